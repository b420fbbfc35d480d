import type { HeadingCandidate } from './heading-candidate.ts'

/**
 * Titles without a number above « 2.1 » and « 2.2 » are counted all the same: the third of them is 3 if its subsections
 * say so. They get their numbers, unless one of them is contradicted by what is typed below it.
 */
export function implyNumbers(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const first = headings.findIndex(({ number }) => number !== undefined)
  const typed = headings[first]?.number
  const parent = headings[first - 1]
  if (!parent || typed?.kind !== 'decimal' || typed.path.length !== 2) return [...headings]
  const siblings = headings.filter(
    (heading) => !heading.number && heading.signature === parent.signature,
  )
  if (!areCounted(headings, siblings)) return [...headings]
  return headings.map((heading) => {
    const at = siblings.indexOf(heading)
    if (at < 0) return heading
    return { ...heading, number: { kind: 'decimal', path: [at + 1], length: 0, isParted: true } }
  })
}

/** Whether each number of two figures begins with the place of the title above it. */
function areCounted(
  headings: readonly HeadingCandidate[],
  siblings: readonly HeadingCandidate[],
): boolean {
  let above = 0
  return headings.every((heading) => {
    if (siblings.includes(heading)) above += 1
    const { number } = heading
    return number?.kind !== 'decimal' || number.path.length < 2 || number.path[0] === above
  })
}
