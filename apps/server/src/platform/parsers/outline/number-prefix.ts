import { fold, readOrdinal } from './ordinals.ts'

/** What a heading calls itself, shallowest first. `decimal` is '2.1', `ordinal` a bare « PRIMERA.- ». */
export type NumberKind =
  | 'part'
  | 'title'
  | 'chapter'
  | 'section'
  | 'article'
  | 'paragraph'
  | 'annex'
  | 'ordinal'
  | 'decimal'
  | 'roman'
  | 'letter'
  | 'smallLetter'

export interface NumberPrefix {
  kind: NumberKind
  /** [2, 1] for 2.1; [] when the keyword stands alone (« Annexe »). */
  path: number[]
  /** Length of the number including its punctuation. */
  length: number
  /** Written '2.0', which list items never are. */
  endsInZero?: true
  /** Whether punctuation (. - : )) separates it from the title, or nothing follows. */
  isParted: boolean
}

const KEYWORDS: readonly [NumberKind, RegExp][] = [
  ['part', /^(?:partie|part|parte)\b/u],
  ['title', /^(?:titre|title|titulo)\b/u],
  ['chapter', /^(?:chapitre|chapter|capitulo)\b/u],
  ['section', /^(?:sous-section|section|seccion)\b/u],
  ['article', /^(?:articles?|art\.?|articulo|clauses?|clausula)(?![\p{L}’'])/u],
  ['annex', /^(?:annexes?|anexos?|appendi(?:x|ce)|apendice|exhibit|schedule|attachment)\b/u],
  ['paragraph', /^§/u],
]

/** Keywords that make a heading even without a number. */
const MAY_STAND_ALONE = new Set<NumberKind>(['annex'])

/**
 * The number at the start of a text, typed or generated, if it is of a kind that opens articles and sections. Years,
 * amounts and references (« Article 3 du Code ») may match: the caller must look at what follows. `isHeading`: the
 * style says so, « 1 Objet » needs no punctuation.
 *
 * @example readNumberPrefix('ARTICLE PREMIER – OBJET')?.path // [1]
 * @example readNumberPrefix('3.2. – Prix') // { kind: 'decimal', path: [3, 2], length: 7, isParted: true }
 */
export function readNumberPrefix(text: string, isHeading = false): NumberPrefix | undefined {
  return (
    readKeyword(text) ?? readDecimal(text, isHeading) ?? readOrdinalPrefix(text) ?? readFigure(text)
  )
}

function readKeyword(text: string): NumberPrefix | undefined {
  // Folding changes no length here: a precomposed accent is one character before and after.
  const folded = fold(text.normalize('NFC'))
  for (const [kind, pattern] of KEYWORDS) {
    const keyword = pattern.exec(folded)?.[0]
    if (!keyword) continue
    const afterKeyword =
      keyword.length + blank(text.slice(keyword.length), /^[\s.]*(?:n\s?[°º.]\s*)?/iu)
    const token = readToken(text.slice(afterKeyword))
    if (token) return withSign(kind, token.path, afterKeyword + token.length, text)
    if (MAY_STAND_ALONE.has(kind)) return withSign(kind, [], keyword.length, text)
    return undefined
  }
  return undefined
}

interface Token {
  path: number[]
  length: number
}

/** The number after a keyword: '2.1', 'IV', 'B', 'PREMIER', '1er', or an 'l' typed for a 1. */
function readToken(text: string): Token | undefined {
  const figures = /^(\d{1,3}(?:\.\d{1,3}){0,4})(?:er|ère|ere|ème|eme|[°º])?(?![\p{L}\d])/iu.exec(
    text,
  )
  if (figures) return { path: pathOf(figures[1]!), length: figures[0].length }
  const roman = /^[IVXLC]{1,7}(?![\p{L}\d’']|\.\d)/u.exec(text)?.[0]
  const value = roman && romanValue(roman)
  if (roman && value && !['L', 'C'].includes(roman)) return { path: [value], length: roman.length }
  const ordinal = readOrdinal(text)
  if (ordinal) return { path: [ordinal.value], length: ordinal.length }
  if (/^l(?=\s*[:.–-]|\s*$)/u.test(text)) return { path: [1], length: 1 }
  const letter = /^[A-Z](?![\p{L}\d’'])(?!\.\s?\d)/u.exec(text)?.[0]
  if (letter) return { path: [letter.charCodeAt(0) - 64], length: 1 }
  return undefined
}

function readDecimal(text: string, isHeading: boolean): NumberPrefix | undefined {
  const figures = /^(\d{1,3}(?:\.\d{1,3}){0,4})(?!\.\d)(?=[.)°]|\/\s|\s|[-–—:]|$)/u.exec(text)
  if (!figures) return undefined
  const path = pathOf(figures[1]!)
  const prefix = withSign('decimal', path, figures[0].length, text)
  // A bare number needs punctuation or a heading style: « 30 jours » is not article 30.
  const opensTitle = isHeading && /^\s+\p{Lu}/u.test(text.slice(figures[0].length))
  if (figures[1]!.endsWith('.0')) return { ...prefix, endsInZero: true }
  return path.length > 1 || prefix.isParted || opensTitle ? prefix : undefined
}

/** « PRIMERA.- », 'FIRST:' open a clause when in capitals and followed by punctuation. */
function readOrdinalPrefix(text: string): NumberPrefix | undefined {
  const ordinal = readOrdinal(text)
  if (!ordinal || ordinal.length < 4) return undefined
  const written = text.slice(0, ordinal.length)
  if (written !== written.toUpperCase()) return undefined
  const prefix = withSign('ordinal', [ordinal.value], ordinal.length, text)
  return prefix.isParted ? prefix : undefined
}

function readFigure(text: string): NumberPrefix | undefined {
  const roman = /^([IVXLC]{1,7})(?=\s*[.)]|\s+[-–—:])/u.exec(text)?.[1]
  const value = roman && romanValue(roman)
  if (roman && value && !['L', 'C'].includes(roman))
    return withSign('roman', [value], roman.length, text)
  const letter = /^([A-Z])(?=\s*\)|\.(?!\p{L}\.)|\s+[-–—:])/u.exec(text)?.[1]
  if (letter) return withSign('letter', [letter.charCodeAt(0) - 64], 1, text)
  const small = /^\(?([a-z])\)/u.exec(text)
  if (small) return withSign('smallLetter', [small[1]!.charCodeAt(0) - 96], small[0].length, text)
  return undefined
}

function withSign(kind: NumberKind, path: number[], length: number, text: string): NumberPrefix {
  const rest = text.slice(length)
  const sign = blank(rest, /^\s*[.)\]°/:;–—-][\s.)\]°/:;–—-]*/u)
  const isParted = sign > 0 || rest.trim() === '' || rest.startsWith('\n')
  return { kind, path, length: length + (sign || blank(rest, /^\s*/u)), isParted }
}

function blank(text: string, pattern: RegExp): number {
  return pattern.exec(text)?.[0].length ?? 0
}

/** '2.0' is another way to write 2. */
function pathOf(figures: string): number[] {
  const path = figures.split('.').map(Number)
  return path.length === 2 && path[1] === 0 ? path.slice(0, 1) : path
}

const ROMAN_VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

/** The value of a well-formed Roman numeral; undefined otherwise, for « CIVIL » too. */
function romanValue(text: string): number | undefined {
  if (!/^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return undefined
  let value = 0
  for (let at = 0; at < text.length; at += 1) {
    const worth = ROMAN_VALUES[text[at]!]!
    value += worth < (ROMAN_VALUES[text[at + 1] ?? ''] ?? 0) ? -worth : worth
  }
  return value || undefined
}
