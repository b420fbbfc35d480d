/** The number that a heading or a paragraph begins with. */
export interface Numbering {
  /** How it is written: those of one style follow one another. */
  style: string
  /** Its place among those, in each way to read it: « IV » is 4, « 5.2 » is 2, « I » is 1 or the ninth letter. */
  values: readonly number[]
  /** Depth from 1: « Article IV » and « 4 » are 1 deep, « 4.2 » and « A » 2. */
  depth: number
  /** How much of the text it takes. */
  length: number
}

const NAME = String.raw`(?<name>article|art\.?|section|clause|titre|chapitre|§) ?`
const AFTER_NAME = String.raw`[ivxlc]{1,6}|\d{1,3}(?:\.\d{1,2})*`
const ALONE = String.raw`\(?\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){0,4}|\(?[a-z]{1,2}\)|\(?[ivx]{1,5}[.)]|[a-z]\.`
const WRITTEN = new RegExp(
  String.raw`^(?:${NAME}(?<named>${AFTER_NAME})|(?<alone>${ALONE}))(?![\p{L}\p{N}%])[.)]? *[-–—:]? *`,
  'iu',
)
/** Of « (a) » and « 1) »: parts of any paragraph. */
const DEEPEST = 6

/**
 * The number that a text begins with; null where it begins without.
 *
 * @example readNumbering('12.3 Governing Law') // { style: '12._', values: [3], depth: 2, length: 5 }
 */
export function readNumbering(text: string): Numbering | null {
  const match = WRITTEN.exec(text)
  if (!match) return null
  const { name = '', named, alone } = match.groups!
  const written = named ?? alone!
  // '14.0' stands above '14.1'.
  const sign = written.replace(/[.)]+$|\.0$/, '').replace(/^\(/, '')
  const form = `${name.toLowerCase()}${written.replace(sign, '_')}`
  const [length, isListed] = [match[0].length, written.includes(')')]
  if (/^\d/.test(sign)) {
    const parts = sign.split('.')
    const style = form.replace('_', [...parts.slice(0, -1), '_'].join('.'))
    const depth = isListed ? DEEPEST : parts.length
    return { style, values: [Number(parts.at(-1))], depth, length }
  }
  const isCapital = sign === sign.toUpperCase()
  const isRoman = /^[ivxlc]+$/i.test(sign) && (named !== undefined || /^[ivx]/i.test(sign))
  const values = [
    ...(isRoman ? [romanValue(sign)] : []),
    ...(sign.length === 1 ? [placeOf(sign)] : []),
  ]
  const depth = isCapital && !isListed ? (isRoman ? 1 : 2) : named === undefined ? DEEPEST : 1
  return { style: `${form}${isCapital ? 'A' : 'a'}`, values, depth, length }
}

/** Whether a number follows another one: « 5. » follows « 4. ». */
export function follows(next: Numbering, before: Numbering | null): boolean {
  return (
    before?.style === next.style && before.values.some((value) => next.values.includes(value + 1))
  )
}

function placeOf(letter: string): number {
  return letter.toLowerCase().charCodeAt(0) - 96
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanValue(sign: string): number {
  const values = [...sign.toLowerCase()].map((letter) => ROMAN[letter]!)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}
