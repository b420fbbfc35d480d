import type { IsoDay } from '../calendar/iso-day.ts'
import { agreedStart } from '../deadlines/agreed-start.ts'
import type { Amendment, AmendmentPatch, ConditionField } from '../deadlines/amendment.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'

/** The terms of a life that an amendment may replace. Its end is a duration too: until a day. */
export const AMENDABLE_TERMS = [
  'effectiveDate',
  'duration',
  'renewalType',
  'renewalDuration',
  'maxRenewals',
  'notice',
  'noticeCountsWhen',
  'sendingMode',
  'roll',
  'earlyExit',
  'indeterminateAlignment',
] as const satisfies readonly ('effectiveDate' | 'duration' | ConditionField)[]
export type AmendableTerm = (typeof AMENDABLE_TERMS)[number]

/** The field of a patch on a tagged field begins with it; its variable follows. */
export const VALUE_PREFIX = 'values.'

/**
 * One stated value that an amendment replaces; null takes it away. Beside the terms of a life: `amount`, in cents,
 * `currency`, `counterparty`, `legalEntity`, and the values of tagged fields.
 */
export interface StatedPatch {
  field: string
  value: unknown
}

/** A signed amendment with everything that it replaces. */
export interface SignedAmendment {
  id: string
  reference: string
  signedOn: IsoDay
  effectiveOn: IsoDay
  patches: readonly StatedPatch[]
}

/** Its part in the deadlines; null when it changes none of their terms. */
export function termsOfAmendment({ patches, ...amendment }: SignedAmendment): Amendment | null {
  const terms = patches.filter(({ field }) => isAmendableTerm(field)) as AmendmentPatch[]
  return terms.length === 0 ? null : { ...amendment, patches: terms }
}

export function isAmendableTerm(field: string): field is AmendableTerm {
  return AMENDABLE_TERMS.some((term) => term === field)
}

/** What amendments really set: without the dates of effect that came too late to move the first term. */
export function withoutUnmovedStarts(
  amendments: readonly SignedAmendment[],
  terms: LifecycleTerms,
): SignedAmendment[] {
  const unmoved = new Set(agreedStart(terms).unmoved.map(({ id }) => id))
  return amendments.map((amendment) =>
    unmoved.has(amendment.id)
      ? {
          ...amendment,
          patches: amendment.patches.filter(({ field }) => field !== 'effectiveDate'),
        }
      : amendment,
  )
}
