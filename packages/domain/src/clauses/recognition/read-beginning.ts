import { runInHeading } from '../../extraction/text/headings.ts'
import { splitSentences } from '../../extraction/text/split-sentences.ts'
import { follows, readNumbering, type Numbering } from './read-numbering.ts'
import type { Piece } from './settle-headings.ts'

/** How a passage begins. */
export interface Beginning {
  /** Without its number; '' where it has none. */
  heading: string
  numbering: Numbering | null
  /** Depth from 1: what follows deeper is a part of it. */
  level: number
  /** The words of its first paragraph behind heading and number. */
  rest: string
}

/** Depth of what has neither number nor heading: it is a part of whatever stands above. */
const UNNUMBERED = 7
const PLAIN = 8
/** « Article 8 : » whose title is not on its line. */
const BARE = /^(?:article|section|clause|titre|chapitre)? ?[\divxlc. ]{1,8}[ :.–—-]*$/i
const FARTHEST = 90
const LONGEST_TITLE = 110
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
  const numbering = readNumbering(text)
  if (title !== null) {
    const level = levelOf(numbering, piece.level, around)
    return { heading: BARE.test(title) ? '' : title, numbering, level, rest: '' }
  }
  const words = text.slice(numbering?.length ?? 0)
  const runIn = readRunIn(words, numbering !== null)
  const level = levelOf(numbering, runIn ? UNNUMBERED : PLAIN, around)
  return {
    heading: '',
    rest: words,
    ...runIn,
    numbering,
    level: runIn ? level : partLevel(level, numbering, around),
  }
}

/** « 5. » stands beside « 4. »; a « 1. » below « IV. » begins the parts of that; « 5.1 » is one of any article. */
function levelOf(numbering: Numbering | null, usual: number, around: readonly Beginning[]): number {
  if (!numbering) return usual
  const before = around.find((each) => follows(numbering, each.numbering))
  if (before) return before.level
  const article = around.findLast(
    (each) => each.heading !== '' && each.numbering && each.numbering.style !== numbering.style,
  )
  if (numbering.values.includes(1) && article) return article.level + 1
  const whole = around.findLast((each) => each.heading !== '' && each.level < numbering.depth)
  return numbering.depth === 1 || !whole ? Math.min(usual, numbering.depth) : whole.level + 1
}

/** A numbered paragraph without a heading is a part of the article above, unless it goes on with its numbers. */
function partLevel(
  level: number,
  numbering: Numbering | null,
  around: readonly Beginning[],
): number {
  const article = around.findLast(({ heading }) => heading !== '')
  const goesOn = numbering && around.some((each) => follows(numbering, each.numbering))
  return article && !goesOn ? Math.max(level, article.level + 1) : level
}

type RunIn = Pick<Beginning, 'heading' | 'rest'>

function readRunIn(words: string, isNumbered: boolean): RunIn | null {
  if (isNumbered && words.length <= LONGEST_TITLE && isCapitals(words))
    return { heading: words, rest: '' }
  const head = words.slice(0, FARTHEST)
  const sentence = firstSentence(head)
  for (const { index } of head.matchAll(/[.:](?=\]? |[–—-]|$)/g)) {
    const isSentence = index >= sentence - 1 || /^.[\]–—-]/.test(head.slice(index))
    const heading = head.slice(0, index).replace(/^[\s["“«]+|[\s\]"”»]+$/g, '')
    const rest = words.slice(index + 1).replace(/^[\s\]–—-]+/, '')
    if ((head[index] === '.' && !isSentence) || !isTitle(heading)) continue
    const isLead = head[index] === ':' && heading.split(' ').length > MOST_WORDS_BEFORE_COLON
    if (isLead && !isTitleCase(heading)) continue
    if (
      isNumbered ||
      (isTitleCase(heading) &&
        rest.length >= SHORTEST_REST &&
        (isCapitals(heading) || startsWithCapital(rest)))
    )
      return { heading, rest }
  }
  return null
}

/** Where the first sentence ends, which « M. » and 'Dr.' do not. */
function firstSentence(text: string): number {
  return splitSentences({ text, at: [] })[0]?.text.length ?? 0
}

function isTitle(heading: string): boolean {
  return (
    startsWithCapital(heading) &&
    runInHeading(`${heading.normalize('NFC').replaceAll(';', ',')}.`) !== null
  )
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{L}{4}/u.test(text)
}

function startsWithCapital(text: string): boolean {
  return /^["“«]?\p{Lu}/u.test(text)
}

/** Without a number only 'Governing Law. This …' is a heading, not « Le client accepte. Il … ». */
function isTitleCase(heading: string): boolean {
  const words = heading.split(/[\s/-]+/).filter((word) => word.length > 3)
  return words.length > 0 && words.every(startsWithCapital)
}
