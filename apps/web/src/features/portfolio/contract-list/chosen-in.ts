/** The values that a filter includes; none when it uses another operator. */
export function chosenIn(written: string | undefined): string[] {
  const list = written?.replace(/^eq:/, '') ?? ''
  return list === '' || /^\w+:/.test(list) ? [] : list.split(',')
}
