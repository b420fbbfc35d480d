import { withUnicodeClasses, WORD_CHARACTERS } from './unicode-classes.ts'

/** What a person looks for. Accents always count, as in word processors. */
export interface FindQuery {
  text: string
  matchesCase: boolean
  wholeWords: boolean
  /** The text is a regular expression. */
  isPattern: boolean
}

/** A regular expression as it is sent to where it runs. */
export interface FindPattern {
  source: string
  flags: string
}

/**
 * The regular expression of a query; null: what was typed is none.
 *
 * @example findPattern({ text: 'prix', matchesCase: false, wholeWords: true, isPattern: false })
 */
export function findPattern(query: FindQuery): FindPattern | null {
  const { text, matchesCase, wholeWords, isPattern } = query
  const inner = isPattern ? withUnicodeClasses(text) : literal(text)
  const flags = matchesCase ? 'gu' : 'giu'
  try {
    // What was typed is tried alone: `a)(?:b` would only be one within the group.
    const { source } = new RegExp(inner, flags)
    return { source: wholeWords ? asWords(source) : source, flags }
  } catch {
    return null
  }
}

function asWords(source: string): string {
  return `(?<![${WORD_CHARACTERS}])(?:${source})(?![${WORD_CHARACTERS}])`
}

/** What a keyboard has one key for, and typography several characters. */
const equals: Record<string, string> = {
  ' ': '[ \\u00A0\\u2009\\u202F]',
  "'": "['\\u2019\\u02BC]",
  '-': '[-\\u2010\\u2011]',
}

function literal(text: string): string {
  return [...text.normalize('NFC')].map((typed) => equals[typed] ?? either(typed)).join('')
}

/** A letter with its accent is one character or two, depending on where the text was pasted from. */
function either(typed: string): string {
  const apart = typed.normalize('NFD')
  return apart === typed ? escaped(typed) : `(?:${escaped(typed)}|${escaped(apart)})`
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}
