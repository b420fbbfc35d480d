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
  /^(?:(?<named>article|art\.?|section|clause|titre|chapitre|§) ?)?(?<number>\(?\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){0,4}|\(?[a-z]{1,2}\)|\(?[ivx]{1,5}[.)]|[a-z]\.)(?!\p{Ll}|[\p{N}%])[.)]? *[-–—:]? */iu
/** Depth of what has letters, and of what has neither number nor heading: it is a part of whatever stands above. */
const LETTERED = 6
const UNNUMBERED = 7
const PLAIN = 8
const FARTHEST = 90
/** « Fait à : Paris » is no article. */
const SHORTEST_REST = 60
const MOST_WORDS_BEFORE_COLON = 4

/**
 * How a paragraph begins a passage: as a heading, behind its own heading as in '12.3 Governing Law. This Agreement …', or
 * behind a number.
 *
 * @param around what it may be a part of, the outermost first
 */
export function readBeginning(piece: Piece, around: readonly Beginning[]): Beginning {
  const { text, title } = piece
  const numbering = NUMBER.exec(text)
  const depth = numbering && depthOf(numbering)
  if (title !== null) {
    const level = depth === null || depth === LETTERED ? piece.level : Math.max(piece.level, depth)
    return { heading: title, level: Math.max(level, leastLevel(depth, around)), rest: '' }
  }
  const words = text.slice(numbering?.[0].length ?? 0)
  const runIn = readRunIn(words, depth !== null)
  const level = Math.max(depth ?? (runIn ? UNNUMBERED : PLAIN), leastLevel(depth, around))
  return { heading: '', rest: words, ...runIn, level }
}

/** 'ARTICLE IV', 'IV.' and '4.' are 1 deep, '4.2' and 'A.' are 2. */
function depthOf({ groups }: RegExpExecArray): number {
  const { named, number } = groups as { named?: string; number: string }
  if (named !== undefined || /^[IVX]+\./.test(number))
    return /^\d/.test(number) ? number.split('.').length : 1
  if (/^[A-Z]\./.test(number)) return 2
  return /^\d[\d.]*$/.test(number) ? number.split('.').length : LETTERED
}

/** « 5.1 » is a part of the article above, whatever that looks like. */
function leastLevel(depth: number | null, around: readonly Beginning[]): number {
  if (depth === null || depth === 1) return 1
  const article = around.findLast(({ heading, level }) => heading !== '' && level < depth)
  return article ? article.level + 1 : 1
}

function readRunIn(words: string, isNumbered: boolean): Pick<Beginning, 'heading' | 'rest'> | null {
  const head = words.slice(0, FARTHEST)
  for (const { index } of head.matchAll(/[.:](?=\]? |[–—-]|$)/g)) {
    const heading = head.slice(0, index).replace(/^[\s["“«]+|[\s\]"”»]+$/g, '')
    const rest = words.slice(index + 1).replace(/^[\s\]–—-]+/, '')
    if (runInHeading(`${heading}.`) === null) continue
    const isLead = head[index] === ':' && heading.split(' ').length > MOST_WORDS_BEFORE_COLON
    if (!isLead && (isNumbered ? startsWithCapital(heading) : isTitleCase(heading, rest)))
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
