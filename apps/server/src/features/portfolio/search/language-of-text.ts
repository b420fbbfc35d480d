import type { Locale } from '@tacite/domain/locale.ts'
import { wordsOf } from './split-words.ts'

/** Stop words frequent in one language and rare in the others. */
const LITTLE_WORDS: Record<Locale, ReadonlySet<string>> = {
  fr: new Set('le les des et est une du aux au dans qui par pour sur ou cette ses sont'.split(' ')),
  en: new Set('the of and to is shall this any by or for with be that its are'.split(' ')),
  es: new Set('el los las del y por con para una su como al lo esta sus son'.split(' ')),
}

/** With fewer it is inconclusive: a table of amounts, a page of signatures. */
const FEWEST = 3

/**
 * The language of a text by its stop words; null when they are inconclusive. A contract in English is indexed with
 * English stems, whatever the company's language.
 *
 * @example languageOfText('The terms of this agreement are …') // 'en'
 */
export function languageOfText(text: string): Locale | null {
  const counts: [Locale, number][] = (['fr', 'en', 'es'] as const).map((locale) => [locale, 0])
  for (const { word } of wordsOf(text)) {
    const little = word.toLowerCase()
    for (const count of counts) if (LITTLE_WORDS[count[0]].has(little)) count[1] += 1
  }
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a)
  return first![1] >= FEWEST && first![1] > second![1] ? first![0] : null
}
