import type { PlacedWord } from '@tacite/domain/recognition/legible-text.ts'
import { alignCharacters } from './align-characters.ts'
import { boxOf, cornersOf, grow, type Corners } from './character-corners.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'
import { endsLine, withCharacters, type PageCharacters } from './page-characters.ts'

/**
 * The words of a page's text where they are printed, in its order; one that is hyphenated at the end of a line in two
 * parts. Turned and cropped pages are measured as displayed.
 *
 * @param text as it was kept when the page was read: offsets refer to it
 */
export function placeWords(
  pdf: OpenPdf,
  page: OpenPage,
  text: string,
  maxWords: number,
): PlacedWord[] {
  return withCharacters(pdf, page, (printed) => {
    const places = alignCharacters(printed.characters, text)
    const words: PlacedWord[] = []
    for (const [start, end] of rangesOf(text)) {
      if (words.length >= maxWords) break
      words.push(...partsOf(pdf, page, printed, places, start, end))
    }
    return words
  })
}

/** Between spaces, without the punctuation around. */
function rangesOf(text: string): [number, number][] {
  return Array.from(text.matchAll(/\S+/g), ({ 0: run, index }): [number, number] => {
    const before = /^[\p{Ps}\p{Pi}"“]*/u.exec(run)![0].length
    const after = /[\p{Pe}\p{Pf}"”.,;:!?…]*$/u.exec(run)![0].length
    return [index + before, index + run.length - after]
  }).filter(([start, end]) => start < end)
}

function partsOf(
  pdf: OpenPdf,
  page: OpenPage,
  { characters, textPage }: PageCharacters,
  places: readonly (number | undefined)[],
  start: number,
  end: number,
): PlacedWord[] {
  const parts: { start: number; end: number; corners: Corners }[] = []
  let last: number | undefined
  for (let offset = start; offset < end; offset += 1) {
    const place = places[offset]
    const corners = place === undefined ? undefined : cornersOf(pdf, page, textPage, place)
    if (place === undefined || !corners) continue
    const part = parts.at(-1)
    if (part && last !== undefined && !characters.slice(last + 1, place).some(endsLine)) {
      grow(part.corners, corners)
      part.end = offset + 1
    } else {
      if (part) part.end = offset
      parts.push({ start: offset, end: offset + 1, corners })
    }
    last = place
  }
  return parts.map(({ corners, ...range }) => {
    const { left, top, width, height } = boxOf(corners, page)
    return { ...range, box: { left, top, width, height } }
  })
}
