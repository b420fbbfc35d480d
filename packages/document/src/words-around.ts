const MOST_CHARACTERS = 70

/** What stands before a place on its line, cut at a word. */
export function endOf(before: string): string {
  const line = before.split('\n').at(-1)!
  if (line.length <= MOST_CHARACTERS) return line
  return `…${line.slice(-MOST_CHARACTERS).replace(/^\S*/, '')}`
}

/** What stands behind a place on its line, cut at a word. */
export function startOf(after: string): string {
  const line = after.split('\n')[0]!
  if (line.length <= MOST_CHARACTERS) return line
  return `${line.slice(0, MOST_CHARACTERS).replace(/\S*$/, '')}…`
}
