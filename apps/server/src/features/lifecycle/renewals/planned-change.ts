import type { RenewalChange } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { engineRenewals, type RenewalRecord } from '@tacite/domain/renewals/renewal-record.ts'
import { correctionRefusal, recordRefusal } from '@tacite/domain/renewals/renewal-rules.ts'
import type { RenewalRefusal } from '@tacite/domain/renewals/renewal-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Temporal } from 'temporal-polyfill'
import { requireRenewal, type StoredRenewal } from './renewal-repository.ts'

interface Known {
  records: readonly StoredRenewal[]
  terms: LifecycleTerms
  today: Temporal.PlainDate
}

/**
 * The terms that a contract would have after a change to its register.
 *
 * @param id of what is recorded
 * @throws Refused when it cannot be made
 */
export function plannedTerms(known: Known, change: RenewalChange, id: string): LifecycleTerms {
  return { ...known.terms, ...engineRenewals(plannedRecords(known, change, id)) }
}

function plannedRecords(
  { records, terms, today }: Known,
  change: RenewalChange,
  id: string,
): RenewalRecord[] {
  if (change.act === 'record') {
    const { kind, day, until } = change.renewal
    const recorded = { id, kind, day, until: kind === 'refusal' ? null : until, cancelledOn: null }
    refuse(recordRefusal(recorded, terms, today))
    return [...records, recorded]
  }
  const renewal = requireRenewal(records, change.renewalId)
  if (change.act === 'cancel') {
    refuse(correctionRefusal(null, renewal.id, records, terms, today))
    return records.filter((each) => each.id !== renewal.id)
  }
  if (renewal.kind === 'tacit') throw new Refused('STATE', 'RENEWAL_NOT_CORRECTABLE')
  const { day, until } = change.renewal
  const corrected = { ...renewal, day, until: renewal.kind === 'refusal' ? null : until }
  refuse(correctionRefusal(corrected, renewal.id, records, terms, today))
  return records.map((each) => (each.id === renewal.id ? corrected : each))
}

/** What the register says already is a state; what a form says wrongly is shown at its field. */
function refuse(refusal: RenewalRefusal | null): void {
  if (refusal) throw new Refused(refusal.code === 'RENEWAL_FOLLOWED' ? 'STATE' : 'RULE', refusal)
}
