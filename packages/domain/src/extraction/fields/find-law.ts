import type { Locale } from '../../locale.ts'
import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { lawNamedIn } from './places.ts'

const LONGEST = 3_000
const WINDOW = 140

/** Of a sentence under another heading. */
const APART = 0.92

/** What says that the law of a place governs; the place follows. */
const GOVERNS: Record<Locale, readonly [string, RegExp, number][]> = {
  fr: [
    [
      'law.governed-by',
      /(?:regi\w*|soumis\w*|soumet\w*|gouvern\w*|interpret\w*|applicable\w*|relev\w*|execut\w*)\b[^.;]{0,90}?\b(?:droit|lois?|legislation|reglementation) (?:positif |materiel |interne |applicable |en vigueur |commercial )?(?:de (?:la |l')?|en |du )?/,
      0.95,
    ],
    [
      'law.selon',
      /\b(?:selon|suivant|conformement (?:au|a la)|en application (?:du|de la)) (?:le |la |les )?(?:droit|lois?|legislation) /,
      0.85,
    ],
    [
      'law.label',
      /(?:droit applicable|loi applicable|loi et)\b[^.;]{0,60}(?:droit|loi) ?:? ?/,
      0.88,
    ],
    ['law.short', /^\W*(?:[\da-z]{1,3}[.)] ?)?(?:loi|droit) ?:? ?(?=[a-z]{4,})/, 0.86],
    ['law.listed', /[.;] ?(?:loi|droit) ?:? ?(?=(?:francais|belge|suisse|france))/, 0.84],
  ],
  en: [
    [
      'law.governed-by',
      /(?:govern\w*|constru\w*|interpret\w*)\b[^;]{0,160}?\b(?:laws?|statutes|jurisdiction)\b(?: and regulations)?(?: \([^)]{0,60}\))?,?(?: in force)?(?: of| in)? ?/,
      0.93,
    ],
    [
      'law.in-accordance-with',
      /(?:subject to|enforce\w*|accordance with|under|pursuant to)\b[^;]{0,160}?\b(?:laws?|statutes|jurisdiction)\b(?: and regulations)?(?: \([^)]{0,60}\))?,?(?: in force)?(?: of| in)? ?/,
      0.86,
    ],
    [
      'law.of-state-governs',
      /\b(?:laws?)\b(?: \([^)]{0,60}\))? (?:of|in) (?=[^.;]{0,120}(?:govern|control|apply|constru))/,
      0.9,
    ],
    [
      'law.adjective',
      /(?:govern\w*|constru\w*|interpret\w*)\b[^.;]{0,60}\b(?:by|with|under) (?=\w+ law)/,
      0.9,
    ],
    ['law.label', /^\W*(?:\d[\d.]*\W*)?(?:governing|applicable|choice of) law ?[:.-] ?/, 0.85],
  ],
  es: [
    [
      'law.governed-by',
      /(?:regir\w*|rige\w*|sujet\w*|somet\w*|interpret\w*|aplic\w*|regulad\w*)\b[^.;]{0,90}?\b(?:ley(?:es)?|legislacion|derecho|normativa|ordenamiento)\b(?: juridico)?(?: aplicable| vigente| comun)?(?: (?:de|en)(?: la| el)?)? ?/,
      0.93,
    ],
  ],
}

const TOPIC =
  /droit|loi|juridiction|litige|competen|law|govern|jurisdiction|disput|miscell|general|ley|legislacion|fuero|arbitra/
/** A law that is named for something else than the contract. */
const OTHER =
  /securities act|bankruptcy|tax(?:es)? imposed|organized under|corporation (?:organi|duly)|incorporated (?:under|in)|constituted|existing under|societe de droit|licensed under|in good standing/

/** The law that governs a contract, and the city of the court that judges it. */
export function findLaw({ language, sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence) => [
    ...lawIn(sentence, language),
    ...courtIn(sentence, language),
  ])
}

function lawIn(sentence: Sentence, language: Locale): Candidate[] {
  const plain = sentence.plain.slice(0, LONGEST)
  if (sentence.isHeading || (OTHER.test(plain) && !TOPIC.test(sentence.topic))) return []
  for (const [name, pattern, base] of GOVERNS[language]) {
    const match = pattern.exec(plain)
    if (!match) continue
    const from = match.index + match[0].length
    const place = lawNamedIn(
      plain
        .slice(from, from + WINDOW)
        .split(/\b(?:without|excluding|sans|except|and the courts)\b/)[0]!,
    )
    if (!place) continue
    const near = place.start < 60 ? 1 : 0.85
    const share = (TOPIC.test(sentence.topic) ? 1 : APART) * (sentence.zone === 'annex' ? 0.8 : 1)
    const [start, end] = [from + place.start, from + place.end]
    const rule = `${language}.${name}`
    const confidence = base * near * share
    return [{ field: 'governingLaw', value: place.name, sentence, start, end, rule, confidence }]
  }
  return []
}

const COURTS: Record<Locale, RegExp> = {
  fr: /(?:tribuna(?:l|ux)|juridictions?|cours? d'appel|cour)(?: (?:du ressort de la cour d'appel|de commerce|de grande instance|des activites economiques|judiciaires?|administratifs?|d'instance|competente?s?|francaise?s?|civils?|statuant|du ressort|de la ville|du siege|situee?s?|seule?s?|exclusivement)){0,4},? (?:du ressort (?:de la cour d'appel )?|dans le ressort )?(?:de |d'|a |du |des )/,
  en: /(?:courts?|venue|arbitration|jurisdiction)\b[^.;]{0,90}?\b(?:in|of|at|for|sitting in|located in)(?: the)?(?: city (?:of|and county of)| county of| borough of)? /,
  es: /(?:juzgados|tribunales|jueces|cortes?|fuero)\b[^.;]{0,80}?\b(?:de|en)(?: la)?(?: ciudad| ciudad autonoma| villa| capital)?(?: de)? /,
}
/** A city, as far as its words begin with capitals. */
const CITY =
  /^(?:(?:la |le |les |los |las |el )?(?:St|Ste|Saint|Sainte|San|Santa|Los|Las|New)[ -])?\p{Lu}[\p{L}'’]+(?:(?:-(?:sur|sous|en|lès|les|la|le|de|du|d'|aux)-| (?:de|del|la|los) |[ -])\p{Lu}[\p{L}'’]+){0,3}/u
const NO_CITY =
  /^(?:commerce|prestataire|client|bailleur|preneur|parties|vendeur|fournisseur|france|country|state|district|defendant|siege|lieu|grande instance|ville|etat|premiere|societe|united states|county|delaware|texas|california|florida|court|arbitration|cour|tribunal|domicilio|ciudad|acheteur|locataire|employeur|competent|concedant|licencie|belgica|espana|francia|mexico,|argentina|colombia|venezuela)\b/
const DISPUTE =
  /litige|differend|contestation|recours|competen|disput|jurisdiction|venue|arbitrat|controvers|conflict|compet|somet|juridiction/

/** A tribunal by its full name is named for nothing else. */
function isFullName(named: string): boolean {
  return /tribunal (?:de commerce|judiciaire|administratif|des activites economiques|de grande instance)/.test(
    named,
  )
}

/** « Tribunales de Bélgica en Nivelles »: when a country comes first, the city is what follows it. */
function lastOf(pattern: RegExp, plain: string): RegExpExecArray | null {
  const match = pattern.exec(plain)
  if (!match || !NO_CITY.test(plain.slice(match.index + match[0].length))) return match
  const from = match.index + match[0].length
  const next = /^[a-z]{3,20} (?:en|a|in) (?:la ciudad de |the city of )?/.exec(
    plain.slice(from, from + 60),
  )
  if (next) match[0] += next[0]
  return match
}

function courtIn(sentence: Sentence, language: Locale): Candidate[] {
  const plain = sentence.plain.slice(0, LONGEST)
  const match = lastOf(COURTS[language], plain)
  if (!match || (!DISPUTE.test(plain) && !TOPIC.test(sentence.topic) && !isFullName(match[0])))
    return []
  if (/greffe|registre|palais|immatricul|inscrite? (?:au|pres)/.test(plain)) return []
  const start = match.index + match[0].length
  const city = CITY.exec(sentence.text.slice(start, start + 60))?.[0]
  if (!city || NO_CITY.test(sentence.plain.slice(start))) return []
  const isState = language === 'en' && lawNamedIn(sentence.plain.slice(start, start + city.length))
  if (isState && !/^new york$/i.test(city)) return []
  const rule = `${language}.court.of-city`
  const base = language === 'en' ? 0.7 : 0.9
  const confidence = base * (sentence.zone === 'annex' ? 0.8 : 1)
  return [
    { field: 'court', value: city, sentence, start, end: start + city.length, rule, confidence },
  ]
}
