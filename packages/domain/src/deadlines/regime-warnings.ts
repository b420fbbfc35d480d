import { isAfter } from '../calendar/compare-days.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { regimeConditions } from './regime-conditions.ts'
import { regimeDeadlines } from './regime-deadlines.ts'
import { MAIN_LAW } from './regime-laws.ts'
import { dayResult } from './trace.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { warning } from './warning.ts'
import type { DeadlineWarning } from './warning.ts'

/** R16: what a special regime allows or costs today. */
export function regimeWarnings(
  term: UnfoldedTerm | null,
  facts: LifecycleFacts,
): DeadlineWarning[] {
  const regime = regimeDeadlines(term, facts)
  switch (regime?.kind) {
    case 'consumer': {
      const { informUntil, isInformed } = regime
      if (informUntil === null || isInformed || !isAfter(facts.today, dayFromIso(informUntil)))
        return []
      return [
        warning('CONSUMER_NOT_INFORMED', { informUntil: { kind: 'day', value: informUntil } }),
      ]
    }
    case 'insurance':
      return insuranceWarnings(term, facts, regime.privatePersonUntil)
    case 'commercialLease':
      return leaseWarnings(term, facts)
    case undefined:
      return []
  }
}

/** What was typed and is not applied, because the law of leases stands in its place. */
function leaseWarnings(
  term: UnfoldedTerm | null,
  { terms, today }: LifecycleFacts,
): DeadlineWarning[] {
  const imposed = regimeConditions(terms.regime, terms, term?.end ?? today)
  const law: DeadlineWarning['params'] = {
    law: { kind: 'text', value: MAIN_LAW.commercialLease.article },
  }
  const goesOn =
    terms.renewalType === 'tacit' && terms.renewalDuration === null && terms.maxRenewals === null
  return [
    ...(goesOn ? [] : [warning('LAW_REPLACES_RENEWAL', law)]),
    ...(terms.notice === null || imposed.notice === undefined
      ? []
      : [warning('LAW_REPLACES_NOTICE', law)]),
  ]
}

/** L113-15-1: a private person without a reminder may leave at any time from the renewal on. */
function insuranceWarnings(
  term: UnfoldedTerm | null,
  { terms, today }: LifecycleFacts,
  until: string | null,
): DeadlineWarning[] {
  if (until !== null) {
    return [warning('INSURANCE_REMINDER_LATE', { until: { kind: 'day', value: until } })]
  }
  const isPrivate = terms.regime?.kind === 'insurance' && terms.regime.privatePerson
  const wasReminded = terms.regime?.kind === 'insurance' && terms.regime.reminderPostedOn !== null
  const limit = term?.limits?.legal ?? null
  if (!isPrivate || wasReminded || limit === null || !isAfter(today, limit)) return []
  return [warning('INSURANCE_REMINDER_MISSING', { limit: dayResult(limit) })]
}
