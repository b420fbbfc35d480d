import { runInHeading } from '../../extraction/text/headings.ts'
import type { Piece } from './settle-headings.ts'

/** How a passage begins. */
export interface Beginning {
  /** Without its number; '' where it has none. */
  heading: string
  /** Depth from 1: what follows deeper is a part of it. */
  level: number
  /** The words of its first paragraph behind heading and number. */
  rest: string
}

const NUMBER =
  /^(?:(?:article|art\.?|section|clause|§) ?)?(?<number>\d{1,2}(?:\.\d{1,2}){0,4}|\(?[a-z]{1,2}\)|\(?[ivx]{1,5}[.)]|[a-z]\.)(?!\p{Ll}|[\p{N}%])[.)]? *[-–—:]? */iu
/** Of lettered paragraphs, and of those without a number: they are parts of whatever stands above. */
const LETTERED = 6
const UNNUMBERED = 7
const PLAIN = 8
const FARTHEST = 90
/** « Fait à : Paris » is no article. */
const SHORTEST_REST = 60

/**
 * How a paragraph begins a passage: as a heading, behind its own heading as in '12.3 Governing Law. This Agreement …', or
 * behind a number.
 *
 * @param around what it may be a part of, the outermost first
 */
export function readBeginning(piece: Piece, around: readonly Beginning[]): Beginning {
  const { text, title } = piece
  const numbering = NUMBER.exec(text)
  const number = numbering?.groups?.['number']
  if (title !== null)
    return { heading: title, level: Math.max(piece.level, leastLevel(number, around)), rest: '' }
  const words = text.slice(numbering?.[0].length ?? 0)
  const runIn = readRunIn(words, number !== undefined)
  const level = number === undefined ? (runIn ? UNNUMBERED : PLAIN) : levelOf(number)
  return { heading: '', rest: words, ...runIn, level: Math.max(level, leastLevel(number, around)) }
}

function levelOf(number: string): number {
  return /^\d/.test(number) ? number.split('.').length : LETTERED
}

/** « 5.1 » is a part of the article above, whatever that looks like. */
function leastLevel(number: string | undefined, around: readonly Beginning[]): number {
  if (number === undefined || levelOf(number) === 1) return 1
  const article = around.findLast(({ heading, level }) => heading !== '' && level < levelOf(number))
  return article ? article.level + 1 : 1
}

function readRunIn(words: string, isNumbered: boolean): Pick<Beginning, 'heading' | 'rest'> | null {
  const head = words.slice(0, FARTHEST)
  for (const { index } of head.matchAll(/[.:](?=\]? |[–—-])/g)) {
    const heading = head.slice(0, index).replace(/^[\s["“«]+|[\s\]"”»]+$/g, '')
    const rest = words.slice(index + 1).replace(/^[\s\]–—-]+/, '')
    if (rest === '' || runInHeading(`${heading}.`) === null) continue
    if (isNumbered ? startsWithCapital(heading) : isTitleCase(heading, rest))
      return { heading, rest }
  }
  return null
}

function startsWithCapital(text: string): boolean {
  return /^["“«]?\p{Lu}/u.test(text)
}

/** Without a number only 'Governing Law. This …' is a heading, not « Le client accepte. Il … ». */
function isTitleCase(heading: string, rest: string): boolean {
  const words = heading.split(/[\s/-]+/).filter((word) => word.length > 3)
  return (
    rest.length >= SHORTEST_REST &&
    words.length > 0 &&
    [heading, rest, ...words].every(startsWithCapital)
  )
}
