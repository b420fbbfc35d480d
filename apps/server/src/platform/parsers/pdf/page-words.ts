import { joinedWords } from '@tacite/domain/search/joined-words.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'
import { LINE_HYPHEN, withCharacters, type PageCharacters } from './page-characters.ts'

/** A rectangle on a page, from its top left corner: in points, and as fractions of the page from 0 to 1. */
export interface PageBox {
  leftPt: number
  topPt: number
  widthPt: number
  heightPt: number
  left: number
  top: number
  width: number
  height: number
}

export interface PageWord {
  text: string
  /** Indexes of its first character and of the one after its last. */
  from: number
  to: number
}

/** The words of a page in order; a word hyphenated at the end of a line counts as one. */
function wordsOf({ characters }: PageCharacters): PageWord[] {
  const words: PageWord[] = []
  let word: PageWord | undefined
  for (const [index, character] of characters.entries()) {
    const goesOn = word !== undefined && isCut(characters, index)
    if (character === '' || goesOn) continue
    if (!/[\p{L}\p{N}\p{M}]/u.test(character)) {
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

/** Numbers written in groups, and articles of a code, as one word each. */
function joinedWordsOf({ characters }: PageCharacters): PageWord[] {
  const shown = [...characters.entries()].filter(([, character]) => character.length === 1)
  const text = shown.map(([, character]) => character).join('')
  return joinedWords(text).map(({ word, start, end }) => ({
    text: word,
    from: shown[start]![0],
    to: shown[end - 1]![0] + 1,
  }))
}

/** Whether the index belongs to the hyphenation itself: the hyphen and the line break after it. */
function isCut(characters: readonly string[], index: number): boolean {
  const character = characters[index]
  if (character === LINE_HYPHEN) return true
  if (character !== '\n') return false
  let before = index - 1
  while (characters[before] === '' || characters[before] === '\n') before -= 1
  return characters[before] === LINE_HYPHEN
}

/**
 * The boxes of the words that `isWanted` picks, one per line that a word occupies. Turned and cropped pages are
 * measured as displayed.
 */
export function boxesOfWords(
  pdf: OpenPdf,
  page: OpenPage,
  isWanted: (word: string) => boolean,
  maxBoxes: number,
): PageBox[] {
  return withCharacters(pdf, page, (text) => {
    const boxes: PageBox[] = []
    for (const word of [...wordsOf(text), ...joinedWordsOf(text)]) {
      if (boxes.length >= maxBoxes) break
      if (isWanted(word.text)) boxes.push(...boxesOfWord(pdf, page, text, word))
    }
    return boxes
  })
}

function boxesOfWord(
  pdf: OpenPdf,
  page: OpenPage,
  { characters, textPage }: PageCharacters,
  word: PageWord,
): PageBox[] {
  const lines: Corners[] = []
  let line: Corners | undefined
  for (let index = word.from; index < word.to; index += 1) {
    if (characters[index] === '\n') line = undefined
    const corners = characters[index] === '\n' ? undefined : cornersOf(pdf, page, textPage, index)
    if (!corners) continue
    if (line) grow(line, corners)
    else {
      line = corners
      lines.push(line)
    }
  }
  return lines.map((corners) => boxOf(corners, page))
}

/** On the page as displayed, in points from its top left corner. */
interface Corners {
  left: number
  top: number
  right: number
  bottom: number
}

/** Rounded to hundredths of a point. */
const DEVICE_PER_PT = 100

function cornersOf(
  { pdfium }: OpenPdf,
  { page, widthPt, heightPt }: OpenPage,
  textPage: number,
  index: number,
): Corners | undefined {
  const { call } = pdfium
  const pointer = call.malloc(24)
  try {
    // FS_RECTF: left, top, right, bottom, as floats in the page's own coordinates.
    if (call.FPDFText_GetLooseCharBox(textPage, index, pointer) === 0) return undefined
    const rect = [0, 4, 8, 12].map((by) => pdfium.memory().getFloat32(pointer + by, true))
    const [left = 0, top = 0, right = 0, bottom = 0] = rect
    const onDevice = (x: number, y: number): [number, number] => {
      const size = [
        Math.round(widthPt * DEVICE_PER_PT),
        Math.round(heightPt * DEVICE_PER_PT),
      ] as const
      call.FPDF_PageToDevice(page, 0, 0, size[0], size[1], 0, x, y, pointer + 16, pointer + 20)
      const memory = pdfium.memory()
      return [memory.getInt32(pointer + 16, true), memory.getInt32(pointer + 20, true)].map(
        (value) => value / DEVICE_PER_PT,
      ) as [number, number]
    }
    const [x1, y1] = onDevice(left, top)
    const [x2, y2] = onDevice(right, bottom)
    return {
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      right: Math.max(x1, x2),
      bottom: Math.max(y1, y2),
    }
  } finally {
    call.free(pointer)
  }
}

function grow(line: Corners, by: Corners): void {
  line.left = Math.min(line.left, by.left)
  line.top = Math.min(line.top, by.top)
  line.right = Math.max(line.right, by.right)
  line.bottom = Math.max(line.bottom, by.bottom)
}

function boxOf({ left, top, right, bottom }: Corners, { widthPt, heightPt }: OpenPage): PageBox {
  const [widthOfBox, heightOfBox] = [right - left, bottom - top]
  return {
    leftPt: rounded(left, 2),
    topPt: rounded(top, 2),
    widthPt: rounded(widthOfBox, 2),
    heightPt: rounded(heightOfBox, 2),
    left: rounded(left / widthPt, 5),
    top: rounded(top / heightPt, 5),
    width: rounded(widthOfBox / widthPt, 5),
    height: rounded(heightOfBox / heightPt, 5),
  }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
