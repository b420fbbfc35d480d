import type { Candidate, ReadContract } from '../candidate.ts'
import type { NoticeForm } from '../extracted-fields.ts'
import type { Locale } from '../../locale.ts'
import { numberOfWords } from '../readers/number-words.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { MAX_RENEWALS, MONTHLY, OTHER_RENEWALS, RENEWAL_RULES, YEARLY } from './renewal-rules.ts'

/** Whether and how a contract is renewed, how often at most, and in which form it is denounced. */
export function findRenewal({ language, sentences }: ReadContract): Candidate[] {
  return sentences
    .filter(({ plain }) => !OTHER_RENEWALS[language].test(plain.slice(0, LONGEST)))
    .flatMap((sentence) => [
      ...renewalIn(sentence, language),
      ...lengthIn(sentence, language),
      ...countIn(sentence, language),
      ...formIn(sentence, language),
    ])
}

const LONGEST = 3_000
/** A heading says what is treated, not what is agreed. */
const HEADING_SHARE = 0.6
const TOPIC =
  /duree|recondu[ci]|renouvel|term\b|terms\b|terminat|renew|duration|plazo|duracion|prorroga|vigencia|resili|effet/

function renewalIn(sentence: Sentence, language: Locale): Candidate[] {
  const plain = sentence.plain.slice(0, LONGEST)
  for (const { name, value, pattern, unless, confidence } of RENEWAL_RULES[language]) {
    const match = pattern.exec(plain)
    if (!match || unless?.test(plain)) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const share = (sentence.isHeading ? HEADING_SHARE : 1) * (sentence.zone === 'annex' ? 0.75 : 1)
    const likely = TOPIC.test(sentence.topic) || /contrat|agreement|convention|contrato/.test(plain)
    const rule = `${language}.${name}`
    const sure = confidence * share * (likely ? 1 : 0.8)
    return [{ field: 'renewal', value, sentence, start, end, rule, confidence: sure }]
  }
  return []
}

/** A length that is told by an adjective. */
function lengthIn(sentence: Sentence, language: Locale): Candidate[] {
  const plain = sentence.plain.slice(0, LONGEST)
  for (const [unit, pattern] of [
    ['years', YEARLY],
    ['months', MONTHLY],
  ] as const) {
    const match = pattern[language].exec(plain)
    if (!match || sentence.zone === 'annex') continue
    const [start, end] = [match.index, match.index + match[0].length]
    const rule = `${language}.renewal-duration.by-${unit}`
    const value = { count: 1, unit }
    return [{ field: 'renewalDuration', value, sentence, start, end, rule, confidence: 0.84 }]
  }
  return []
}

function countIn(sentence: Sentence, language: Locale): Candidate[] {
  for (const pattern of MAX_RENEWALS[language]) {
    const match = pattern.exec(sentence.plain.slice(0, LONGEST))
    if (!match) continue
    const { count } = match.groups!
    const value = /^\d/.test(count!) ? Number(count) : numberOfWords(count!, language)
    if (value === null || value < 1) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const rule = `${language}.renewal.at-most`
    return [{ field: 'maxRenewals', value, sentence, start, end, rule, confidence: 0.82 }]
  }
  return []
}

const FORMS: readonly [NoticeForm, RegExp][] = [
  ['electronicRegistered', /recommandee? electronique|electronic registered/],
  [
    'registered',
    /recommande|\blrar\b|\blettre rar\b|\bl\.r\.a\.r|registered (?:mail|letter|post)|certified (?:mail|letter|or registered)|carta certificada|burofax|correo certificado/,
  ],
  [
    'bailiff',
    /extrajudiciaire|huissier|commissaire de justice|requerimiento notarial|conducto notarial/,
  ],
  ['handDelivery', /main propre|remise contre|hand delivery|en mano/],
  [
    'email',
    /par (?:simple )?(?:e-?mail|courriel|courrier electronique|mail)|by (?:e-?mail|electronic mail)|correo electronico/,
  ],
  ['written', /par ecrit|notification ecrite|ecrite?\b|written|in writing|escrit[oa]/],
]
const ENDING: Record<Locale, RegExp> = {
  fr: /denonc|resili|recondu[ci]|renouvel|prorog|preavis|mett(?:re|e) fin|conge\b|rompre|oppos|partir|quitter|degager|decharger|renoncer|avis contraire/,
  en: /non-?renew|renew|terminat|notice of/,
  es: /preaviso|prorrog|renov|denunci|resol|resci|terminar|desist/,
}
const NOTIFYING: Record<Locale, RegExp> = {
  fr: /notif|lettre|courri|preavis|denonc|conge|avis|adress|pli\b|preven|avert|ecri|lrar/,
  en: /notice|notif/,
  es: /notific|comunic|preaviso|escrito|antelacion|aviso/,
}
const OTHER_NOTICE = /tarif|modifi|travaux|pose\b|cedant|cession|price|rates|amend/
const FAULT = /manquement|inexecution|mise en demeure|faute|breach|default|incumplimiento/

function formIn(sentence: Sentence, language: Locale): Candidate[] {
  const plain = sentence.plain.slice(0, LONGEST)
  if (sentence.isHeading || !ENDING[language].test(plain) || !NOTIFYING[language].test(plain))
    return []
  if (OTHER_NOTICE.test(plain)) return []
  for (const [value, pattern] of FORMS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const rule = `${language}.notice-form.${value}`
    const base = value === 'written' ? 0.72 : 0.86
    const confidence =
      base * (FAULT.test(plain) ? 0.55 : 1) * (sentence.zone === 'annex' ? 0.75 : 1)
    return [{ field: 'noticeForm', value, sentence, start, end, rule, confidence }]
  }
  return []
}
