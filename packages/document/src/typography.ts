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
