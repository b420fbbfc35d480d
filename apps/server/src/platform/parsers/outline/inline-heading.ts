import { isUpperCase } from './look.ts'

/** A title in the same paragraph as the text: « **Objet.** Le présent contrat… » */
export interface RunInTitle {
  title: string
  /** Where the text begins in the paragraph. */
  restAt: number
}

const MAX_LEAD_CHARS = 140
const MAX_SIGN_TITLE_CHARS = 80
const MAX_SIGN_TITLE_WORDS = 8
/** Regular expressions must not run on the endless text of a hostile file. */
const MAX_LOOKED_AT_CHARS = 300

/**
 * Splits title and text: at a line break, at the end of bold, underlined or capital text, or at a sign. `from` is the
 * end of the number, `leadChars` the end of bold or underlined text.
 */
export function splitRunIn(
  text: string,
  from: number,
  leadChars: number,
  allowsSigns: boolean,
): RunInTitle | undefined {
  return (
    atLineEnd(text, from) ??
    atLeadEnd(text, from, leadChars) ??
    atCapitalsEnd(text, from) ??
    (allowsSigns ? atSign(text, from) : undefined)
  )
}

function atLineEnd(text: string, from: number): RunInTitle | undefined {
  const end = text.indexOf('\n', from)
  if (end < 0 || end - from > MAX_LEAD_CHARS) return undefined
  const title = text.slice(from, end)
  if (/[.;,]\s*$/.test(title) && !isUpperCase(title)) return undefined
  return made(text, title, end + 1)
}

function atLeadEnd(text: string, from: number, leadChars: number): RunInTitle | undefined {
  if (leadChars <= from || leadChars - from > MAX_LEAD_CHARS) return undefined
  return made(text, text.slice(from, leadChars), leadChars)
}

function atCapitalsEnd(text: string, from: number): RunInTitle | undefined {
  const capitals = /^([\p{Lu}\d\s'’,()/&°-]{3,120}?)\s*[.:–—-]+\s+(?=\S)/u.exec(
    text.slice(from, from + MAX_LOOKED_AT_CHARS),
  )
  if (!capitals || !isUpperCase(capitals[1]!)) return undefined
  return made(text, capitals[1]!, from + capitals[0].length)
}

function atSign(text: string, from: number): RunInTitle | undefined {
  const parted = /^([^.:\n]{3,}?)\s*(?::|\.-|\.?\s[–—-](?=\s)|\.(?=\s+[\p{Lu}«"“]))\s*(?=\S)/u.exec(
    text.slice(from, from + MAX_LOOKED_AT_CHARS),
  )
  const title = parted?.[1]?.trim() ?? ''
  const words = title.split(/\s+/)
  const isShort = title.length <= MAX_SIGN_TITLE_CHARS && words.length <= MAX_SIGN_TITLE_WORDS
  // « La C. Dupont » is not a title: its last word is an abbreviation.
  if (!parted || !isShort || (words.at(-1)?.length ?? 0) < 3) return undefined
  return made(text, title, from + parted[0].length)
}

function made(text: string, written: string, restAt: number): RunInTitle | undefined {
  const title = cleanTitle(written)
  const rest = text.slice(restAt)
  const skipped = /^[\s.:–—-]*/u.exec(rest)?.[0].length ?? 0
  if (lettersIn(title) < 2 || lettersIn(rest) < 2) return undefined
  return { title, restAt: restAt + skipped }
}

const MAX_TITLE_CHARS = 300
/** Soft hyphens, zero-width spaces and joiners: in front of a dash they would keep it. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

/** One line, without surrounding signs and without letter-spacing: « C L A U S E S » */
export function cleanTitle(text: string): string {
  const line = text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()
  const joined = /^(?:\p{L} ){3,}\p{L}(?!\p{L})/u.test(line)
    ? line.replaceAll(/(?<=\p{L}) (?=\p{L}\b)/gu, '')
    : line
  const bare = joined
    .replace(/^[\s.:;,–—-]+/u, '')
    .replace(/(?:\[\d{1,3}\])+$/u, '')
    .replace(/[\s.:;,–—-]+$/u, (end) => (/^\.{3}/.test(end.trim()) ? '…' : ''))
  return bare.length > MAX_TITLE_CHARS ? shorten(bare, MAX_TITLE_CHARS) : bare
}

const MAX_EXCERPT_CHARS = 70
const MIN_EXCERPT_CHARS = 15

/** The first words of a text, as a name for what has no title. */
export function titleFromText(text: string): string {
  const line = cleanTitle(text.slice(0, MAX_TITLE_CHARS))
  const clause = /^.*?(?=[,;:.(«"“])/u.exec(line.slice(0, MAX_EXCERPT_CHARS))?.[0].trim() ?? ''
  if (clause.length >= MIN_EXCERPT_CHARS) return `${clause}…`
  return line.length <= MAX_EXCERPT_CHARS ? line : shorten(line, MAX_EXCERPT_CHARS)
}

function shorten(line: string, maxChars: number): string {
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  const lastBlank = cut.lastIndexOf(' ')
  return `${(lastBlank > maxChars / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`
}

export function lettersIn(text: string): number {
  return text.replaceAll(/[^\p{L}]/gu, '').length
}
