import { cleanLines, pageStarts } from '../../extraction/text/clean-lines.ts'
import { joinParagraphs } from '../../extraction/text/paragraphs.ts'
import { readBeginning, type Beginning } from './read-beginning.ts'
import { settleHeadings, type Piece } from './settle-headings.ts'

/** An article of a contract, or a part of one: a sub-article, a numbered paragraph, a paragraph. */
export interface Passage {
  /** As written, without its number; '' where it has none. */
  heading: string
  /** All of it, also its parts, without its heading and its number: one paragraph a line. */
  text: string
  /** The place, among all, of the passage that it is a part of; null for what is a part of none. */
  parent: number | null
  /** From 0: where it starts. */
  page: number
  /** In UTF-16 units of that page; the end is exclusive and at most the length of the page. */
  start: number
  end: number
}

/**
 * Cuts the text of a contract into its articles and their parts, in reading order, each before its parts. Heads and feet
 * of pages and tables of contents are none of it. The text goes on over pages, the place ends with its page.
 *
 * @param pages the text of each, its lines kept
 * @example readPassages(['Article 2 - Durée\nLe contrat est conclu pour un an.'])[0]
 *   // { heading: 'Durée', text: 'Le contrat est conclu pour un an.', parent: null, page: 0, start: 0, end: 51 }
 */
export function readPassages(pages: readonly string[]): Passage[] {
  const starts = pageStarts(pages)
  const parts = openParts(withoutFront(settleHeadings(joinParagraphs(cleanLines(pages)))))
  return withoutOnlyParagraphs(parts).map((part) => placed(part, pages, starts))
}

/** An article of one paragraph is one passage. */
function withoutOnlyParagraphs(parts: readonly Part[]): Part[] {
  const children = Map.groupBy(parts, ({ parent }) => parent)
  const isKept = (part: Part) =>
    part.heading !== '' || part.parent === null || children.get(part.parent)!.length > 1
  const places = new Map<number, number>()
  for (const [index, part] of parts.entries()) if (isKept(part)) places.set(index, places.size)
  return parts.filter(isKept).map((part) => ({
    ...part,
    parent: part.parent === null ? null : (places.get(part.parent) ?? null),
  }))
}

/** Title, parties and recitals stand before the first numbered article, where articles have numbers. */
function withoutFront(pieces: readonly Piece[]): readonly Piece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const first = pieces.findIndex(isNumberedArticle)
  const front = pieces.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0)
  const isFront =
    pieces.filter(isNumberedArticle).length >= LEAST_ARTICLES &&
    front < Math.min(MOST_FRONT * length, LONGEST_FRONT)
  return isFront ? pieces.slice(first) : pieces
}

const LEAST_ARTICLES = 3
const MOST_FRONT = 0.4
const LONGEST_FRONT = 9_000

function isNumberedArticle(piece: Piece): boolean {
  return readBeginning(piece, []).heading !== '' && ARTICLE.test(piece.text)
}

const ARTICLE =
  /^(?:article|art\.|section|clause|titre|chapitre|\d{1,2}(?![\d/])|[ivx]{1,5}[.) –-])/i

/** A passage while its paragraphs are read; places are those of the whole document. */
interface Part extends Beginning {
  parent: number | null
  lines: string[]
  first: number
  last: number
}

function openParts(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  let open: number[] = []
  for (const piece of pieces) {
    const around = open.map((index) => parts[index]!)
    const begun = readBeginning(piece, around)
    open = open.filter((index) => parts[index]!.level < begun.level)
    for (const index of open) {
      parts[index]!.lines.push(piece.text)
      parts[index]!.last = piece.last
    }
    const { first, last } = piece
    parts.push({ ...begun, parent: open.at(-1) ?? null, lines: [begun.rest], first, last })
    open.push(parts.length - 1)
  }
  return parts
}

function placed(
  { heading, lines, parent, first, last }: Part,
  pages: readonly string[],
  starts: readonly number[],
): Passage {
  const page = starts.findLastIndex((start) => start <= first)
  const start = first - starts[page]!
  const end = Math.min(last + 1 - starts[page]!, pages[page]!.length)
  const text = lines.filter((line) => line !== '').join('\n')
  return { heading, text, parent, page, start, end }
}
