/** How much a text says a word that stands so often in it: ten times are less than ten words. */
export function weightOf(count: number): number {
  return 1 + Math.log(count)
}
