import type { Hit, MarkedText } from '@tacite/api/portfolio/search-endpoints.ts'
import { joinedWords } from '@tacite/domain/search/joined-words.ts'
import { wordsOf } from './split-words.ts'

const MOST_HITS = 500
/** About two lines of a list. */
const SNIPPET_LENGTH = 240
const BEFORE_FIRST_HIT = 60

/** A text with the positions of these words. */
export function markText(text: string, words: ReadonlySet<string>): MarkedText {
  const found = [...wordsOf(text), ...joinedWords(text)]
    .filter(({ word }) => words.has(word.toLowerCase()))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const hits: Hit[] = []
  for (const { start, end } of found)
    if (hits.length < MOST_HITS && start >= (hits.at(-1)?.end ?? 0)) hits.push({ start, end })
  return { text, hits }
}

/** The range of a text with the most hits, cut between words, on one line. */
export function snippetOf(text: string, words: ReadonlySet<string>): MarkedText {
  const oneLine = text.replace(LEADERS, ' … ').replace(/\s+/g, ' ').trim()
  const { hits } = markText(oneLine, words)
  const first = densest(hits)
  const from = first?.start ?? 0
  const start = Math.min(from, wordStart(oneLine, Math.max(0, from - BEFORE_FIRST_HIT)))
  const cut = wordEnd(oneLine, Math.min(oneLine.length, start + SNIPPET_LENGTH))
  const end = Math.max(cut, first?.end ?? 0)
  const opening = start > 0 ? '… ' : ''
  const closing = end < oneLine.length ? ' …' : ''
  const shift = opening.length - start
  return {
    text: `${opening}${oneLine.slice(start, end)}${closing}`,
    hits: hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit) => ({ start: hit.start + shift, end: hit.end + shift })),
  }
}

/** The dot leaders of a table of contents. */
const LEADERS = /(?:[.·…]\s*){4,}/g

/** The hit with the most others in reach. */
function densest(hits: readonly Hit[]): Hit | undefined {
  const reach = SNIPPET_LENGTH - BEFORE_FIRST_HIT
  let best: { hit: Hit; near: number } | undefined
  let behind = 0
  for (const [index, hit] of hits.entries()) {
    while (behind < hits.length && hits[behind]!.end <= hit.start + reach) behind += 1
    if (best === undefined || behind - index > best.near) best = { hit, near: behind - index }
  }
  return best?.hit
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space < 0 ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at
  const space = text.lastIndexOf(' ', at)
  return space <= 0 ? at : space
}
