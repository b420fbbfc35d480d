import type { ContractAsOf } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Temporal } from 'temporal-polyfill'
import { presentDeadlines, type standingOn } from '../deadlines/public.ts'

/** Nothing can be done with another day: no act has a reason to be off. */
const NO_REASONS = {
  setDates: null,
  correctTerms: null,
  recordPerformance: null,
  markRenewed: null,
  markTerminated: null,
  recordRegimeDays: null,
  cancel: null,
  cancelTermination: null,
}

/** The sentences behind the deadlines of a day. */
export function explainedDeadlines(
  { contract, deadlines }: ReturnType<typeof standingOn>,
  locale: Locale,
  day: Temporal.PlainDate,
): Pick<ContractAsOf, 'warnings' | 'trace'> {
  const { warnings, trace } = presentDeadlines(
    // What amendments set is in the terms of that day already, and in the sentences.
    { ...contract, standing: 'open', amended: [], readable: new Map() },
    deadlines,
    locale,
    day,
    NO_REASONS,
  )
  return { warnings, trace }
}
