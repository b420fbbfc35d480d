import type { OpenPage, OpenPdf } from './open-pdf.ts'

/** The text of one page by character index, since PDFium's own text extraction skips some. */
export interface PageCharacters {
  /** The character at each index; '' for an invisible one. */
  characters: string[]
  /** The page's handle, for further queries about a character while the page is open. */
  textPage: number
}

/** More than a person could read on one page. */
const MAX_CHARACTERS = 500_000

export function withCharacters<Result>(
  { pdfium: { call } }: OpenPdf,
  { page }: OpenPage,
  use: (text: PageCharacters) => Result,
): Result {
  const textPage = call.FPDFText_LoadPage(page)
  if (textPage === 0) return use({ characters: [], textPage })
  try {
    const count = Math.min(Math.max(0, call.FPDFText_CountChars(textPage)), MAX_CHARACTERS)
    const characters: string[] = []
    let hasHalves = false
    for (let index = 0; index < count; index += 1) {
      const code = call.FPDFText_GetUnicode(textPage, index) >>> 0
      hasHalves ||= isHalf(code)
      characters.push(USUAL[code] ?? characterOf(code))
    }
    return use({ characters: hasHalves ? joinHalves(characters) : characters, textPage })
  } finally {
    call.FPDFText_ClosePage(textPage)
  }
}

/** PDFium's mark for a hyphen at the end of a line where the word continues. */
export const LINE_HYPHEN = '\u0002'

/** A line also ends at such a hyphen: PDFium gives no break after it. */
export function endsLine(character: string): boolean {
  return character === '\n' || character === LINE_HYPHEN
}

/** Bidi marks would show other words than are found. */
function turnsDirection(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
}

/** Characters that symbol fonts place in the private use area. */
const BULLETS: Record<number, string> = {
  0xf0b7: '•',
  0xf0a7: '▪',
  0xf0d8: '➢',
  0xf0fc: '✓',
  0xf0a8: '☐',
  0xf06f: '☐',
  0xf0fe: '☒',
}

/** Carriage returns, soft hyphens, zero-width spaces. */
const INVISIBLE = new Set([0x0d, 0xad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0xfffe, 0xffff])

function characterOf(code: number): string {
  if (code === 2) return LINE_HYPHEN
  if (INVISIBLE.has(code) || turnsDirection(code)) return ''
  if (code === 0x0a || code === 9) return code === 9 ? ' ' : '\n'
  if (code >= 0xe000 && code <= 0xf8ff) return BULLETS[code] ?? ''
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff) return ''
  // Surrogate halves are joined below; ligatures are expanded so that words can be found.
  if (isHalf(code)) return String.fromCharCode(code)
  const character = String.fromCodePoint(code)
  return code >= 0xfb00 && code <= 0xfb06 ? character.normalize('NFKC') : character
}

/** Those of most texts, told once. */
const USUAL = Array.from({ length: 0x250 }, (_, code) => characterOf(code))

function joinHalves(characters: string[]): string[] {
  return characters.map((character, index) => {
    if (character.isWellFormed()) return character
    const next = characters[index + 1] ?? ''
    const pair = character + next
    if (pair.length === 2 && pair.isWellFormed()) return pair
    return (characters[index - 1] ?? '').concat(character).isWellFormed() ? '' : '\ufffd'
  })
}

function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff
}
