import type { LockForm } from '@tacite/api/lifecycle/lock-shapes.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { ActAspects } from '@tacite/domain/acts/act-aspects.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  contractLock,
  requireAct,
  requireLockForm,
  requireRight,
  requireState,
  type PersonLock,
} from '../../people/access/public.ts'
import { todayOf } from '../deadlines/public.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Locks a contract that is not signed: nobody changes its text or details until it is unlocked, or the day is over. */
export async function lockContract(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  form: LockForm,
): Promise<void> {
  await requireAct(db, actor, 'lock', contractId)
  requireLockForm(form, todayOf(actor))
  await db
    .update('contract')
    .set({
      lock_kind: 'person',
      locked_at: deps.clock.now(),
      locked_by: actor.personId,
      lock_reason: form.reason,
      lock_until: form.until,
    })
    .where('contract.id', '=', contractId)
    .execute()
  await deps.events.record(db, {
    ...contractEvent(actor, 'contract.locked', contractId, { day: form.until }),
    personal: { reason: form.reason },
  })
}

/** Lifts the lock of a person: whoever set it, or an owner of the contract. */
export async function unlockContract(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  const level = await requireRight(db, actor, 'unlock', contractId)
  requireState('unlock', { lift: liftOf(await lockOn(db, contractId), actor, level) })
  await db
    .update('contract')
    .set({ lock_kind: null, locked_at: null, locked_by: null, lock_reason: null, lock_until: null })
    .where('contract.id', '=', contractId)
    .execute()
  await deps.events.record(db, contractEvent(actor, 'contract.unlocked', contractId))
}

/** The lock that a person has on a contract now. */
async function lockOn(db: CompanyDatabase, contractId: string): Promise<PersonLock | null> {
  const { lock } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(contractLock().as('lock'))
    .executeTakeFirstOrThrow()
  return lock
}

/** Whether this person can lift it. */
export function liftOf(
  lock: PersonLock | null,
  { personId }: Pick<Actor, 'personId'>,
  level: ContractLevel,
): ActAspects['lift'] {
  if (lock === null) return 'notLocked'
  return lock._id === personId || level === 'owner' ? 'allowed' : 'anothersLock'
}
