import type { ContractPage } from '@tacite/api/contracts-endpoints.ts'
import { levelReaches, type ContractLevel } from '@tacite/domain/access/levels.ts'
import { notAllowedCode, type Permission } from '@tacite/domain/access/permissions.ts'
import { editRefusal } from '@tacite/domain/contracts/edit-refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/access/actor.ts'

/**
 * The first reason why this person may not change this contract now, in the order in which the server would refuse.
 * What is changed by another right than the text names it.
 */
export function editingReason(
  actor: Actor,
  level: ContractLevel,
  contract: Parameters<typeof editRefusal>[0],
  permission: Permission = 'contracts3:update',
): ContractPage['editing'] {
  const code = !actor.permissions.has(permission)
    ? notAllowedCode(permission)
    : !levelReaches(level, 'editor')
      ? 'LEVEL_TOO_LOW_EDITOR'
      : editRefusal(contract)
  return code ? { code, message: createTranslator(actor.locale).refusal({ code }) } : null
}

/** The same, for features that show what depends on it. */
export async function whyNotEdit(
  db: CompanyDatabase,
  actor: Actor,
  level: ContractLevel,
  contractId: string,
  permission?: Permission,
): Promise<ContractPage['editing']> {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['status', 'locked_at', 'frozen_at'])
    .executeTakeFirstOrThrow()
  const state = {
    status: contract.status,
    isLocked: contract.locked_at !== null,
    isFrozen: contract.frozen_at !== null,
  }
  return editingReason(actor, level, state, permission)
}
