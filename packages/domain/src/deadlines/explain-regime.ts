import { dayFromIso } from '../calendar/iso-day.ts'
import { informationWindow } from './consumer-information.ts'
import { fieldSource } from './field-sources.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { REGIME_ARTICLE } from './regime-conditions.ts'
import { COMPUTED, dayInput, dayResult, textInput, traceLine } from './trace.ts'
import type { TraceLine } from './trace.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R16: what the special regime changes for the current term. */
export function explainRegime(term: UnfoldedTerm, { terms }: LifecycleFacts): TraceLine[] {
  const { regime } = terms
  if (regime === null) return []
  const article = REGIME_ARTICLE[regime.kind]
  const law = textInput(article, { kind: 'law', reference: article })
  const { limits } = term
  switch (regime.kind) {
    case 'commercialLease':
      return [traceLine('LEASE_LAW', { law })]
    case 'consumer': {
      if (limits === null) return []
      const { informFrom, informUntil } = informationWindow(limits.legal)
      const inputs = {
        law,
        limit: dayInput(limits.legal, COMPUTED),
        from: dayInput(informFrom, COMPUTED),
      }
      return [traceLine('CONSUMER_INFORM', inputs, dayResult(informUntil))]
    }
    case 'insurance': {
      const lines = [traceLine('INSURANCE_LAW', { law })]
      const isLonger = limits !== null && !limits.lastChance.equals(limits.legal)
      if (!isLonger || regime.reminderPostedOn === null) return lines
      const inputs = {
        reminder: dayInput(dayFromIso(regime.reminderPostedOn), fieldSource(terms, 'regime')),
        limit: dayInput(limits.legal, COMPUTED),
      }
      return [...lines, traceLine('INSURANCE_REMINDER_LATE', inputs, dayResult(limits.lastChance))]
    }
  }
}
