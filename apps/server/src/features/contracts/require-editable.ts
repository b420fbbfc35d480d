import { editRefusal } from '@tacite/domain/contracts/edit-refusal.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { requireLevel } from '../access/public.ts'

/**
 * Guards every change to a contract's details: an editor, on a contract that is not locked, frozen or ended.
 * Locks the contract's row until the transaction ends, so that a signature cannot freeze it between check and write.
 */
export async function requireEditable(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await requireLevel(db, actor, contractId, 'editor')
  const code = await stateRefusal(db, contractId)
  if (code) throw new Refused('STATE', code)
}

/** Why a contract's state allows no change; its row is locked until the transaction ends. */
export async function stateRefusal(
  db: CompanyDatabase,
  contractId: string,
): Promise<PlainRefusalCode | null> {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['status', 'locked_at', 'frozen_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return editRefusal({
    status: contract.status,
    isLocked: contract.locked_at !== null,
    isFrozen: contract.frozen_at !== null,
  })
}
