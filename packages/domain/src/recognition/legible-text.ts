/** A rectangle on a page from its top left corner, as fractions of the page from 0 to 1. */
export interface WordBox {
  left: number
  top: number
  width: number
  height: number
}

/** A word as an engine reads it in an image, in reading order. */
export interface ReadWord {
  text: string
  /** How sure the engine is, from 0 to 100. */
  confidence: number
  /** Numbers that change with each paragraph and each line. */
  paragraph: number
  line: number
  box: WordBox
}

/** Where the characters of the text from `start` to before `end` are on the page. */
export interface PlacedWord {
  start: number
  end: number
  box: WordBox
}

export interface LegibleText {
  /** One printed line per line, paragraphs apart; '' when nothing is legible. */
  text: string
  words: PlacedWord[]
  /** The mean of the words kept, from 0 to 100. */
  confidence: number
  /** Words that were left out because they are not sure enough. */
  leftOut: number
}

/** Below it, words are as often wrong as right. */
const LEAST_CONFIDENCE = 50
/** Where most words are unsure (handwriting, a stain, a page upside down), others are sure by chance. */
const LEAST_AMONG_UNSURE = 80
/** Of a word that is hardly made of letters: a line of a table, a stain. */
const LEAST_CONFIDENCE_OF_SIGNS = 85

/**
 * The text of a page without what is not sure enough; a word hyphenated at the end of a line is joined.
 *
 * @example legibleText([{ text: 'Bail', confidence: 96, … }, { text: '~;|', confidence: 21, … }]).text // 'Bail'
 */
export function legibleText(read: readonly ReadWord[]): LegibleText {
  const sure = read.filter(isSure)
  const words = read.filter(isWord)
  const kept =
    sure.length * 2 < words.length
      ? sure.filter(({ confidence }) => confidence >= LEAST_AMONG_UNSURE)
      : sure
  if (!kept.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)))
    return { text: '', words: [], confidence: 0, leftOut: words.length }
  const sum = kept.reduce((total, { confidence }) => total + confidence, 0)
  return {
    ...assembled(kept),
    confidence: Math.round(sum / kept.length),
    leftOut: words.length - kept.filter(isWord).length,
  }
}

function isWord({ text }: ReadWord): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function isSure({ text, confidence }: ReadWord): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const isMadeOfLetters = letters * 2 > [...text].length
  return confidence >= (isMadeOfLetters ? LEAST_CONFIDENCE : LEAST_CONFIDENCE_OF_SIGNS)
}

function assembled(kept: readonly ReadWord[]): Pick<LegibleText, 'text' | 'words'> {
  let text = ''
  const words: PlacedWord[] = []
  let before: ReadWord | undefined
  for (const word of kept) {
    if (before && isCut(before, word)) {
      text = text.slice(0, -1)
      words.at(-1)!.end = text.length
    } else if (before) text += separator(before, word)
    const start = text.length
    text += word.text
    words.push({ start, end: text.length, box: word.box })
    before = word
  }
  return { text, words }
}

function isCut(before: ReadWord, word: ReadWord): boolean {
  return (
    before.paragraph === word.paragraph &&
    before.line !== word.line &&
    /\p{Ll}[-\u2010]$/u.test(before.text) &&
    /^\p{Ll}/u.test(word.text)
  )
}

function separator(before: ReadWord, word: ReadWord): string {
  if (before.paragraph !== word.paragraph) return '\n\n'
  return before.line === word.line ? ' ' : '\n'
}
