import type { Locale } from '../locale.ts'
import { foldName } from '../people/fold-name.ts'

const FREQUENT: Record<Locale, Set<string>> = {
  fr: new Set(
    'le les des du et est une dans pour par sur au aux qui que ne pas sera ou ce cette son'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in is shall be this that for with by any or as not such which its will'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las del y es una en para por que se no con su sera este esta como al lo'.split(' '),
  ),
}

const MAX_WORDS = 5000

/** The language with the most stop words in a text; undefined when there are too few. */
export function guessLanguage(text: string): Locale | undefined {
  const words =
    foldName(text.slice(0, MAX_WORDS * 12))
      .match(/\p{L}+/gu)
      ?.slice(0, MAX_WORDS) ?? []
  const counts = (Object.keys(FREQUENT) as Locale[]).map((language) => ({
    language,
    count: words.filter((word) => FREQUENT[language].has(word)).length,
  }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  return most && most.count >= 3 ? most.language : undefined
}
