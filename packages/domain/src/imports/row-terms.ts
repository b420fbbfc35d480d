import type { StatedPatch } from '../amendments/stated-patch.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import type { ImportField } from './import-fields.ts'
import type { RowValues } from './import-row.ts'

/** The terms that a row states, and no others; an end is the last day in force. */
export function statedTerms(values: RowValues): Partial<LifecycleTerms> {
  const end = standing<string>(values, 'endDate')
  const span = standing<Span>(values, 'duration')
  const duration: LifecycleTerms['duration'] =
    end !== null
      ? { kind: 'until', day: end, meaning: 'lastDayInForce' }
      : span && { kind: 'span', ...span }
  const terms: Partial<LifecycleTerms> = {
    ...statedEffect(values),
    duration,
    renewalType: standing<LifecycleTerms['renewalType']>(values, 'renewalType') ?? undefined,
    renewalDuration: standing<Span>(values, 'renewalDuration'),
    maxRenewals: standing<number>(values, 'maxRenewals'),
    notice: standing<LifecycleTerms['notice']>(values, 'notice'),
  }
  const stated = Object.entries(terms).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(stated)
}

/** The date of effect alone: all that an amendment has of its own. */
export function statedEffect(values: RowValues): Partial<LifecycleTerms> {
  const effectiveDate = standing<string>(values, 'effectiveDate')
  return effectiveDate === null ? {} : { effectiveDate }
}

/** What the row of an amendment states is what it changes. */
export function statedPatches(values: RowValues): StatedPatch[] {
  const { effectiveDate: _, ...terms } = statedTerms(values)
  const amount = standing<number>(values, 'amount')
  const currency = standing<string>(values, 'currency')
  return [
    ...Object.entries(terms).map(([field, value]) => ({ field, value })),
    ...(amount === null ? [] : [{ field: 'amount', value: amount as unknown }]),
    ...(amount === null || currency === null ? [] : [{ field: 'currency', value: currency }]),
  ]
}

/** The day from which the changes of an amendment count: its day of effect, else that of its signature. */
export function effectOfAmendment(values: RowValues): string | null {
  return standing<string>(values, 'effectiveDate') ?? standing<string>(values, 'signatureDate')
}

/** A value that could be read; null: none, or one with a problem. */
// What each field can hold is decided where it is read (read-value.ts).
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the field at its use
export function standing<Value>(values: RowValues, field: ImportField): Value | null {
  const value = values[field]
  return value && value.problem === null ? ((value.value as Value | undefined) ?? null) : null
}
