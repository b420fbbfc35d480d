/** Numbers written as words: « PREMIER », « SECOND », 'TWELFTH', 'DÉCIMA PRIMERA'. */
const UNITS: Record<string, number> = {
  // French
  premier: 1,
  premiere: 1,
  unique: 1,
  deuxieme: 2,
  second: 2,
  seconde: 2,
  troisieme: 3,
  quatrieme: 4,
  cinquieme: 5,
  sixieme: 6,
  septieme: 7,
  huitieme: 8,
  neuvieme: 9,
  dixieme: 10,
  onzieme: 11,
  douzieme: 12,
  treizieme: 13,
  quatorzieme: 14,
  quinzieme: 15,
  seizieme: 16,
  'dix-septieme': 17,
  'dix-huitieme': 18,
  'dix-neuvieme': 19,
  vingtieme: 20,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  // English
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  first: 1,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  // Spanish
  primer: 1,
  primera: 1,
  primero: 1,
  segunda: 2,
  segundo: 2,
  tercera: 3,
  tercero: 3,
  cuarta: 4,
  cuarto: 4,
  quinta: 5,
  quinto: 5,
  sexta: 6,
  sexto: 6,
  septima: 7,
  septimo: 7,
  octava: 8,
  octavo: 8,
  novena: 9,
  noveno: 9,
  decima: 10,
  decimo: 10,
  undecima: 11,
  undecimo: 11,
  duodecima: 12,
  duodecimo: 12,
  decimoprimera: 11,
  decimosegunda: 12,
  decimotercera: 13,
  decimocuarta: 14,
  decimoquinta: 15,
  decimosexta: 16,
  decimoseptima: 17,
  decimoctava: 18,
  decimonovena: 19,
  vigesima: 20,
  vigesimo: 20,
  trigesima: 30,
  trigesimo: 30,
  cuadragesima: 40,
}

const TENS = new Set([
  'decima',
  'decimo',
  'vigesima',
  'vigesimo',
  'trigesima',
  'trigesimo',
  'cuadragesima',
])

/**
 * The number that a text begins with in words, and its length in characters.
 * @example readOrdinal('DÉCIMA  PRIMERA.- La parte') // { value: 11, length: 15 }
 */
export function readOrdinal(text: string): { value: number; length: number } | undefined {
  const words = /^(\p{L}+(?:-\p{L}+)?)(?:(\s+)(\p{L}+))?/u.exec(text)
  if (!words) return undefined
  const [, first = '', gap = '', second = ''] = words
  const value = UNITS[fold(first)]
  if (value === undefined) return undefined
  const unit = UNITS[fold(second)]
  if (TENS.has(fold(first)) && unit !== undefined && unit < 10) {
    return { value: value + unit, length: first.length + gap.length + second.length }
  }
  return { value, length: first.length }
}

/** Lower case without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
