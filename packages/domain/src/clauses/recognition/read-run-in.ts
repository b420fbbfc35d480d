import { runInHeading } from '../../extraction/text/headings.ts'

/** A paragraph that begins with its heading. */
export interface RunIn {
  /** Without its number. */
  heading: string
  /** Depth of its number from 1: '12.3' is 2. */
  level: number
  rest: string
}

const FARTHEST = 90
const NUMBER =
  /^(?:(?:article|art\.?|section|clause|§) ?)?(?<number>\d{1,2}(?:\.\d{1,2}){0,4}|\(?[a-z]{1,2}\)|\(?[ivx]{1,5}[.)]|[a-z]\.)[.)]? *[-–—:]? */i
const LETTERED = 4
const UNNUMBERED = 5

/**
 * The heading that a paragraph begins with, as in '12.3 Governing Law. This Agreement …'; null where it begins with text.
 *
 * @example readRunIn('12.3 Governing Law. This Agreement is …') // { heading: 'Governing Law', level: 2, rest: 'This Agreement is …' }
 */
export function readRunIn(paragraph: string): RunIn | null {
  const head = paragraph.slice(0, FARTHEST)
  const numbering = NUMBER.exec(head)
  for (const { index } of head.matchAll(/[.:](?=[ –—-])/g)) {
    if (runInHeading(head.slice(0, index + 1)) === null) continue
    const heading = head.slice(numbering?.[0].length ?? 0, index).trim()
    const rest = paragraph.slice(index + 1).replace(/^[ –—-]+/, '')
    if (
      heading === '' ||
      rest === '' ||
      !(numbering ? isTitle(heading) : isTitleCase(heading, rest))
    )
      continue
    return { heading, level: levelOf(numbering?.groups?.['number']), rest }
  }
  return null
}

function isTitle(heading: string): boolean {
  return /^["“«]?\p{Lu}/u.test(heading)
}

/** Without a number only 'Governing Law. This …' is a heading, not « Le client accepte. Il … ». */
function isTitleCase(heading: string, rest: string): boolean {
  const words = heading.split(/[\s/-]+/).filter((word) => word.length > 3)
  return words.length > 0 && isTitle(rest) && words.every(isTitle) && isTitle(heading)
}

function levelOf(number: string | undefined): number {
  if (number === undefined) return UNNUMBERED
  return /^\d/.test(number) ? number.split('.').length : LETTERED
}
