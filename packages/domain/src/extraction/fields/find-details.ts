import type { Locale } from '../../locale.ts'
import type { Candidate, ReadContract } from '../candidate.ts'
import type { Sentence } from '../text/read-sentences.ts'

const LONGEST = 3_000

/** Indices that prices are revised by, as they are written. */
const INDICES =
  /\b(?:syntec|ilat\b|ilc\b|icc\b|irl\b|icht[a-z-]*|fsd ?\d|bt ?\d{2}|tp ?\d{2}|indice(?: national)? (?:des? |du )(?:loyers? commerciaux|loyers? des activites tertiaires|reference des loyers|cout de la construction|prix a la consommation)|consumer price index|cpi(?:-u)?\b|producer price index|indice de precios (?:al|de) consum\w*|ipc\b|indice general de precios)/
/** Indices that everybody calls by their letters. */
const KNOWN_AS: readonly [string, RegExp][] = [
  ['ILC', /loyers? commerciaux/],
  ['ILAT', /activites tertiaires/],
  ['IRL', /reference des loyers/],
  ['ICC', /cout de la construction/],
]
const REVISION = /index|revis|indice|actualis|adjust|increase|variation|reajust|actualiz|incremento/

/** Where an address begins and where it is over. */
const ADDRESS: Record<Locale, RegExp> = {
  fr: /(?:(?:dont le |ayant (?:son |pour )?)?(?:siege(?: social)?|etablissement principal)(?: est)?(?: (?:situee?|sise?|fixee?|etablie?))?(?: (?:a|au|est|en|:))*|(?:domiciliee?|demeurant|sise?|situee?)(?: (?:a|au))?|(?:^|\n)adresse(?: du siege)? ?:) (?=[^\n]{3})/,
  en: /(?:(?:principal |registered |having (?:its |an? )?|with (?:its |an? )?|place of |whose |located )?(?:offices?|business|address(?: is)?|place of business)(?: located)?(?: at| is| in|:)|located at) (?=[^\n]{3})/,
  es: /(?:domicilio(?: social| fiscal)?(?: en| sito en|:)?|domiciliad[oa] en|con sede en) (?=[^\n]{3})/,
}
const ADDRESS_END =
  /,? ?(?:\(?(?:immatricul|inscrit|represent|ci-apres|ci-dessous|siret|siren|rcs|au capital|ayant|hereinafter|herein|and |\(|"|attention|telephone|tel\b|email|mail\b|enregistr|et representee|prise en|d'une part|d'autre part|en adelante|representad|actuando|con (?:nif|cif)|cif\b|nif\b|y con|duly|organized|identifi|sous le numero|dument)|[;|\n])| ?[("]/
const PERSON: Record<Locale, RegExp> = {
  fr: /representee?s?(?: aux presentes| legalement| aux fins des presentes| en la personne| dument)?(?: par)? (?:son |sa |ses )?(?:(?:presidente?|gerante?|directeur|directrice|maire|representante? legale?|tresoriere?|associee?|dirigeante?)(?: (?:generale?|executive|adjointe?|en exercice|delegue)){0,2},? )?(?:de )?(?:m\. |mr\.? |mme\.? |mlle |monsieur |madame |maitre )?/,
  en: /represented (?:herein |hereby |for this purpose )?by (?:its [a-z ]{2,40},? )?(?:mr\.? |ms\.? |mrs\.? |dr\.? )?/,
  es: /representad[oa](?: legalmente| en este acto)? por (?:su [a-z ]{2,40},? )?(?:el senor |la senora |sr\.? |sra\.? |don |dona |d\. ?|d\.a )?/,
}
/** Who signs, on a line of the last page. */
const SIGNING: Record<Locale, RegExp> = {
  fr: /(?:\bpour (?:l'|le |la |les )?[a-z' -]{2,40}[,:] ?|signataire ?: ?|bon pour accord ?: ?)(?:m\. |mme |monsieur |madame |me )?/,
  en: /(?:signed by|by|name) ?:? (?:mr\.? |ms\.? |dr\.? )?(?=[a-z])/,
  es: /\bpor (?:el |la )?[a-z -]{2,40}[,:] ?(?:don |dona |d\. )?/,
}
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*)(?: (?:de|del|la|van|von|du|le|\p{Lu}[\p{L}'’.-]*)){1,4}/u
const NO_PERSON =
  /^(?:the|la|le|les|president|directeur|gerant|general|monsieur|madame|mairie|nom|prenom)\b/

/** Index of prices, addresses of seats, and who signs. */
export function findDetails({ language, sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence, index) => [
    ...indexIn(sentence, language),
    ...addressIn(sentence, language),
    ...addressLines(sentence, sentences[index + 1]),
    ...personIn(sentence, PERSON[language], {
      rule: `${language}.representative.named`,
      confidence: 0.86,
    }),
    ...(isSignature(sentence)
      ? personIn(sentence, SIGNING[language], {
          rule: `${language}.representative.signs`,
          confidence: 0.7,
        })
      : []),
    ...addressAlone(sentence),
  ])
}

function indexIn(sentence: Sentence, language: Locale): Candidate[] {
  const plain = sentence.plain.slice(0, LONGEST)
  const match = INDICES.exec(plain)
  if (!match || !(REVISION.test(plain) || REVISION.test(sentence.topic))) return []
  const [start, end] = [match.index, match.index + match[0].length]
  const value =
    KNOWN_AS.find(([, name]) => name.test(match[0]))?.[0] ?? sentence.text.slice(start, end)
  return [
    {
      field: 'priceIndex',
      value,
      sentence,
      start,
      end,
      rule: `${language}.index.named`,
      confidence: 0.84,
    },
  ]
}

function addressIn(sentence: Sentence, language: Locale): Candidate[] {
  if (sentence.zone !== 'head') return []
  const plain = sentence.plain.slice(0, LONGEST)
  const found: Candidate[] = []
  let from = 0
  for (let tries = 0; tries < 4; tries += 1) {
    const match = ADDRESS[language].exec(plain.slice(from))
    if (!match) break
    const start = from + match.index + match[0].length
    const cut = ADDRESS_END.exec(plain.slice(start, start + 220))
    const length = cut ? cut.index : Math.min(plain.length - start, 220)
    const value = sentence.text.slice(start, start + length).replace(/[\s,.;:]+$/, '')
    if (
      /\d/.test(value) &&
      value.length >= 10 &&
      value.length <= 160 &&
      !/[[\]{}_]|\.{3}|…/.test(value)
    )
      found.push({
        field: 'address',
        value,
        sentence,
        start,
        end: start + value.length,
        rule: `${language}.address.of-seat`,
        confidence: 0.78,
      })
    from = start
  }
  return found
}

const STREET =
  /^(?:\d{1,4}(?: ?(?:bis|ter))?,? )?(?:rue|avenue|boulevard|bd|place|allees?|chemin|route|impasse|quai|cours|square|calle|c\/|plaza|paseo|avenida)\b/
const TOWN = /^(?:f-)?\d{2} ?\d{3},? [a-z]/

/** A street on one line, its town on the next. */
function addressLines(street: Sentence, town: Sentence | undefined): Candidate[] {
  if (street.zone !== 'head' || !town || !STREET.test(street.plain) || !TOWN.test(town.plain))
    return []
  if (street.text.length > 80 || town.text.length > 60) return []
  const value = `${street.text.replace(/,$/, '')} ${town.text}`
  const end = street.text.length
  return [
    {
      field: 'address',
      value,
      sentence: street,
      start: 0,
      end,
      rule: 'any.address.lines',
      confidence: 0.8,
    },
  ]
}

const STREET_AND_TOWN =
  /(?:\d{1,4}(?: ?(?:bis|ter))?(?: a \d{1,4})?,? (?:rue|avenue|boulevard|bd|place|allees?|chemin|route|impasse|quai|cours|square|passage|esplanade)\b|\b(?:route|zone|z\.?i\.?|z\.?a\.?|parc|tour|lieu-dit)\b)[^.;()|"]{2,50}?,? \d{2} ?\d{3} (?=[a-z])/
const TOWN_NAME =
  /^\p{Lu}[\p{L}'’]+(?:[ -](?:(?:sur|sous|en|lès|les|la|le|de|du|d)[ -'’])?\p{Lu}[\p{L}'’]+){0,4}/u

/** A street, a code and a town need no words before them. */
function addressAlone(sentence: Sentence): Candidate[] {
  if (sentence.zone !== 'head') return []
  const found: Candidate[] = []
  let from = 0
  for (let tries = 0; tries < 4; tries += 1) {
    const match = STREET_AND_TOWN.exec(sentence.plain.slice(from, LONGEST))
    if (!match) break
    const start = from + match.index
    from = start + match[0].length
    const town = TOWN_NAME.exec(sentence.text.slice(from, from + 60))?.[0]
    if (!town) continue
    const end = from + town.length
    const value = sentence.text.slice(start, end)
    found.push({
      field: 'address',
      value,
      sentence,
      start,
      end,
      rule: 'any.address.street-and-town',
      confidence: 0.84,
    })
  }
  return found
}

function isSignature({ text, plain }: Sentence): boolean {
  return (
    text.length < 260 && /^(?:pour|signed|signataire|bon pour|b\. |por)\b|signataire ?:/.test(plain)
  )
}

function personIn(
  sentence: Sentence,
  pattern: RegExp,
  { rule, confidence }: { rule: string; confidence: number },
): Candidate[] {
  const found: Candidate[] = []
  for (const match of sentence.plain.slice(0, LONGEST).matchAll(new RegExp(pattern, 'g'))) {
    const start = match.index + match[0].length
    const name = NAME.exec(sentence.text.slice(start, start + 80))?.[0]
    if (!name || NO_PERSON.test(sentence.plain.slice(start))) continue
    found.push({
      field: 'representative',
      value: name,
      sentence,
      start,
      end: start + name.length,
      rule,
      confidence,
    })
  }
  return found
}
