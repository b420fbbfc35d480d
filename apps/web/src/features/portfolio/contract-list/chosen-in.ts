/** The values that a filter asks for; none when it says something else of them. */
export function chosenIn(written: string | undefined): string[] {
  const list = written?.replace(/^eq:/, '') ?? ''
  return list === '' || /^\w+:/.test(list) ? [] : list.split(',')
}
