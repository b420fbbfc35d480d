import { inlineWords } from '@tacite/document/paragraph-words.ts'
import type { RichTextInline } from '@tacite/document/rich-text.ts'
import type { ParagraphWithPlaces } from './locate-places.ts'
import type { Piece } from './pieces.ts'

/**
 * What was noted in a paragraph: positions in its text, whose outer blanks are trimmed.
 *
 * @param idOf `placeOf` or `referenceOf`
 */
export function placesIn(
  pieces: readonly Piece[],
  inlineOf: (piece: Piece) => RichTextInline[],
  idOf: (piece: Piece) => number | undefined,
): ParagraphWithPlaces | undefined {
  if (!pieces.some((piece) => idOf(piece) !== undefined)) return undefined
  const ranges: ParagraphWithPlaces['places'] = []
  let raw = ''
  for (const piece of pieces) {
    const from = raw.length
    raw += inlineOf(piece).map(inlineWords).join('')
    const id = idOf(piece)
    if (id === undefined) continue
    const last = ranges.at(-1)
    if (last?.id === id && last.to === from) last.to = raw.length
    else ranges.push({ id, from, to: raw.length })
  }
  const text = raw.trim()
  const cut = raw.length - raw.trimStart().length
  const within = (at: number) => Math.min(Math.max(0, at - cut), text.length)
  return {
    text,
    places: ranges.map(({ id, from, to }) => ({ id, from: within(from), to: within(to) })),
  }
}

export function placeOf(piece: Piece): number | undefined {
  return piece.type === 'text' || piece.type === 'emptyPlace' ? piece.place : undefined
}

export function referenceOf(piece: Piece): number | undefined {
  return piece.type === 'text' ? piece.reference : undefined
}
