import { plainText } from '../../notices/written-days.ts'
import type { Paragraph } from '../../extraction/text/paragraphs.ts'

/** A heading or a paragraph of an article, with the places of its first and its last character in the document. */
export interface Piece {
  text: string
  first: number
  last: number
  /** What it heads, as written, without its number; null: it is text. */
  title: string | null
  /** Depth of a heading from 1. */
  level: number
  /** Capitals without a number, as headings have, and disclaimers. */
  isCapital: boolean
}

const LONGEST_TITLE = 110
const LONGEST_SECOND_LINE = 80
/** Reading the end of a growing paragraph costs its length: no hostile text grows for ever. */
const LONGEST_PARAGRAPH = 20_000

/**
 * Corrects what single lines look like by what stands beside them: capitals in a paragraph of capitals are text, as is a
 * numbered line that the next one continues; « Article 8 » has its title below it.
 */
export function settleHeadings(paragraphs: readonly Paragraph[]): Piece[] {
  return entitle(headShortLines(continueText(joinCapitals(paragraphs.map(pieceOf)))))
}

function pieceOf({ text, at, heading }: Paragraph): Piece {
  const isCapital = heading !== null && !heading.isNumbered && text === text.toUpperCase()
  const title = heading && titleAsWritten(text, heading.title)
  return { text, first: at[0]!, last: at.at(-1)!, title, level: heading?.level ?? 0, isCapital }
}

/** Titles are read without accents and in lower case, which are of the same length. */
function titleAsWritten(text: string, title: string): string {
  const written = text.slice(-title.length)
  const [numbering = ''] = NUMBERING.exec(plainText(written)) ?? []
  return written.slice(numbering.length).replace(/^[^\p{L}\p{N}{]+|[\s:.\]}]+$/gu, '') || written
}

/** What headings of a sentence’s form keep before their title: « Article IV. Prix. » */
const NUMBERING =
  /^(?:article|art\.?|section|titre|chapitre|clause) (?:[\divxlc]{1,6}|[a-z]{3,9})\b\.?(?=[ .:–—-]+\S)|^[ivxlc]{1,6}[.)-]+ /

/** Lines of capitals one below the other are one heading. */
function joinCapitals(pieces: readonly Piece[]): Piece[] {
  return foldPairs(pieces, (before, piece) =>
    before.isCapital && piece.isCapital ? { ...joined(before, piece), isCapital: true } : null,
  )
}

/** Headings that turn out to be text become a part of it. */
function continueText(pieces: readonly Piece[]): Piece[] {
  const told = pieces.map((piece, index) =>
    isText(piece, pieces[index - 1], pieces[index + 1]) ? { ...piece, title: null } : piece,
  )
  return foldPairs(told, (before, piece) =>
    before.title === null && piece.title === null && isCut(before, piece)
      ? { ...joined(before, piece), title: null }
      : null,
  )
}

function isText(piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean {
  if (piece.title === null) return false
  const isContinued = next?.title === null && /^\p{Ll}/u.test(next.text)
  if (!piece.isCapital)
    return isContinued && !isAllCapital(piece.title) && !NUMBERING.test(plainText(piece.text))
  const isUnfinished =
    before?.title === null &&
    /[\p{L}\p{N},]$/u.test(before.text) &&
    before.text.length > LONGEST_SECOND_LINE
  return piece.text.length > LONGEST_TITLE || isUnfinished || isContinued
}

function isAllCapital(text: string): boolean {
  return text === text.toUpperCase()
}

function isCut(before: Piece, piece: Piece): boolean {
  return (
    before.text.length < LONGEST_PARAGRAPH &&
    /^\p{Ll}/u.test(piece.text) &&
    !/[.;:!?]$/.test(before.text)
  )
}

/** « Propriété intellectuelle » alone on a line above a paragraph, where the one before is over. */
function headShortLines(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const [before, next] = [pieces[index - 1], pieces[index + 1]]
    const isHeading =
      piece.title === null &&
      isShortTitle(piece.text) &&
      !/[,(]$/.test(before?.text ?? '') &&
      next?.title === null &&
      next.text.length >= SHORTEST_PARAGRAPH &&
      /^[\p{Lu}\d]/u.test(next.text)
    return isHeading
      ? { ...piece, title: piece.text.replace(/ ?:$/, ''), level: SHORT_LINE_LEVEL }
      : piece
  })
}

/** English writes titles in capitals; a few words may be one without. */
function isShortTitle(text: string): boolean {
  const words = text.split(/[\s/-]+/).filter((word) => word.length > 3)
  const isTitleCase = words.every((word) => /^\p{Lu}/u.test(word))
  return (
    SHORT_LINE.test(text) &&
    text.length <= LONGEST_SHORT_LINE &&
    (isTitleCase || words.length <= MOST_PLAIN_WORDS)
  )
}

const MOST_PLAIN_WORDS = 2
const SHORT_LINE = /^\p{Lu}[\p{L}\s,;&/'’()-]{4,}:?$/u
const LONGEST_SHORT_LINE = 60
const SHORTEST_PARAGRAPH = 60
const SHORT_LINE_LEVEL = 3

/** « ARTICLE 8 » takes its title from the line below; a title that goes on there takes the rest of it. */
function entitle(pieces: readonly Piece[]): Piece[] {
  return foldPairs(pieces, (before, piece) => {
    if (before.title === null || piece.text.length > LONGEST_SECOND_LINE) return null
    const isBare = BARE.test(plainText(before.title))
    if (piece.title !== null)
      return isBare && piece.level >= before.level
        ? { ...joined(before, piece), title: piece.title, level: before.level }
        : piece.isCapital && isAllCapital(before.title) && !before.isCapital
          ? joined(before, piece)
          : null
    return isBare && !/[.;,:]$/.test(piece.text)
      ? { ...joined(before, piece), title: piece.text }
      : null
  })
}

const BARE = /^(?:article|art\.?|section|titre|chapitre|clause) [\da-z]{1,12}\W*$/

function joined(before: Piece, piece: Piece): Piece {
  const text = `${before.text} ${piece.text}`
  const title = before.title === null ? null : `${before.title} ${piece.title ?? piece.text}`
  return { ...before, text, title, last: piece.last }
}

/** Joins neighbours for which `join` says how, from the first to the last. */
function foldPairs(
  pieces: readonly Piece[],
  join: (before: Piece, piece: Piece) => Piece | null,
): Piece[] {
  const folded: Piece[] = []
  for (const piece of pieces) {
    const before = folded.at(-1)
    const one = before && join(before, piece)
    if (one) folded[folded.length - 1] = one
    else folded.push(piece)
  }
  return folded
}
