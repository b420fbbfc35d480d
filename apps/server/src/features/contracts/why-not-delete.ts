import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { ContractPage } from '@tacite/api/contracts-endpoints.ts'
import { levelReaches, type ContractLevel } from '@tacite/domain/access/levels.ts'
import { deleteRefusal } from '@tacite/domain/contracts/delete-refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/access/actor.ts'

/** The first reason why this person may not delete this contract now, in the order in which the server would refuse. */
export async function deletingReason(
  db: CompanyDatabase,
  actor: Actor,
  level: ContractLevel,
  contractId: string,
): Promise<ContractPage['deleting']> {
  const code = !actor.permissions.has('contracts3:delete')
    ? notAllowedCode('contracts3:delete')
    : levelReaches(level, 'owner')
      ? await whyNotDelete(db, contractId)
      : 'LEVEL_TOO_LOW_OWNER'
  return code ? { code, message: createTranslator(actor.locale).refusal({ code }) } : null
}

/** Why this contract cannot be deleted by anybody; null: it can. */
export async function whyNotDelete(
  db: CompanyDatabase,
  contractId: string,
): Promise<PlainRefusalCode | null> {
  const state = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.status', 'contract.locked_at'])
    .select(
      sql<boolean>`exists (select from signature_request
        where signature_request.company_id = contract.company_id and signature_request.contract_id = contract.id)`.as(
        'was_sent',
      ),
    )
    .select(
      sql<boolean>`exists (select from contract as amendment
        where amendment.company_id = contract.company_id and amendment.parent_id = contract.id)`.as(
        'has_amendments',
      ),
    )
    .executeTakeFirstOrThrow()
  return deleteRefusal({
    status: state.status,
    isLocked: state.locked_at !== null,
    wasSent: state.was_sent,
    hasAmendments: state.has_amendments,
  })
}
