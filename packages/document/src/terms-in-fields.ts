import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { NoticePeriod } from '@tacite/domain/deadlines/notice-period.ts'
import {
  isDurationValue,
  type DurationValue,
  type FieldValue,
  type FieldValues,
} from './field-definition.ts'

/** The variables of the system fields whose value is a term of the contract's life (domain SYSTEM_FIELDS). */
export type TermVariable =
  | 'effective_date'
  | 'duration'
  | 'tacit_renewal'
  | 'renewal_duration'
  | 'notice'

/** The terms as values of the fields that show them; null where a term is not stated, or a field cannot show it. */
export function valuesOfTerms(
  lifecycle: Partial<LifecycleTerms>,
): Record<TermVariable, FieldValue | null> {
  const { effectiveDate, duration, renewalType, renewalDuration, notice } = lifecycle
  return {
    effective_date: effectiveDate ?? null,
    duration: duration?.kind === 'span' ? spanOf(duration) : null,
    tacit_renewal: renewalType === undefined ? null : renewalType === 'tacit',
    renewal_duration: renewalDuration ? spanOf(renewalDuration) : null,
    notice: notice ? noticeAsDuration(notice) : null,
  }
}

const WRITERS: Record<TermVariable, (value: FieldValue | null) => Partial<LifecycleTerms>> = {
  effective_date: (value) => ({ effectiveDate: typeof value === 'string' ? value : null }),
  duration: (value) => ({
    duration: isDurationValue(value) ? { kind: 'span', ...spanOf(value) } : null,
  }),
  tacit_renewal: (value) => ({ renewalType: value === true ? 'tacit' : 'none' }),
  renewal_duration: (value) => ({ renewalDuration: isDurationValue(value) ? spanOf(value) : null }),
  notice: (value) => ({ notice: isDurationValue(value) ? durationAsNotice(value) : null }),
}

/** Whether the value of a field is a term of the contract's life. */
export function isTermVariable(variable: string): variable is TermVariable {
  return Object.hasOwn(WRITERS, variable)
}

/**
 * Whether a template may propose a value of a field: terms stand among its terms, and what a contract says of itself, its
 * parties and its dates is its own.
 */
export function isProposable(variable: string): boolean {
  return !isTermVariable(variable) && (!isSystemField(variable) || variable === 'amount_incl_tax')
}

/** What a typed value states as a term. */
export function termOfValue(
  variable: TermVariable,
  value: FieldValue | null,
): Partial<LifecycleTerms> {
  return WRITERS[variable](value)
}

/**
 * Values of fields apart from those that are terms.
 *
 * @example partTerms({ notice: { count: 3, unit: 'months' }, court_city: 'Lyon' })
 *   // { lifecycle: { notice: { unit: 'months', count: 3 } }, values: { court_city: 'Lyon' } }
 */
export function partTerms(values: FieldValues): {
  lifecycle: Partial<LifecycleTerms>
  values: FieldValues
} {
  const entries = Object.entries(values)
  const terms = entries.map(([variable, value]) =>
    isTermVariable(variable) ? termOfValue(variable, value ?? null) : {},
  )
  return {
    lifecycle: Object.assign({}, ...terms) as Partial<LifecycleTerms>,
    values: Object.fromEntries(entries.filter(([variable]) => !isTermVariable(variable))),
  }
}

function spanOf({ count, unit }: DurationValue): DurationValue {
  return { count, unit }
}

function noticeAsDuration(notice: NoticePeriod): DurationValue | null {
  switch (notice.unit) {
    case 'months':
    case 'weeks':
      return { count: notice.count, unit: notice.unit }
    case 'calendarDays':
      return { count: notice.count, unit: 'days' }
    default:
      return null
  }
}

function durationAsNotice({ count, unit }: DurationValue): NoticePeriod {
  switch (unit) {
    case 'years':
      return { unit: 'months', count: count * 12 }
    case 'days':
      return { unit: 'calendarDays', count }
    default:
      return { unit, count }
  }
}
