import { wordSet, wordShare } from './word-share.ts'

/** What a part is recognised by. */
export interface MatchedPart {
  id: string
  part: string
  title: string
  text: string
  json: string
}

/** A part of the newer content by its index, and the one it was; null: it is new. */
export interface Matched {
  before: number | null
  after: number
  /** It stands elsewhere among those that stayed. */
  isMoved: boolean
}

export interface PartMatches {
  /** In the order of the newer content. */
  matches: Matched[]
  /** Those that are gone, and the index in the newer content of what stood before them; -1: nothing did. */
  removed: { before: number; follows: number }[]
}

/** Beyond this many pairs, parts are no longer recognised by their words alone. */
const MOST_PAIRS = 40_000
/** The share of words that a rewritten part has in common with what it was. */
const LEAST_ALIKE = 0.5

/**
 * Which part of the newer content is which of the older: by its id, else the very same part, else one of the same
 * title, else the one with the most words in common. A text that was imported again has other ids.
 */
export function matchParts(
  before: readonly MatchedPart[],
  after: readonly MatchedPart[],
): PartMatches {
  const old = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (one: number, other: number) => {
    old.set(other, one)
    taken.add(one)
  }
  for (const keyOf of KEYS) pairByKey(before, after, keyOf, { old, taken, pair })
  pairByWords(before, after, { old, taken, pair })
  const moved = movedOf(after.map((_, index) => old.get(index) ?? null))
  return {
    matches: after.map((_, index) => ({
      before: old.get(index) ?? null,
      after: index,
      isMoved: moved.has(index),
    })),
    removed: removedOf(before.length, old),
  }
}

interface Pairing {
  old: ReadonlyMap<number, number>
  taken: ReadonlySet<number>
  pair: (before: number, after: number) => void
}

const KEYS: ((part: MatchedPart) => string | null)[] = [
  ({ id, part }) => (id === '' ? null : `${part} ${id}`),
  ({ part, json }) => `${part} ${json}`,
  ({ part, title }) => (title.trim() === '' ? null : `${part} ${title.trim().toLowerCase()}`),
]

function pairByKey(
  before: readonly MatchedPart[],
  after: readonly MatchedPart[],
  keyOf: (part: MatchedPart) => string | null,
  { old, taken, pair }: Pairing,
): void {
  const free = before.map((part, index) => ({ key: keyOf(part), index }))
  const byKey = Map.groupBy(
    free.filter(({ key, index }) => key !== null && !taken.has(index)),
    ({ key }) => key,
  )
  for (const [index, part] of after.entries()) {
    if (old.has(index)) continue
    const match = byKey.get(keyOf(part))?.shift()
    if (match) pair(match.index, index)
  }
}

function pairByWords(
  before: readonly MatchedPart[],
  after: readonly MatchedPart[],
  { old, taken, pair }: Pairing,
): void {
  const left = [...before.keys()].filter((index) => !taken.has(index))
  const fresh = [...after.keys()].filter((index) => !old.has(index))
  if (left.length * fresh.length > MOST_PAIRS) return
  const words = new Map(left.map((index) => [index, wordsOf(before[index]!)]))
  for (const index of fresh) {
    const own = wordsOf(after[index]!)
    const [best] = left
      .filter((one) => !taken.has(one) && before[one]!.part === after[index]!.part)
      .map((one) => ({ one, share: wordShare(words.get(one)!, own) }))
      .toSorted((a, b) => b.share - a.share)
    if (best && best.share >= LEAST_ALIKE) pair(best.one, index)
  }
}

function wordsOf({ title, text }: MatchedPart): ReadonlySet<string> {
  return wordSet(`${title} ${text}`)
}

/** The fewest parts that have to be taken out so that the others stand in their old order. */
export function movedOf(old: readonly (number | null)[]): Set<number> {
  const kept = longestIncreasing(
    old.flatMap((before, index) => (before === null ? [] : [{ before, index }])),
  )
  return new Set(
    old.flatMap((before, index) => (before === null || kept.has(index) ? [] : [index])),
  )
}

function longestIncreasing(pairs: readonly { before: number; index: number }[]): Set<number> {
  // Of each length the chain with the smallest end, and what each pair follows in its chain.
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [at, { before }] of pairs.entries()) {
    const longer = ends.findIndex((end) => pairs[end]!.before >= before)
    const length = longer < 0 ? ends.length : longer
    previous[at] = ends[length - 1]
    ends[length] = at
  }
  const kept = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) kept.add(pairs[at]!.index)
  return kept
}

function removedOf(count: number, old: ReadonlyMap<number, number>): PartMatches['removed'] {
  const places = new Map([...old].map(([after, before]) => [before, after]))
  let follows = -1
  const removed: PartMatches['removed'] = []
  for (let before = 0; before < count; before += 1) {
    const place = places.get(before)
    if (place === undefined) removed.push({ before, follows })
    else follows = place
  }
  return removed
}
