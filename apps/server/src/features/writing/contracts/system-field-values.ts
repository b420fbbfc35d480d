import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { NoticePeriod } from '@tacite/domain/deadlines/notice-period.ts'
import type { TermsOfContract } from '@tacite/document/content-format-2.ts'
import {
  isDurationValue,
  type DurationValue,
  type FieldValue,
} from '@tacite/document/field-definition.ts'
import type { SystemFieldVariable } from '@tacite/domain/contracts/system-fields.ts'

/** The contract data that system fields read and write. */
export interface ContractCore {
  title: string
  reference: string
  amountInclTaxCents: number | null
  currency: string
  /** As its text names it: null while unknown, and in a text signed here (decision 0016). */
  signatureDate: string | null
  lifecycle: Partial<TermsOfContract>
  legalEntity: Party | null
  counterparty: Party | null
}

export interface Party {
  name: string
  siren: string | null
  address: string
}

export type SystemFieldValues = Record<SystemFieldVariable, FieldValue | null>

/** The values of a contract's system fields, read from the contract itself. */
export function systemFieldValues(contract: ContractCore): SystemFieldValues {
  const { lifecycle, legalEntity, counterparty } = contract
  return {
    contract_title: contract.title,
    contract_reference: contract.reference,
    company_name: legalEntity?.name ?? null,
    company_siren: legalEntity?.siren ?? null,
    company_address: legalEntity?.address || null,
    counterparty_name: counterparty?.name ?? null,
    counterparty_siren: counterparty?.siren ?? null,
    counterparty_address: counterparty?.address || null,
    amount_incl_tax: contract.amountInclTaxCents,
    effective_date: lifecycle.effectiveDate ?? null,
    duration: lifecycle.duration?.kind === 'span' ? spanOf(lifecycle.duration) : null,
    tacit_renewal: lifecycle.renewalType === undefined ? null : lifecycle.renewalType === 'tacit',
    renewal_duration: lifecycle.renewalDuration ? spanOf(lifecycle.renewalDuration) : null,
    notice: lifecycle.notice ? noticeAsDuration(lifecycle.notice) : null,
    signature_date: contract.signatureDate,
  }
}

/** What a form of fields may set on the contract itself; the parties and the reference have their own controls. */
export interface CoreChange {
  amountInclTaxCents?: number | null
  lifecycle?: Partial<LifecycleTerms>
}

const WRITERS: Partial<Record<SystemFieldVariable, (value: FieldValue | null) => CoreChange>> = {
  amount_incl_tax: (value) => ({ amountInclTaxCents: typeof value === 'number' ? value : null }),
  effective_date: (value) => ({
    lifecycle: { effectiveDate: typeof value === 'string' ? value : null },
  }),
  duration: (value) => ({
    lifecycle: { duration: isDurationValue(value) ? { kind: 'span', ...spanOf(value) } : null },
  }),
  tacit_renewal: (value) => ({ lifecycle: { renewalType: value === true ? 'tacit' : 'none' } }),
  renewal_duration: (value) => ({
    lifecycle: { renewalDuration: isDurationValue(value) ? spanOf(value) : null },
  }),
  notice: (value) => ({
    lifecycle: { notice: isDurationValue(value) ? durationAsNotice(value) : null },
  }),
}

/** The update for typed values of system fields; null for a field that cannot be typed. */
export function coreChange(
  variable: SystemFieldVariable,
  value: FieldValue | null,
): CoreChange | null {
  return WRITERS[variable]?.(value) ?? null
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
