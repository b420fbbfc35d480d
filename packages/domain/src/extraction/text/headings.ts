import { plainText } from '../../notices/written-days.ts'
import type { CleanLine } from './clean-lines.ts'

/** What a line says when it heads an article: its depth from 1, and its words without accents and numbers. */
export interface Heading {
  level: number
  title: string
  /** It has a number, as articles have. */
  isNumbered: boolean
}

const LONGEST = 110
const NAMED =
  /^(?:(?:article|art\.?|section|titre|chapitre|clause|clausula|articulo|capitulo|title) (?:\d{1,3}(?:\.\d{1,2})*|[ivxlc]{1,6}|1er|premier|unique|[a-z]{4,12})\b(?: ?er)?|(?:primera|segunda|tercera|cuarta|quinta|sexta|septima|octava|novena|decima(?: \w+)?|undecima|duodecima)\b(?= ?[.:-]))[ .:)-]*(?<title>.*)$/
const NUMBERED =
  /^(?<number>\d{1,2}(?:\.\d{1,2}){0,4}|[ivx]{1,5}(?=[.) -])|[a-h](?=[.)] ))(?:[.)]| ?-)? *(?<title>[a-z(].*)$/
const ANNEX = /^(?:annexes?|exhibit|schedule|appendix|anexo|attachment)\b/

/** The heading that a line is; `null` when it is text. */
export function headingOf(line: CleanLine): Heading | null {
  const { text, marks, isBold, isBullet } = line
  if (text === '' || text.length > LONGEST) return null
  const plain = plainText(text)
  const isCut = /[,;]$/.test(plain)
  const named = NAMED.exec(plain)?.groups!['title']
  const numbered = NUMBERED.exec(plain)?.groups
  const isNumbered = named !== undefined || numbered !== undefined
  if (marks > 0) return { level: marks, title: named || (numbered?.['title'] ?? plain), isNumbered }
  if (named !== undefined && !isCut && !isSentence(named))
    return { level: 1, title: named || plain, isNumbered }
  const isCapital = isAllCapitals(text)
  if (numbered && !isBullet) {
    const { number, title } = numbered as { number: string; title: string }
    const startsWithCapital = /^[^\p{L}]*\p{Lu}/u.test(text.slice(number.length))
    const isTitle = startsWithCapital && !isSentence(title) && !isCut
    return isTitle ? { level: number.split('.').length, title, isNumbered } : null
  }
  const isAnnex = isAnnexTitle(plain) && plain.length < (isCapital ? 60 : 30)
  if (isAnnex || (isCapital && !isCut && /\p{L}{4}/u.test(plain)))
    return { level: 1, title: plain, isNumbered: false }
  return isBold && !isBullet ? { level: 3, title: plain, isNumbered: false } : null
}

export function isAnnexTitle(title: string): boolean {
  return ANNEX.test(title)
}

/** « 4.2 Préavis. Le Client peut … »: the words before the sentence, when they head it. */
export function runInHeading(sentence: string): string | null {
  const plain = plainText(sentence)
  if (plain.length > 80) return null
  const [, title] =
    /^(?:\(?(?:\d{1,2}(?:\.\d{1,2}){0,4}|[a-z]{1,2}|[ivx]{1,5})[.)] ?|(?:article|art\.?|section|clause|§) ?[\da-z]{1,6}[ .:)–—-]+)?([a-z][^.!?]{2,70})[.:]$/.exec(
      plain,
    ) ?? []
  return title === undefined || title.split(' ').length > 8 || isSentence(title) ? null : title
}

/** A numbered paragraph, not the title of an article. */
function isSentence(title: string): boolean {
  return (
    /[.;]$|[.;] [a-z]/.test(title) ||
    title.split(' ').length > 14 ||
    /\b(?:est|sont|sera|doit|shall|will|may|is|are|podra|sera|es)\b/.test(title)
  )
}

function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= 4 && text === text.toUpperCase() && letters.length * 2 > text.length
}
