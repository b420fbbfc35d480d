import { joinedWords } from '@tacite/domain/search/joined-words.ts'
import { boxOf, cornersOf, grow, type Corners, type PageBox } from './character-corners.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'
import { endsLine, LINE_HYPHEN, withCharacters, type PageCharacters } from './page-characters.ts'

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
    const isEnd = endsLine(characters[index]!)
    if (isEnd) line = undefined
    const corners = isEnd ? undefined : cornersOf(pdf, page, textPage, index)
    if (!corners) continue
    if (line) grow(line, corners)
    else {
      line = corners
      lines.push(line)
    }
  }
  return lines.map((corners) => boxOf(corners, page))
}
