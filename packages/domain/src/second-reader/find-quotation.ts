import { straightText } from '../extraction/text/read-sentences.ts'

/** A text in which words can be found whatever their case, accents and line breaks are; `at`: where each sign stands. */
interface Folded {
  text: string
  at: readonly number[]
}

/** Fewer signs are found everywhere. */
const LEAST_QUOTATION = 8

/**
 * Where a quotation stands in a text, in UTF-16 units; null: nowhere. Case, accents, quotation marks, spaces and words cut
 * at the end of a line do not count; an ellipsis at either end is not of the quotation.
 *
 * @example findQuotation('Le préavis est de trois\nmois.', '… préavis est de trois mois') // { start: 3, end: 28 }
 */
export function findQuotation(
  text: string,
  quotation: string,
): { start: number; end: number } | null {
  return findIn(foldText(text), quotation)
}

/** As `findQuotation`, in each page of a text; folds each page once. */
export function quotationFinder(
  pages: readonly string[],
): (quotation: string) => { page: number; start: number; end: number } | null {
  const folded = pages.map(foldText)
  return (quotation) => {
    for (const [page, text] of folded.entries()) {
      const found = findIn(text, quotation)
      if (found) return { page, ...found }
    }
    return null
  }
}

function findIn(folded: Folded, quotation: string): { start: number; end: number } | null {
  const wanted = foldText(quotation).text.replace(/^(?:\.{3}|…|["'\s])+|(?:\.{3}|…|["'\s])+$/g, '')
  if (wanted.length < LEAST_QUOTATION) return null
  const from = folded.text.indexOf(wanted)
  if (from < 0) return null
  return { start: folded.at[from]!, end: folded.at[from + wanted.length - 1]! + 1 }
}

function foldText(text: string): Folded {
  const straight = straightText(text)
  const signs: string[] = []
  const at: number[] = []
  for (let index = 0; index < straight.length; index += 1) {
    const sign = straight[index]!
    const cut = sign === '-' ? lineBreakAfter(straight, index) : 0
    if (cut > 0) index += cut
    else if (!/\s/.test(sign)) add(sign, index)
    else if (signs.at(-1) !== ' ') add(' ', index)
  }
  return { text: signs.join(''), at }

  function add(sign: string, index: number): void {
    signs.push(sign)
    at.push(index)
  }
}

/** How many signs after a hyphen belong to the end of its line; 0: it is no word that goes on in the next line. */
function lineBreakAfter(text: string, hyphen: number): number {
  let index = hyphen + 1
  while (text[index] === ' ') index += 1
  if (text[index] === '\r') index += 1
  if (text[index] !== '\n' || !/\p{L}/u.test(text[hyphen - 1] ?? '')) return 0
  while (/\s/.test(text[index + 1] ?? '')) index += 1
  return index - hyphen
}
