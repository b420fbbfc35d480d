/** The number that a heading or a paragraph begins with. */
export interface Numbering {
  /** How it is written: those of one style follow one another. */
  style: string
  /** Its place among those: « IV » is 4, « 5.2 » is 2. */
  value: number
  /** Depth from 1: « 5.2 » is 2. */
  depth: number
  /** How much of the text it takes. */
  length: number
}

const NAMED = String.raw`(?<named>article|art\.?|section|clause|titre|chapitre|§) ?`
const NUMBER = String.raw`\(?\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){0,4}|\(?[a-z]{1,2}\)|\(?[ivx]{1,5}[.)]|[a-z]\.`
const WRITTEN = new RegExp(
  String.raw`^(?:${NAMED}(?<named1>[ivxlc]{1,6}|\d{1,3}(?:\.\d{1,2})*)|(?<number>${NUMBER}))(?![\p{L}\p{N}%])[.)]? *[-–—:]? *`,
  'iu',
)
const LETTERED = 6

/**
 * The number that a text begins with; null where it begins without.
 *
 * @example readNumbering('12.3 Governing Law') // { style: '12._', value: 3, depth: 2, length: 5 }
 */
export function readNumbering(text: string): Numbering | null {
  const match = WRITTEN.exec(text)
  if (!match) return null
  const { named = '', named1, number = named1! } = match.groups!
  const length = match[0].length
  // '14.0' stands above '14.1'.
  const sign = number.replace(/[.)]+$|\.0$/, '').replace(/^\(/, '')
  const form = number.replace(sign, '_')
  if (/^\d/.test(sign)) {
    const parts = sign.split('.')
    const style = `${named}${[...parts.slice(0, -1), ''].join('.')}${form}`.toLowerCase()
    const depth = /\)/.test(form) ? LETTERED : parts.length
    return { style, value: Number(parts.at(-1)), depth, length }
  }
  const isCapital = sign === sign.toUpperCase()
  const style = `${named.toLowerCase()}${isCapital ? 'A' : 'a'}${form}`
  if (named !== '' || (isRoman(sign) && sign.length > 0))
    return {
      style: `${style}i`,
      value: romanValue(sign),
      depth: named !== '' || (isCapital && form === '_.') ? 1 : LETTERED,
      length,
    }
  const value = sign.toLowerCase().charCodeAt(0) - 96
  return { style, value, depth: isCapital && form === '_.' ? 2 : LETTERED, length }
}

/** 'C' and 'D' are letters more often. */
function isRoman(sign: string): boolean {
  return /^[ivx]+$/i.test(sign)
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanValue(sign: string): number {
  const values = [...sign.toLowerCase()].map((letter) => ROMAN[letter] ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}
