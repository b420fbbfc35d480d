import { shownStatus } from '@tacite/domain/contracts/contract-status.ts'
import { signedDetail } from '@tacite/domain/contracts/status-detail.ts'
import { valueOn } from '@tacite/domain/amendments/value-history.ts'
import { nextExit } from '@tacite/domain/decisions/exit-decision.ts'
import { agreedStart } from '@tacite/domain/deadlines/agreed-start.ts'
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

/** The values that lists and tiles need of one contract, as of a day. The keys are columns of `contract_fact`. */
export function contractFacts(contract: ContractTerms, today: Temporal.PlainDate) {
  return {
    contract_id: contract.contractId,
    ...statedFacts(contract, today),
    ...datedFacts(contract, computeDeadlines(contract.terms, today), today),
  }
}

/** Those that are the same on every day until an amendment takes effect. */
export function statedFacts(contract: ContractTerms, day: Temporal.PlainDate) {
  const { signatureDate } = contract.terms
  const { effectiveDate } = agreedStart(contract.terms)
  const amount = amountOn(contract, day)
  return {
    effective_date: effectiveDate,
    signature_date: signatureDate,
    renewal_type: inForce(contract, 'renewalType', day),
    duration_days: durationDays(contract, day, effectiveDate),
    is_retroactive: isRetroactive(signatureDate, effectiveDate),
    amount_incl_tax_cents: amount,
    amount_tier: placeInBands(amount, AMOUNT_TIERS),
    counterparty_id: counterpartyOn(contract, day),
    department_id: contract.departmentId,
  }
}

/** A stated term with the amendments in effect on a day. */
function inForce<Term extends 'duration' | 'renewalType' | 'renewalDuration'>(
  { terms, history }: ContractTerms,
  term: Term,
  day: Temporal.PlainDate,
): ContractTerms['terms'][Term] {
  return valueOn(history, term, terms[term], day.toString())
}

/** In the company's currency; null in another one. */
function amountOn(contract: ContractTerms, day: Temporal.PlainDate): number | null {
  const { history, currency, companyCurrency, amountInclTaxCents } = contract
  if (valueOn(history, 'currency', currency, day.toString()) !== companyCurrency) return null
  return valueOn(history, 'amount', amountInclTaxCents, day.toString())
}

function counterpartyOn({ history, counterpartyId }: ContractTerms, day: Temporal.PlainDate) {
  const stated = counterpartyId === null ? null : { _id: counterpartyId }
  return valueOn(history, 'counterparty', stated, day.toString())?._id ?? null
}

export type DatedFacts = ReturnType<typeof datedFacts>

/** Those that depend on the day. The keys are columns of `contract_phase` too. */
export function datedFacts(contract: ContractTerms, deadlines: Deadlines, day: Temporal.PlainDate) {
  const { stepId } = contract
  const isSigned = contract.status === 'SIGNED'
  const detail = isSigned ? signedDetail(deadlines) : null
  const status =
    detail === 'TERMINATED'
      ? ('TERMINATED' as const)
      : shownStatus(contract.status, contract.lastValidation)
  const isLive = isSigned && deadlines.phase !== 'ENDED'
  const inTacitRenewal = isLive && deadlines.term.number > 1 && detail === 'TACITLY_RENEWED'
  const renewalDuration = tacitDuration(contract, deadlines, day)
  return {
    status,
    status_detail: detail ?? (status === 'CANCELLED' || status === 'TERMINATED' ? status : stepId),
    phase: deadlines.phase,
    term_number: deadlines.term.number,
    ...limitsAhead(status === 'CANCELLED' ? null : deadlines),
    terminated_on: deadlines.ending === 'termination' ? deadlines.finalEnd : null,
    tacit_renewal_duration: renewalDuration,
    in_tacit_renewal: inTacitRenewal,
    renewal_age: inTacitRenewal ? placeInBands(renewalDuration, AGE_BANDS) : null,
    is_renewed: isSigned && renewalsMade(deadlines) > 0,
    renewals_made: isSigned ? renewalsMade(deadlines) : 0,
    is_renewable: isSigned && deadlines.renewal === 'renewable',
    will_be_renewable: isSigned && deadlines.renewal === 'willRenew',
    ...exitAhead(isSigned ? nextExit(deadlines, day) : null),
  }
}

function exitAhead(exit: ReturnType<typeof nextExit>) {
  return { exit_on: exit?.exitOn ?? null, exit_limit: exit?.prudentLimit ?? null }
}

/** A cancelled contract has no deadlines. */
function limitsAhead(deadlines: Deadlines | null) {
  return {
    end_date: deadlines?.endDate ?? null,
    termination_date: deadlines?.prudentLimit ?? null,
    legal_limit: deadlines?.legalLimit ?? null,
    send_by: deadlines?.sendBy ?? null,
    final_end: deadlines?.finalEnd ?? null,
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

function tacitDuration(
  contract: ContractTerms,
  deadlines: Deadlines,
  day: Temporal.PlainDate,
): number | null {
  if (deadlines.durationCode !== null) return deadlines.durationCode
  if (inForce(contract, 'renewalType', day) !== 'tacit') return null
  const duration = inForce(contract, 'renewalDuration', day)
  return duration ? inDays(duration) : INDETERMINATE_DURATION_CODE
}

function durationDays(
  contract: ContractTerms,
  day: Temporal.PlainDate,
  effectiveDate: string | null,
): number | null {
  const duration = inForce(contract, 'duration', day)
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
