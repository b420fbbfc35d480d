import type { ActAspects, GivenAspects } from '@tacite/domain/acts/act-aspects.ts'
import {
  actRefusal,
  checksOf,
  rightRefusal,
  stateRefusal,
  type ActRefusal,
} from '@tacite/domain/acts/act-refusal.ts'
import type { ContractAct, AspectOf } from '@tacite/domain/acts/contract-acts.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { readAspects, type StoredAct, type WithLock } from './contract-aspects.query.ts'
import { levelOn } from './contract-level.ts'
import { namingLock, type PersonLock } from './person-lock.ts'
import type { Reader } from './reader.ts'

/**
 * Guards an act on a contract as CONTRACT_ACTS says: permission, visibility (404), level, then state. If the state
 * matters, locks the contract’s row until the transaction ends, so that it cannot change between check and write.
 *
 * @returns the person’s level
 * @example await requireAct(db, actor, 'edit', contractId)
 */
export async function requireAct(
  db: CompanyDatabase,
  actor: Reader,
  act: StoredAct,
  contractId: string,
): Promise<ContractLevel> {
  const level = await requireRight(db, actor, act, contractId)
  requireState(act, await readAspects(db, contractId, [act]))
  return level
}

/** The same for an answer that changes nothing: no row is locked. */
export async function requireAllowed(
  db: CompanyDatabase,
  actor: Reader,
  act: StoredAct,
  contractId: string,
): Promise<void> {
  const level = await levelOn(db, actor, contractId)
  refuse(rightRefusal(act, { permissions: actor.permissions, level }))
  requireState(act, await readAspects(db, contractId, [act]))
}

/** The first half, for acts that check more than stored aspects: permission, access and level; locks the row. */
export async function requireRight(
  db: CompanyDatabase,
  actor: Reader,
  act: ContractAct,
  contractId: string,
): Promise<ContractLevel> {
  const level = await levelOn(db, actor, contractId)
  refuse(rightRefusal(act, { permissions: actor.permissions, level }))
  if (checksOf(act).length > 0) await lockRow(db, 'contract', contractId)
  return level!
}

/** The second half: throws when the state does not allow the act. */
export function requireState<Act extends ContractAct>(
  act: Act,
  aspects: Pick<ActAspects, AspectOf<Act>> & WithLock,
): void {
  refuse(stateRefusal(act, aspects), aspects.personLock)
}

export type Reason = ReturnType<typeof reasonOf>

/** Why a person cannot act on a contract, in their language: the first refusal of `requireAct`; null when they can. */
export function whyNot<Act extends ContractAct>(
  actor: Actor,
  level: ContractLevel,
  act: Act,
  aspects: Pick<ActAspects, AspectOf<Act>> & WithLock,
): Reason {
  const { permissions } = actor
  const refusal = actRefusal(act, { permissions, level }, aspects)
  return reasonOf(actor, refusal && namingLock(refusal.code, aspects.personLock))
}

/**
 * The same for several acts. Reads the stored aspects only if an act needs them.
 * @param given the other aspects that the acts check
 */
export async function whyNotEach<Act extends ContractAct>(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, level }: { contractId: string; level: ContractLevel },
  acts: readonly Act[],
  given: Pick<GivenAspects, Extract<AspectOf<Act>, keyof GivenAspects>>,
): Promise<Record<Act, Reason>> {
  const { permissions } = actor
  const open = acts.filter((act) => rightRefusal(act, { permissions, level }) === null)
  const aspects = { ...(await readAspects(db, contractId, open)), ...given }
  const reasons = acts.map((act) => [act, whyNot(actor, level, act, aspects as ActAspects)])
  return Object.fromEntries(reasons) as Record<Act, Reason>
}

function refuse(refusal: ActRefusal | null, lock?: PersonLock | null): void {
  if (refusal) throw new Refused(refusal.kind, namingLock(refusal.code, lock))
}
