import type { LookedText } from '../outline/look.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'
import { endsLine, LINE_HYPHEN, withCharacters, type PageCharacters } from './page-characters.ts'

/** A printed line, in points from the lower left corner of the page. */
export interface PdfLine {
  /** Index of the page. */
  page: number
  texts: LookedText[]
  left: number
  right: number
  /** Height of the baseline. */
  baseline: number
  /** Letter height, only for comparison with other lines. */
  sizePt: number
  /** Whether its last word continues on the next line. */
  isCut: boolean
  /** Whether wide gaps separate its words, as in a table row. */
  hasColumns: boolean
}

/** The lines of a page, in text order. */
export function readLines(pdf: OpenPdf, page: OpenPage): PdfLine[] {
  return withCharacters(pdf, page, (text) => {
    const lines: PdfLine[] = []
    let from = 0
    for (let index = 0; index <= text.characters.length; index += 1) {
      const character = text.characters[index]
      if (character !== undefined && !endsLine(character)) continue
      const line = lineOf(pdf, page, text, from, index)
      if (line) lines.push(line)
      from = index + 1
    }
    return lines
  })
}

function lineOf(
  pdf: OpenPdf,
  page: OpenPage,
  text: PageCharacters,
  from: number,
  to: number,
): PdfLine | undefined {
  const words = wordsBetween(text.characters, from, to).map((word) => ({
    ...word,
    ...placeOf(pdf, text.textPage, word.from, word.to),
  }))
  const [first] = words
  if (!first) return undefined
  const sizePt = median(words.map(({ height }) => height))
  return {
    page: page.index,
    texts: words.map((word, at) => ({
      text: `${at === 0 ? '' : isColumn(words[at - 1]!, word, sizePt) ? '\t' : ' '}${word.text}`,
      ...lookOfFont(word.font),
      sizePt: word.height,
    })),
    left: first.left,
    right: words.reduce((most, { right }) => Math.max(most, right), first.right),
    baseline: first.baseline,
    sizePt,
    isCut: text.characters[to] === LINE_HYPHEN,
    hasColumns: words.slice(1).some((word, at) => isColumn(words[at]!, word, sizePt)),
  }
}

/** A gap of this many letter heights separates columns. */
const COLUMN_GAP = 2.5

function isColumn(before: WordPlace, word: WordPlace, sizePt: number): boolean {
  return word.left - before.right > sizePt * COLUMN_GAP
}

interface LineWord {
  text: string
  from: number
  to: number
}

function wordsBetween(characters: readonly string[], from: number, to: number): LineWord[] {
  const words: LineWord[] = []
  let word: LineWord | undefined
  for (let index = from; index < to; index += 1) {
    const character = characters[index]
    if (character === '' || character === undefined) continue
    if (/\s/u.test(character)) {
      word = undefined
      continue
    }
    if (!word) {
      word = { text: '', from: index, to: index }
      words.push(word)
    }
    word.text += character
    word.to = index + 1
  }
  return words
}

interface WordPlace {
  left: number
  right: number
  baseline: number
  height: number
  font: string
}

const MAX_FONT_NAME_BYTES = 128

function placeOf({ pdfium }: OpenPdf, textPage: number, from: number, to: number): WordPlace {
  const { call } = pdfium
  const pointer = call.malloc(32 + MAX_FONT_NAME_BYTES)
  try {
    call.FPDFText_GetLooseCharBox(textPage, to - 1, pointer)
    const right = pdfium.memory().getFloat32(pointer + 8, true)
    call.FPDFText_GetLooseCharBox(textPage, from, pointer)
    const [left = 0, top = 0, , bottom = 0] = [0, 4, 8, 12].map((by) =>
      pdfium.memory().getFloat32(pointer + by, true),
    )
    call.FPDFText_GetCharOrigin(textPage, from, pointer + 16, pointer + 24)
    const baseline = pdfium.memory().getFloat64(pointer + 24, true)
    const name = pointer + 32
    const bytes = call.FPDFText_GetFontInfo(textPage, from, name, MAX_FONT_NAME_BYTES, pointer)
    const length = Math.max(0, Math.min(bytes, MAX_FONT_NAME_BYTES) - 1)
    const font = Buffer.from(pdfium.memory().buffer, name, length).toString('latin1')
    return { left, right, baseline, height: Math.round(Math.abs(top - bottom) * 2) / 2, font }
  } finally {
    call.free(pointer)
  }
}

/** A PDF reveals the style of letters only through the name of their font. */
function lookOfFont(name: string): Pick<LookedText, 'bold' | 'italic'> {
  return {
    bold: /bold|black|heavy|semibold|demi|[,-]b(?:d|i)?$|-gras/i.test(name),
    italic: /italic|oblique|-ital/i.test(name),
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
