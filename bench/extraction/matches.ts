import { addDays } from '@tacite/domain/calendar/days.ts'
import { dayFromIso, isoDay } from '@tacite/domain/calendar/iso-day.ts'
import { countedSpan } from '@tacite/domain/deadlines/term-end.ts'
import type { FoundValue } from '@tacite/domain/extraction/extraction.ts'
import { foldName } from '@tacite/domain/people/fold-name.ts'
import type { Fact, FactValue, Period } from './fields.ts'

/** Who says what the right value is: lawyers name the anniversary of a term where we name its last day. */
export type Source = 'labelled' | 'cuad' | 'made-up'

/** Whether a found value is a right one. */
export function isMatch(found: FoundValue, right: FactValue, source: Source): boolean {
  const fact: Fact = found.field
  switch (fact) {
    case 'duration':
    case 'renewalDuration':
    case 'notice':
    case 'earlyExit':
    case 'confidentialityTerm':
      return lengthOf(found.value as Period | string) === lengthOf(right as Period | string)
    case 'party':
      return foldParty(textOf(found.value)) === foldParty(textOf(right))
    case 'title':
    case 'governingLaw':
    case 'court':
    case 'priceIndex':
    case 'address':
    case 'representative':
      return foldText(textOf(found.value)) === foldText(textOf(right))
    case 'endDate':
      return found.value === right || isAnniversary(found, textOf(right), source)
    default:
      return found.value === right
  }
}

function isAnniversary(found: FoundValue, right: string, source: Source): boolean {
  if (source !== 'cuad' || found.derivedFrom === undefined) return false
  return isoDay(addDays(dayFromIso(textOf(found.value)), 1)) === right
}

/** Of a field whose normal form is a line. */
function textOf(value: FactValue): string {
  if (typeof value !== 'string') throw new TypeError(`not a line: ${JSON.stringify(value)}`)
  return value
}

/** Twelve months are a year, seven days a week. */
function lengthOf(period: Period | string): string {
  return typeof period === 'string' ? period : JSON.stringify(countedSpan(period))
}

const FORMS =
  /\b(?:sasu|sas|sarl|sa|eurl|sci|snc|scop|inc|llc|lc|ltd|limited|corp|corporation|company|co|lp|llp|plc|gmbh|bv|nv|ag|spa|srl|sl|slu|sau|na|societe|association|ets|etablissements|the|la|le|les|l)\b/g

function foldParty(name: string): string {
  const folded = foldText(name.replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''))
  return folded.replaceAll(FORMS, ' ').replaceAll(/\s+/g, ' ').trim() || folded
}

function foldText(text: string): string {
  return foldName(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
