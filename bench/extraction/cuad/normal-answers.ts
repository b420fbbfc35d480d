import type { Period } from '../fields.ts'

/** What an answer states, or undefined when it has no single normal form: it is counted, never guessed. */
export type Normal<Value> = Value[] | undefined

/** Two-digit years from here belong to the last century; a few contracts of 1999 expire in the thirties. */
const LAST_CENTURY_FROM = 70

/** `5/8/14`; `[]` stands for a blank in the contract. */
export function normalDay(answer: string): Normal<string> {
  if (answer === '') return []
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(answer) ?? []
  if (year === '') return
  const century = Number(year) >= LAST_CENTURY_FROM ? '19' : '20'
  return [`${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`]
}

/** `90 days`; several different ones have no single normal form. */
export function normalPeriod(answer: string): Normal<Period> {
  if (answer === '') return []
  const [, count = '', unit = ''] = /^(\d+) (year|month|week|day)s?$/i.exec(answer) ?? []
  if (unit === '') return
  return [{ count: Number(count), unit: `${unit.toLowerCase()}s` as Period['unit'] }]
}

export function isPerpetual(answer: string): boolean {
  return answer.toLowerCase() === 'perpetual'
}

export interface NormalRenewal {
  renewalDuration: Normal<Period>
  maxRenewals: Normal<number>
}

/** `successive 1 year`, `2 successive 5 years`, `3 years`; whether it is tacit is not answered. */
export function normalRenewal(answer: string): NormalRenewal {
  const [, times, period = answer] = /^(\d+ )?successive (.*)$/.exec(answer) ?? []
  const renewalDuration = normalPeriod(period)
  const maxRenewals = times === undefined ? [] : [Number(times)]
  return { renewalDuration, maxRenewals: renewalDuration && maxRenewals }
}

/** Their names as our labels write them. */
const LAWS: Record<string, string> = {
  "People's Republic of China": 'China',
  'Republic of Kazakhstan': 'Kazakhstan',
  'England; Wales': 'England and Wales',
}

/** A state or a country; a province without its country. */
export function normalLaw(answer: string): Normal<string> {
  if (answer === '') return []
  const name = LAWS[answer] ?? answer.replace(/, ?Canada$/, '')
  return /^\p{Lu}\p{Ll}+(?: (?:and|of|\p{Lu}\p{Ll}+))*$/u.test(name) ? [name] : undefined
}

/** A title that an annotator cut elsewhere keeps what they took. */
export function normalTitle(answer: string): Normal<string> {
  const title = answer.replaceAll(/\s+/g, ' ').trim()
  return title === '' ? [] : [title]
}

/** From where a definition, another name or a blank begins; 'Alpha (Shenzhen) Co., Ltd.' has a place in brackets. */
const DEFINED =
  /\s*(?:["“]|\((?![^()"“”]{2,25}\),? (?:Co|Ltd|Limited|Inc|LLC|Corp|Company|Holdings?)\b)|,?\s+(?:doing business as|[df]\/[bk]\/a)\s).*$/s
const LEGAL_FORM = String.raw`\b(?:L\.?L\.?C|Inc|L\.P|Ltd|Corp(?:oration)?|Limited)\b`
/** A list of names where one was expected. */
const TWO_NAMES = new RegExp(String.raw`${LEGAL_FORM}\.?,\s.+${LEGAL_FORM}`)
/** A blank, or a role that anybody may take. */
const NOBODY = /^(?:[[\]*_\s]*|X+|the seller|franchisee)$/i
/** What the parties are called together. */
const GROUP = /^(?:.+ and .+|each a|together\b.*|collectively\b.*|party a\b.*)$/i

/** `Alpha, Inc. ("Alpha"); Beta LLC ("Beta")`: all of them, or none when one is not a single name. */
export function normalParties(answer: string): Normal<string> {
  const parts = splitOutsideBrackets(answer.replace(/^\((.*)\)$/s, '$1'))
  const names = parts.flatMap((part) => {
    const name = part.replace(DEFINED, '').replaceAll(/\s+/g, ' ').replace(/[,;]$/, '').trim()
    const isGroup =
      GROUP.test(name) && /\b(?:individually|collectively|together|part(?:y|ies))\b/i.test(part)
    return NOBODY.test(name) || (isGroup && !new RegExp(LEGAL_FORM).test(name)) ? [] : [name]
  })
  const isClear = names.every(
    (name) => /^[\p{L}\p{N}][^[\]"“”]*$/u.test(name) && !TWO_NAMES.test(name),
  )
  return isClear ? [...new Set(names)] : undefined
}

function splitOutsideBrackets(text: string): string[] {
  return text.match(/(?:\([^()]*\)|[^;])+/g) ?? []
}
