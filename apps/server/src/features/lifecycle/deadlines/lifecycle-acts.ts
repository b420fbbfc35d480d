import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { ContractAct } from '@tacite/domain/acts/contract-acts.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { lifecycleRefusals } from '@tacite/domain/deadlines/lifecycle-rules.ts'
import { regimeDayRefusal } from '@tacite/domain/deadlines/record-rules.ts'
import type { RegimeTerms } from '@tacite/domain/deadlines/special-regime.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partId, raiseRevisions } from '../../../platform/database/record-revision.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireAct, requireRight, requireState } from '../../people/access/public.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import {
  companyToday,
  readContractTerms,
  withStated,
  type ContractTerms,
} from './lifecycle-terms.query.ts'
import { statedLifecycle } from './stated-lifecycle.ts'
import { storeLifecycle } from './store-lifecycle.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Sets the stated terms of a contract that is still a draft. */
export async function setLifecycle(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  lifecycle: Lifecycle,
): Promise<void> {
  await requireAct(db, actor, 'setDates', contractId)
  const contract = await readOne(db, contractId)
  const terms = withStated(contract.terms, lifecycle)
  const refusals = lifecycleRefusals(terms, { renewalsMade: 0 })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  await writeTerms(deps, db, actor, contractId, lifecycle)
}

/** Sets some of the stated terms of a draft; what was missing or wrong before may stay so. */
export async function changeTerms(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  change: Partial<Lifecycle>,
): Promise<void> {
  await requireAct(db, actor, 'setDates', contractId)
  const { terms } = await readOne(db, contractId)
  const known = new Set(lifecycleRefusals(terms, { renewalsMade: 0 }).map(toKey))
  const lifecycle = { ...statedLifecycle(terms), ...change }
  const refusals = lifecycleRefusals(withStated(terms, lifecycle), { renewalsMade: 0 })
  const caused = refusals.filter((refusal) => !known.has(toKey(refusal)))
  if (caused.length > 0) throw new Refused('RULE', caused)
  await writeTerms(deps, db, actor, contractId, change)
}

function toKey({ field, code }: { field: string; code: string }): string {
  return `${field} ${code}`
}

async function writeTerms(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  lifecycle: Partial<Lifecycle>,
): Promise<void> {
  // The form of the fields shows the same values.
  if (await storeLifecycle(deps, db, contractId, lifecycle))
    await raiseRevisions(db, actor, [partId(contractId, 'fields')])
  await deps.events.record(db, contractEvent(actor, 'contract.datesChanged', contractId))
}

/** Records the days on which a special regime rests (R16); a new one takes the place of the last. */
export async function recordRegimeDays(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  days: Required<Pick<RegimeTerms, 'informedOn' | 'reminderPostedOn'>>,
): Promise<void> {
  const { today } = await requireLifecycleAct(deps, db, actor, contractId, 'recordRegimeDays')
  for (const field of ['informedOn', 'reminderPostedOn'] as const) {
    const refusal = days[field] ? regimeDayRefusal(days[field], today) : null
    if (refusal) throw new Refused('RULE', { ...refusal, field })
  }
  await storeLifecycle(deps, db, contractId, days)
  await deps.events.record(db, contractEvent(actor, 'contract.datesChanged', contractId))
}

/** Cancels a contract before its signature. */
export async function cancelContract(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await requireLifecycleAct(deps, db, actor, contractId, 'cancel')
  await db
    .update('contract')
    .set({ status: 'CANCELLED', updated_at: deps.clock.now() })
    .where('contract.id', '=', contractId)
    .execute()
  await deps.events.record(db, contractEvent(actor, 'contract.cancelled', contractId))
}

/** Guards an act that depends on the contract's state today; locks its row until the transaction ends. */
export async function requireLifecycleAct(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  act: Extract<
    ContractAct,
    | 'markRenewed'
    | 'keepRenewals'
    | 'markTerminated'
    | 'cancelTermination'
    | 'decideOnLimit'
    | 'keepNotices'
    | 'recordRegimeDays'
    | 'recordPerformance'
    | 'cancel'
  >,
): Promise<ContractTerms & { today: Awaited<ReturnType<typeof companyToday>> }> {
  await requireRight(db, actor, act, contractId)
  const contract = await readOne(db, contractId)
  const today = await companyToday(deps, db)
  const state = contractState(contract.status, computeDeadlines(contract.terms, today))
  requireState(act, { ...(await readAspects(db, contractId, [act])), state })
  return { ...contract, today }
}

async function readOne(db: CompanyDatabase, contractId: string): Promise<ContractTerms> {
  const [contract] = await readContractTerms(db, [contractId])
  return contract!
}
