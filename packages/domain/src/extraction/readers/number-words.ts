import type { Locale } from '../../locale.ts'

/** Each word of a number with its value, without accents; hundreds and thousands multiply what stands before them. */
const WORDS: Record<Locale, Record<string, number>> = {
  fr: counted(
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    {
      une: 1,
      vingt: 20,
      vingts: 20,
      trente: 30,
      quarante: 40,
      cinquante: 50,
      soixante: 60,
      septante: 70,
      huitante: 80,
      nonante: 90,
      cent: 100,
      cents: 100,
      mille: 1000,
      million: 1_000_000,
      millions: 1_000_000,
    },
  ),
  en: counted(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    {
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
      hundred: 100,
      thousand: 1000,
      million: 1_000_000,
    },
  ),
  es: counted(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    {
      un: 1,
      una: 1,
      veintiun: 21,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
      cien: 100,
      ciento: 100,
      doscientos: 200,
      trescientos: 300,
      cuatrocientos: 400,
      quinientos: 500,
      seiscientos: 600,
      setecientos: 700,
      ochocientos: 800,
      novecientos: 900,
      mil: 1000,
      millon: 1_000_000,
      millones: 1_000_000,
    },
  ),
}

const LINKS = new Set(['et', 'and', 'y', ''])
/** « neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf » has fewer. */
const MOST_WORDS = 14

/**
 * A pattern for a number in words, to be part of a larger one.
 * @example new RegExp(numberInWords('fr')).exec('une duree de trente-six mois')[0] // 'une'
 */
export function numberInWords(language: Locale): string {
  return PATTERNS[language]
}

const PATTERNS: Record<Locale, string> = {
  fr: patternOf('fr'),
  en: patternOf('en'),
  es: patternOf('es'),
}

function patternOf(language: Locale): string {
  const words = Object.keys(WORDS[language]).toSorted((a, b) => b.length - a.length)
  const word = `(?:${words.join('|')})(?![a-z])`
  return `(?<![a-z])${word}(?:(?: et | and | y |-et-| |-)${word}){0,${MOST_WORDS}}`
}

/**
 * The number that words say; `null` when one of them is not part of a number.
 *
 * @param words without accents, in lower case
 * @example numberOfWords('quatre-vingt-dix-sept mille deux cents', 'fr') // 97200
 */
export function numberOfWords(words: string, language: Locale): number | null {
  const values = WORDS[language]
  let [total, group, before] = [0, 0, '']
  for (const word of words.split(/[ -]/)) {
    if (LINKS.has(word)) continue
    const value = values[word]
    if (value === undefined) return null
    if (value >= 1000) {
      total += (group || 1) * value
      group = 0
    } else if (value === 100 && language !== 'es') group = (group || 1) * 100
    else if (before === 'quatre' && value === 20) group += 76
    else group += value
    before = word
  }
  return total + group
}

function counted(
  fromZero: string,
  others: Readonly<Record<string, number>>,
): Record<string, number> {
  const first = fromZero.split(' ').map((word, index) => [word, index] as const)
  return { ...Object.fromEntries(first), ...others }
}
