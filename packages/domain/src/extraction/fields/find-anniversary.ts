import type { Candidate, ReadContract } from '../candidate.ts'
import type { Locale } from '../../locale.ts'

const ORDINALS: Record<Locale, readonly string[]> = {
  fr: 'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(
    ' ',
  ),
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
  es: 'primer segundo tercer cuarto quinto sexto septimo octavo noveno decimo'.split(' '),
}

const PATTERNS: Record<Locale, RegExp> = {
  fr: new RegExp(
    String.raw`(?:jusqu'|expire\w*|prend(?:ra)? fin|terme)[^.;]{0,30}(?:au|le|a la) (?<ordinal>${ORDINALS.fr.join('|')}|\d{1,2}(?:e|eme)) (?:date )?anniversaire`,
  ),
  en: new RegExp(
    String.raw`(?:until|through|ending|end|ends|expir\w*|terminat\w*|later of|term)\b[^.;]{0,100}\b(?<ordinal>${ORDINALS.en.join('|')}|\d{1,2} ?(?:st|nd|rd|th))(?: \(\d{1,2} ?(?:st|nd|rd|th)?\))? (?:annual |year )?anniversary (?:of|after|following) (?:the |this |such )?(?:effective|commencement|date|execution|agreement|first commercial|start)`,
  ),
  es: new RegExp(String.raw`hasta[^.;]{0,30}el (?<ordinal>${ORDINALS.es.join('|')}) aniversario`),
}

/** 'until the third anniversary of the Effective Date': as many years. */
export function findAnniversary({ language, sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence): Candidate[] => {
    const match = PATTERNS[language].exec(sentence.plain.slice(0, LONGEST))
    if (!match || OTHER.test(match[0]) || sentence.zone === 'annex') return []
    const { ordinal } = match.groups!
    const named = ORDINALS[language].indexOf(ordinal!) + 1
    const count = named || Number.parseInt(ordinal!, 10)
    const [start, end] = [match.index, match.index + match[0].length]
    const rule = `${language}.duration.anniversary`
    const value = { count, unit: 'years' as const }
    return [{ field: 'duration', value, sentence, start, end, rule, confidence: 0.86 }]
  })
}

const LONGEST = 3_000
const OTHER = /commercial|may (?:terminate|cancel)|cancel|option|vest|notice|payment/
