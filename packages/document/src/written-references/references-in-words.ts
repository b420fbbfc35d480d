import type { NumberingStyle } from '../contract-document.ts'
import { isOfAnotherText } from './of-another-text.ts'
import {
  ANNEX_TOKEN,
  ANNEX_WORDS,
  LIST_SEPARATOR,
  NUMBER_END,
  NUMBER_TOKENS,
  PARAGRAPH_WORD,
  PLURAL_WORD,
  SECTION_WORDS,
} from './reference-patterns.ts'

/** A number in a reference; positions are of the words that it stands in. */
export interface WrittenNumber {
  /** Without what makes an ordinal of it: '4.2', 'IV', '1' of « 1er ». */
  number: string
  from: number
  to: number
}

/** What somebody wrote to refer to parts of the text: « articles 3 et 4 ». */
export interface WordedReference {
  kind: 'section' | 'annex'
  from: number
  to: number
  /** Without those that are references already. */
  numbers: WrittenNumber[]
  /** Whose section it is: « article 2 de l’Annexe 1 »; null: it does not say. */
  annex: string | null
  /** What it is said to be of: « de la présente annexe », « du présent contrat »; null: it does not say. */
  owner: 'annex' | 'contract' | null
}

const WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:(${SECTION_WORDS})|(${ANNEX_WORDS}))(?:(?<=[§.])\\s*|\\s+)(?:(?:n[°ºo]s?|no\\.|№)\\s*)?`,
  'giu',
)
const OF_ANNEX = new RegExp(
  `^\\s+(?:de\\s+l['’]|de\\s+la\\s+|del\\s+|of\\s+|to\\s+)(?:${ANNEX_WORDS})\\s+(${ANNEX_TOKEN})(?![\\p{L}\\d]|[-.]\\d)`,
  'iu',
)
const OWN_ANNEX =
  /^\s+(?:de\s+la\s+présente\s+annexe|(?:of|to)\s+this\s+(?:annex|schedule|appendix|exhibit)|del\s+presente\s+anexo)/iu
const OWN_CONTRACT =
  /^\s+(?:d[ue]s?\s+(?:la\s+)?présente?s?\s+(?!annexe)|of\s+this\s+(?:agreement|contract)|del\s+presente\s+(?:contrato|acuerdo))/iu

/**
 * The references to sections and annexes among the words of a paragraph, in reading order. Those to laws and other
 * documents are left out, and so are numbers that no style writes.
 *
 * @param words as of `paragraphWords`: a field or a reference is one character
 * @param style of the text; where sections have no number, none is looked for
 * @example referencesInWords('Voir les articles 3 et 4.', 'articles')[0]?.numbers.map(({ number }) => number)
 * // ['3', '4']
 */
export function referencesInWords(words: string, style: NumberingStyle): WordedReference[] {
  const found: WordedReference[] = []
  let end = 0
  for (const match of words.matchAll(WORD)) {
    if (match.index < end) continue
    const reference = referenceAt(words, match, style)
    if (!reference) continue
    end = reference.to
    if (!isExcluded(words, reference)) found.push(reference)
  }
  return found
}

function referenceAt(
  words: string,
  match: RegExpExecArray,
  style: NumberingStyle,
): WordedReference | null {
  const word = match[1] ?? match[2]!
  const kind = match[1] === undefined ? 'annex' : 'section'
  if (kind === 'section' && style === 'none') return null
  const start = match.index + match[0].length
  const list = numbersAt(words, start, {
    token: kind === 'annex' ? ANNEX_TOKEN : NUMBER_TOKENS[style],
    isList: PLURAL_WORD.test(word),
  })
  const numbers = PARAGRAPH_WORD.test(word)
    ? list.numbers.filter(({ number }) => number.includes('.'))
    : list.numbers
  if (numbers.length === 0) return null
  const after = words.slice(list.to)
  const ofAnnex = kind === 'section' && numbers.length === 1 ? OF_ANNEX.exec(after) : null
  return {
    kind,
    from: match.index,
    to: list.to + (ofAnnex?.[0].length ?? 0),
    numbers,
    annex: ofAnnex?.[1] ?? null,
    owner: ownerOf(after),
  }
}

/** A number, then further ones where several may follow. */
function numbersAt(
  words: string,
  start: number,
  { token, isList }: { token: string; isList: boolean },
): { numbers: WrittenNumber[]; to: number } {
  const one = new RegExp(`(?:\\uFFFC|(${token})${NUMBER_END})`, 'uy')
  const separator = new RegExp(LIST_SEPARATOR, 'iuy')
  const numbers: WrittenNumber[] = []
  let to = start
  for (let at: number | null = start; at !== null;) {
    one.lastIndex = at
    const match = one.exec(words)
    if (!match) break
    to = one.lastIndex
    if (match[1] !== undefined) numbers.push({ number: match[1], from: at, to })
    separator.lastIndex = to
    at = isList && separator.test(words) ? separator.lastIndex : null
  }
  return { numbers, to }
}

function ownerOf(after: string): WordedReference['owner'] {
  if (OWN_ANNEX.test(after)) return 'annex'
  return OWN_CONTRACT.test(after) ? 'contract' : null
}

function isExcluded(words: string, { from, to, annex }: WordedReference): boolean {
  const before = words.slice(Math.max(0, from - 120), from)
  const after = words.slice(to, to + 160)
  return annex === null ? isOfAnotherText(before, after) : isOfAnotherText('', after)
}
