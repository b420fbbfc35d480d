import type { TextAlign } from '@tacite/document/rich-text.ts'
import type { Look } from './flow.ts'

/** A range of text with its look, from a Word run or from the characters of a PDF line. */
export interface LookedText {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  isCapitals?: boolean
  sizePt?: number
}

const DEFAULT_SIZE_PT = 11
/** A heading stays bold even if a comma or space in it is not. */
const NEARLY_ALL = 0.9

/** The look of a paragraph, weighted by letters and digits; blanks and punctuation do not count. */
export function lookOf(texts: readonly LookedText[], align: TextAlign): Look {
  const weighed = texts.map((part) => ({ ...part, letters: lettersIn(part.text) }))
  const total = sum(weighed.map(({ letters }) => letters))
  const share = (has: (part: LookedText) => boolean | undefined) =>
    total > 0 && sum(weighed.filter(has).map(({ letters }) => letters)) >= total * NEARLY_ALL
  const all = texts.map(({ text }) => text).join('')
  return {
    isBold: share(({ bold }) => bold),
    isItalic: share(({ italic }) => italic),
    isUnderlined: share(({ underline }) => underline),
    isCapitals: share(({ isCapitals }) => isCapitals) || isUpperCase(all),
    isCentred: align === 'center',
    sizePt: sizeOf(weighed),
    leadChars: leadOf(texts),
  }
}

/** Whether its letters, at least three, are all capitals. */
export function isUpperCase(text: string): boolean {
  const letters = text.replaceAll(/\{\{?[^}]*\}\}?|[^\p{L}]/gu, '')
  return letters.length >= 3 && letters === letters.toUpperCase()
}

function lettersIn(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length
}

/** The font size of most letters. */
function sizeOf(texts: { sizePt?: number; letters: number }[]): number {
  const bySize = new Map<number, number>()
  for (const { sizePt, letters } of texts) {
    const size = sizePt ?? DEFAULT_SIZE_PT
    bySize.set(size, (bySize.get(size) ?? 0) + letters)
  }
  const [most] = [...bySize].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? DEFAULT_SIZE_PT
}

/** How many leading characters are bold or underlined when the rest is not. */
function leadOf(texts: readonly LookedText[]): number {
  let chars = 0
  let started = false
  for (const { text, bold, underline } of texts) {
    const isPlain = !bold && !underline
    if (isPlain && lettersIn(text) > 0) break
    const shown = started ? text : text.trimStart()
    if (shown !== '') started = true
    chars += shown.length
  }
  const all = texts
    .map(({ text }) => text)
    .join('')
    .trimStart()
  return chars >= all.trimEnd().length ? 0 : chars
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
