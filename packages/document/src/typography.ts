import type { Locale } from '@tacite/domain/locale.ts'

/**
 * A text in the typography of its language: apostrophe ’, ellipsis …, and in French « » with narrow no-break spaces
 * inside and before ; : ! ? %. What a machine cannot decide stays.
 *
 * @example correctTypography('fr', "Quitter l'écran ?") // 'Quitter l’écran\u202F?'
 */
export function correctTypography(locale: Locale, text: string): string {
  const shared = text.replaceAll(/(?<=[\p{L}])'(?=[\p{L}{])/gu, '’').replaceAll('...', '…')
  return locale === 'fr' ? frenchSpaces(frenchQuotes(shared)) : shared
}

function frenchQuotes(text: string): string {
  return text.replaceAll(/"([^"]*)"|“([^”]*)”/g, (_, straight?: string, curly?: string) => {
    return `«${straight ?? curly ?? ''}»`
  })
}

/** A mark only counts at the end of a word: `14:05`, `https://` and `?q=` keep theirs. */
function frenchSpaces(text: string): string {
  return text
    .replaceAll(
      /(?<=[\p{L}\d)}»”’])[ \u00A0\u202F]*([;:!?])(?=[\s\u00A0\u202F;:!?)»]|$)/gu,
      '\u202F$1',
    )
    .replaceAll(/(?<=[\d}])[ \u00A0\u202F]*%/g, '\u202F%')
    .replaceAll(/«[ \u00A0\u202F]*/g, '«\u202F')
    .replaceAll(/[ \u00A0\u202F]*»/g, '\u202F»')
}

/** What `correctTypography` changes: everything else stays in its order, so that these stretches pair up. */
const CHANGEABLE = /['’"“”.…\s«»;:!?%]+/gu

/** Characters that come in the place of others. */
export interface TypographyEdit {
  from: number
  to: number
  text: string
}

/**
 * What `correctTypography` changes in a text, in order and apart, sign by sign and space by space: a sign can keep its
 * look. An ordinary no-break space where a narrow one belongs is no slip.
 *
 * @example typographyEdits('fr', 'Prix : 3') // [{ from: 4, to: 5, text: '\u202F' }]
 */
export function typographyEdits(locale: Locale, text: string): TypographyEdit[] {
  const right = [...correctTypography(locale, text).matchAll(CHANGEABLE)]
  return [...text.matchAll(CHANGEABLE)].flatMap(({ 0: written, index }, at) => {
    const corrected = right[at]![0]
    return narrow(written) === narrow(corrected) ? [] : editsOfStretch(written, corrected, index)
  })
}

function editsOfStretch(written: string, corrected: string, from: number): TypographyEdit[] {
  const edits: TypographyEdit[] = []
  const edit = (said: string, at: number, text: string) => {
    if (narrow(said) !== narrow(text)) edits.push({ from: at, to: at + said.length, text })
  }
  const right = signsOf(corrected)
  const last = right.length - 1
  let at = from
  for (const [index, { spaces, sign }] of signsOf(written).entries()) {
    const { spaces: before, sign: becomes } = right[index]!
    if (spaces !== '') edit(spaces, at, before)
    at += spaces.length
    // Where there was no space, the sign brings it.
    const led = spaces === '' ? before + becomes : becomes
    const isBare = index === last - 1 && written.endsWith(sign)
    if (sign !== '') edit(sign, at, isBare ? led + right[last]!.spaces : led)
    at += sign.length
  }
  return edits
}

/** Its signs, each behind its spaces; the last one is none, behind the spaces at the end. */
function signsOf(stretch: string): { spaces: string; sign: string }[] {
  const signs = [...stretch.matchAll(/(\s*)(\.{3}|\S)/g)].map(([, spaces = '', sign = '']) => ({
    spaces,
    sign,
  }))
  return [...signs, { spaces: stretch.slice(stretch.trimEnd().length), sign: '' }]
}

function narrow(text: string): string {
  return text.replaceAll('\u00A0', '\u202F')
}
