import type { PlacedWord, WordBox } from '@tacite/domain/recognition/legible-text.ts'

/** [start, end, left, top, width, height]: characters of the page's text, ten-thousandths of the page. */
type StoredWord = readonly [number, number, number, number, number, number]

const PARTS = 10_000

/** @param shift characters of the page's text before the recognised part */
export function storedWords(words: readonly PlacedWord[], shift: number): StoredWord[] {
  return words.map(({ start, end, box }) => [
    start + shift,
    end + shift,
    ...([box.left, box.top, box.width, box.height].map((share) => Math.round(share * PARTS)) as [
      number,
      number,
      number,
      number,
    ]),
  ])
}

/** The recognised words of a page, in the order of its text. */
export function recognisedWords(stored: unknown): PlacedWord[] {
  return ((stored ?? []) as StoredWord[]).map(([start, end, ...box]) => {
    const [left, top, width, height] = box.map((part) => part / PARTS) as [
      number,
      number,
      number,
      number,
    ]
    return { start, end, box: { left, top, width, height } }
  })
}

/** Where these ranges of the page's text stand in its image. */
export function boxesOfHits(
  stored: unknown,
  hits: readonly { start: number; end: number }[],
): WordBox[] {
  return recognisedWords(stored)
    .filter(({ start, end }) => hits.some((hit) => hit.start < end && start < hit.end))
    .map(({ box }) => box)
}
