/** Two texts that say nearly the same. */
export interface NearDuplicate {
  one: string
  other: string
  /** What they have in common, from 0 to 1: the same, word for word. */
  share: number
}

interface KnownText {
  id: string
  text: string
}

/** So many words in a row, rather than single ones: every clause says “the parties”. */
const RUN = 3
/** Runs that so many texts have say nothing about two of them. */
const MOST_COMMON = 50
/** From here on a person would call them variants of one text. */
const LEAST_SHARE = 0.6

/**
 * The pairs of texts that are the same or nearly so, the closest first: by the runs of words that they have in common.
 *
 * @param of only the pairs of this one
 * @example nearDuplicates([{ id: 'a', text: 'one two three' }, { id: 'b', text: 'One two, three.' }])
 * // [{ one: 'a', other: 'b', share: 1 }]
 */
export function nearDuplicates(texts: readonly KnownText[], of?: string): NearDuplicate[] {
  const known = texts
    .map(({ id, text }) => ({ id, runs: runsOf(text) }))
    .filter(({ runs }) => runs.size > 0)
  const asked = of === undefined ? null : known.find(({ id }) => id === of)?.runs
  const byRun = Map.groupBy(
    known.flatMap((text, index) =>
      [...text.runs].flatMap((run) => (!asked || asked.has(run) ? [{ run, index }] : [])),
    ),
    ({ run }) => run,
  )
  const pairs: NearDuplicate[] = []
  for (const [index, { id, runs }] of known.entries()) {
    if (of !== undefined && id !== of) continue
    const common = new Map<number, number>()
    for (const run of runs) {
      const holders = byRun.get(run)!
      if (holders.length > MOST_COMMON) continue
      for (const holder of holders)
        if (of === undefined ? holder.index > index : holder.index !== index)
          common.set(holder.index, (common.get(holder.index) ?? 0) + 1)
    }
    for (const [other, count] of common) {
      const share = (2 * count) / (runs.size + known[other]!.runs.size)
      if (share >= LEAST_SHARE) pairs.push({ one: id, other: known[other]!.id, share })
    }
  }
  return pairs.toSorted((a, b) => b.share - a.share)
}

function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < RUN) return new Set(words.length > 0 ? [words.join(' ')] : [])
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}
