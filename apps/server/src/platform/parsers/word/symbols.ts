/** Characters of the symbol fonts used in contracts: checkboxes, bullets, arrows. */
const SYMBOLS: Record<string, string> = {
  'wingdings:6f': '☐',
  'wingdings:a8': '☐',
  'wingdings:71': '☐',
  'wingdings:72': '☐',
  'wingdings:fe': '☒',
  'wingdings:78': '☒',
  'wingdings:fd': '☒',
  'wingdings:fc': '✓',
  'wingdings:fb': '✗',
  'wingdings:e0': '→',
  'wingdings:d8': '➢',
  'wingdings:a7': '▪',
  'wingdings:6e': '■',
  'wingdings:6c': '●',
  'wingdings:28': '☎',
  'wingdings:2a': '✉',
  'wingdings 2:a3': '☐',
  'wingdings 2:52': '☑',
  'wingdings 2:50': '✓',
  'symbol:b7': '•',
  'symbol:ae': '→',
  'symbol:b3': '≥',
  'symbol:a3': '≤',
  'symbol:b0': '°',
  'symbol:b1': '±',
  'symbol:d6': '√',
}

/** The character of a symbol, or undefined for an unknown font. */
export function symbolOf(font: string | undefined, code: string | undefined): string | undefined {
  const number = Number.parseInt(code ?? '', 16)
  if (Number.isNaN(number)) return undefined
  // Word stores them in the private use area F000 to F0FF.
  if (number >= 0xf000 && number <= 0xf0ff) {
    return SYMBOLS[`${(font ?? '').toLowerCase()}:${(number & 0xff).toString(16)}`]
  }
  return number > 0x20 && number < 0xd800 ? String.fromCodePoint(number) : undefined
}
