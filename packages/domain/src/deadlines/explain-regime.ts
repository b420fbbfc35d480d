import type { Temporal } from 'temporal-polyfill'
import { dayFromIso } from '../calendar/iso-day.ts'
import { informationWindow } from './consumer-information.ts'
import { fieldSource } from './field-sources.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { lawSource, MAIN_LAW, REGIME_LAWS } from './regime-laws.ts'
import type { RegimeLaw } from './regime-laws.ts'
import { COMPUTED, dayInput, dayResult, textInput, traceLine } from './trace.ts'
import type { TraceInput, TraceLine } from './trace.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R16: what the special regime changes for the current term. */
export function explainRegime(term: UnfoldedTerm, { terms, today }: LifecycleFacts): TraceLine[] {
  const { regime } = terms
  if (regime === null) return []
  const { limits } = term
  const law = lawInput(MAIN_LAW[regime.kind], term.end ?? today)
  switch (regime.kind) {
    case 'commercialLease':
      return [traceLine('LEASE_LAW', { law })]
    case 'consumer': {
      if (limits === null) return []
      const { informFrom, informUntil } = informationWindow(limits.legal)
      const inputs = {
        law: lawInput(MAIN_LAW.consumer, limits.legal),
        limit: dayInput(limits.legal, COMPUTED),
        from: dayInput(informFrom, COMPUTED),
      }
      return [traceLine('CONSUMER_INFORM', inputs, dayResult(informUntil))]
    }
    case 'insurance': {
      const lines = [traceLine('INSURANCE_LAW', { law })]
      const isLonger = limits !== null && !limits.lastChance.equals(limits.legal)
      if (!isLonger || regime.reminderPostedOn === null) return lines
      const reminder = dayFromIso(regime.reminderPostedOn)
      const inputs = {
        reminder: dayInput(reminder, fieldSource(terms, 'regime')),
        limit: dayInput(limits.legal, COMPUTED),
        law: lawInput(REGIME_LAWS.insuranceReminder, reminder),
      }
      return [...lines, traceLine('INSURANCE_REMINDER_LATE', inputs, dayResult(limits.lastChance))]
    }
  }
}

function lawInput(law: RegimeLaw<unknown>, day: Temporal.PlainDate): TraceInput {
  return textInput(law.article, lawSource(law, day))
}
