import { signedDetail } from '@tacite/domain/contracts/status-detail.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import {
  INDETERMINATE_DURATION_CODE,
  type Span,
} from '@tacite/domain/deadlines/contract-duration.ts'
import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import { renewalsMade } from '@tacite/domain/deadlines/record-rules.ts'
import { AGE_BANDS, AMOUNT_TIERS, placeInBands } from '@tacite/domain/filters/bands.ts'
import { Temporal } from 'temporal-polyfill'
import type { ContractTerms } from './lifecycle-terms.query.ts'

const RETROACTIVE_AFTER_DAYS = 2
const DAYS_OF_UNIT = { years: 365, months: 30, weeks: 7, days: 1 } as const

/** What lists and tiles ask of one contract, as true on a day. The keys are the columns of `contract_fact`. */
export function contractFacts(contract: ContractTerms, today: Temporal.PlainDate) {
  const { terms } = contract
  const deadlines = computeDeadlines(terms, today)
  const isSigned = contract.status === 'SIGNED'
  const detail = isSigned ? signedDetail(deadlines) : null
  const status = detail === 'TERMINATED' ? ('TERMINATED' as const) : contract.status
  const isLive = isSigned && deadlines.phase !== 'ENDED'
  const inTacitRenewal = isLive && deadlines.term.number > 1 && detail === 'TACITLY_RENEWED'
  const renewalDuration = tacitDuration(terms, deadlines)
  return {
    contract_id: contract.contractId,
    status,
    status_detail:
      detail ?? (status === 'CANCELLED' || status === 'TERMINATED' ? status : contract.stepId),
    phase: deadlines.phase,
    term_number: deadlines.term.number,
    effective_date: terms.effectiveDate,
    end_date: deadlines.endDate,
    termination_date: deadlines.prudentLimit,
    legal_limit: deadlines.legalLimit,
    send_by: deadlines.sendBy,
    final_end: deadlines.finalEnd,
    terminated_on: deadlines.ending === 'termination' ? deadlines.finalEnd : null,
    signature_date: terms.signatureDate,
    renewal_type: terms.renewalType,
    tacit_renewal_duration: renewalDuration,
    duration_days: durationDays(contract),
    in_tacit_renewal: inTacitRenewal,
    renewal_age: inTacitRenewal ? placeInBands(renewalDuration, AGE_BANDS) : null,
    is_renewed: isSigned && renewalsMade(deadlines) > 0,
    renewals_made: isSigned ? renewalsMade(deadlines) : 0,
    is_retroactive: isRetroactive(terms.signatureDate, terms.effectiveDate),
    will_be_renewable:
      isLive && deadlines.terms.some(({ number }) => number > deadlines.term.number),
    amount_incl_tax_cents: contract.amountInclTaxCents,
    amount_tier: placeInBands(contract.amountInclTaxCents, AMOUNT_TIERS),
    department_id: contract.departmentId,
    valid_until: isSigned ? nextChange(deadlines, terms.effectiveDate, today) : null,
  }
}

/** Signed more than 48 hours after the service start (decisions 4). */
function isRetroactive(signatureDate: string | null, effectiveDate: string | null): boolean {
  if (signatureDate === null || effectiveDate === null) return false
  const late = Temporal.PlainDate.from(effectiveDate).until(signatureDate, {
    largestUnit: 'days',
  }).days
  return late > RETROACTIVE_AFTER_DAYS
}

function tacitDuration(terms: ContractTerms['terms'], deadlines: Deadlines): number | null {
  if (deadlines.durationCode !== null) return deadlines.durationCode
  if (terms.renewalType !== 'tacit') return null
  return terms.renewalDuration ? inDays(terms.renewalDuration) : INDETERMINATE_DURATION_CODE
}

function durationDays({ terms }: ContractTerms): number | null {
  const { duration, effectiveDate } = terms
  switch (duration?.kind) {
    case 'span':
      return inDays(duration)
    case 'until':
      return effectiveDate === null
        ? null
        : Temporal.PlainDate.from(effectiveDate).until(duration.day, { largestUnit: 'days' }).days
    default:
      return null
  }
}

/** For averages and age bands only; deadlines are never computed from days of a month. */
function inDays({ count, unit }: Span): number {
  return count * DAYS_OF_UNIT[unit]
}

/** The first day from which any of this may be otherwise. */
function nextChange(
  deadlines: Deadlines,
  effectiveDate: string | null,
  today: Temporal.PlainDate,
): string | null {
  const dayAfter = (day: string | null) =>
    day && Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  const candidates = [
    effectiveDate,
    deadlines.noticeWindowOpens,
    dayAfter(deadlines.prudentLimit),
    dayAfter(deadlines.legalLimit),
    dayAfter(deadlines.endDate),
    dayAfter(deadlines.finalEnd),
    ...deadlines.terms.flatMap((term) => [term.start, dayAfter(term.end)]),
  ]
  const coming = candidates.filter((day): day is string => day !== null && day > today.toString())
  return coming.sort()[0] ?? null
}
