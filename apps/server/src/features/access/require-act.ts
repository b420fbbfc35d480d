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
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { reasonOf } from '../../platform/access/reason.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { readAspects, type StoredAct } from './contract-aspects.query.ts'
import { levelOn } from './contract-level.ts'
import type { Reader } from './reader.ts'

/**
 * Guards an act on a contract: permission, sight (404), level, then state, as CONTRACT_ACTS says.
 * Locks the contract’s row until the transaction ends when its state matters, so that nothing changes between check and write.
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

/** The first half, for acts that ask for more than what is stored: permission, sight and level; locks the row. */
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

/** The second half: refuses what the state does not allow. */
export function requireState<Act extends ContractAct>(
  act: Act,
  aspects: Pick<ActAspects, AspectOf<Act>>,
): void {
  refuse(stateRefusal(act, aspects))
}

export type Reason = ReturnType<typeof reasonOf>

/** Why a person may not do something with a contract, in their language: what `requireAct` would refuse first. */
export function whyNot<Act extends ContractAct>(
  actor: Actor,
  level: ContractLevel,
  act: Act,
  aspects: Pick<ActAspects, AspectOf<Act>>,
): Reason {
  const { permissions } = actor
  return reasonOf(actor, actRefusal(act, { permissions, level }, aspects)?.code ?? null)
}

/**
 * The same of several acts, with what is stored of the contract; nothing is read when no act asks for it.
 * @param given what the acts ask for besides
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

function refuse(refusal: ActRefusal | null): void {
  if (refusal) throw new Refused(refusal.kind, refusal.code)
}
