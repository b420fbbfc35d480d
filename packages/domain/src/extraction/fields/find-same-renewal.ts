import type { Locale } from '../../locale.ts'
import type { ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'

/** A sentence that renews a contract for as long as it lasted. */
export interface SameRenewal {
  sentence: Sentence
  start: number
  end: number
  rule: string
}

const SAME: Record<Locale, RegExp> = {
  fr: /(?:recondu[ci]|renouvel|prorog)\w*[^.;]{0,140}(?:(?:la |une |de )meme duree|durees? (?:identiques?|equivalentes?|egales?)|periodes? (?:identiques?|de meme duree|equivalentes?|egales?))/,
  en: /(?:renew|extend)\w*[^.;]{0,140}(?:same (?:term|period|duration|length)|(?:like|equal|identical|similar) (?:terms?|periods?))/,
  es: /(?:prorrog|renov|renuev)\w*[^.;]{0,140}(?:duracion igual|igual(?:es)? (?:duracion|periodos?|plazos?)|periodos? (?:iguales|identicos)|mism[oa] (?:periodo|plazo|duracion))/,
}
const LONGEST = 3_000

/** « renouvelé par tacite reconduction pour la même durée » */
export function findSameRenewal({ language, sentences }: ReadContract): SameRenewal | undefined {
  for (const sentence of sentences) {
    const match = SAME[language].exec(sentence.plain.slice(0, LONGEST))
    if (!match || sentence.zone === 'annex') continue
    const rule = `${language}.renewal-duration.same`
    return { sentence, start: match.index, end: match.index + match[0].length, rule }
  }
  return undefined
}
