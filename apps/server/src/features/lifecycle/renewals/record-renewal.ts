import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { addDays } from '@tacite/domain/calendar/days.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { saidBy } from '@tacite/domain/renewals/renewal-record.ts'
import { confirmedTerm } from '@tacite/domain/renewals/renewal-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { plannedTerms } from './planned-change.ts'
import { adoptRenewals, readRenewals } from './renewal-repository.ts'
import { settleRenewals } from './settle-renewals.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Records that the term in force is renewed by agreement or on request, or that its renewal was refused.
 *
 * @returns its id in the register
 */
export async function recordRenewal(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  renewal: BodyOf<typeof deadlinesEndpoints.markRenewed>,
): Promise<string> {
  const known = await requireLifecycleAct(deps, db, actor, contractId, 'markRenewed')
  await adoptRenewals(db, [contractId])
  const records = await readRenewals(db, contractId)
  const now = deps.clock.now()
  const id = newId(now)
  plannedTerms({ ...known, records }, { act: 'record', renewal }, id)
  const { kind, day, until } = renewal
  const { givenBy, agreedBy } = saidBy(kind, renewal)
  const isRefusal = kind === 'refusal'
  const { endDate } = computeDeadlines(known.terms, known.today)
  await db
    .insert('contract_renewal', {
      id,
      contract_id: contractId,
      kind,
      day,
      from_day: addDays(dayFromIso(endDate!), 1).toString(),
      until: isRefusal ? null : until,
      given_by: givenBy,
      agreed_by: agreedBy,
      recorded_by: actor.personId,
      recorded_at: now,
    })
    .execute()
  await settleRenewals(deps, db, contractId)
  await deps.events.record(
    db,
    isRefusal
      ? contractEvent(actor, 'contract.renewalRefused', contractId, { renewalId: id, givenBy, day })
      : contractEvent(actor, 'contract.renewed', contractId, { day, until }),
  )
  return id
}

/** Confirms a tacit renewal that the engine counts: a fact with a name and a reason, which moves no date. */
export async function confirmRenewal(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { fromDay, reason }: { fromDay: string; reason: string },
): Promise<void> {
  const { terms, today } = await requireLifecycleAct(deps, db, actor, contractId, 'keepRenewals')
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  await adoptRenewals(db, [contractId])
  if (confirmedTerm(computeDeadlines(terms, today), fromDay) === null)
    throw new Refused('RULE', { code: 'RENEWAL_NOT_COMPUTED', field: 'fromDay' })
  const isConfirmed = (await readRenewals(db, contractId)).some(
    (each) => each.kind === 'tacit' && each.fromDay === fromDay && each.cancelledOn === null,
  )
  if (isConfirmed) throw new Refused('STATE', 'RENEWAL_CONFIRMED_BEFORE')
  const now = deps.clock.now()
  const id = newId(now)
  await db
    .insert('contract_renewal', {
      id,
      contract_id: contractId,
      kind: 'tacit',
      day: fromDay,
      from_day: fromDay,
      reason,
      recorded_by: actor.personId,
      recorded_at: now,
    })
    .execute()
  await deps.events.record(db, {
    ...contractEvent(actor, 'contract.renewalConfirmed', contractId, {
      renewalId: id,
      day: fromDay,
    }),
    personal: { reason },
  })
}
