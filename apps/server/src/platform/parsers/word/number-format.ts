/** Formats of Word's automatic numbers that we support; others are written as decimals. */
export type NumberFormat =
  | 'decimal'
  | 'decimalZero'
  | 'upperRoman'
  | 'lowerRoman'
  | 'upperLetter'
  | 'lowerLetter'
  | 'bullet'
  | 'none'

export function numberFormatOf(word: string | undefined): NumberFormat {
  switch (word) {
    case 'decimalZero':
    case 'upperRoman':
    case 'lowerRoman':
    case 'upperLetter':
    case 'lowerLetter':
    case 'bullet':
    case 'none':
      return word
    default:
      return 'decimal'
  }
}

/** @example formatNumber(4, 'lowerRoman') // 'iv' */
export function formatNumber(value: number, format: NumberFormat): string {
  switch (format) {
    case 'decimalZero':
      return String(value).padStart(2, '0')
    case 'upperRoman':
      return roman(value)
    case 'lowerRoman':
      return roman(value).toLowerCase()
    case 'upperLetter':
      return letter(value)
    case 'lowerLetter':
      return letter(value).toLowerCase()
    case 'bullet':
    case 'none':
      return ''
    default:
      return String(value)
  }
}

const ROMAN: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value)
  let rest = value
  let written = ''
  for (const [worth, digits] of ROMAN) {
    while (rest >= worth) {
      written += digits
      rest -= worth
    }
  }
  return written
}

/** Word continues with AA, BB, CC after Z. */
function letter(value: number): string {
  if (value < 1 || value > 26 * 20) return String(value)
  const character = String.fromCodePoint(65 + ((value - 1) % 26))
  return character.repeat(Math.ceil(value / 26))
}
