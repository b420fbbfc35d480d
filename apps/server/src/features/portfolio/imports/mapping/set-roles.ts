import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { visibleContracts } from '../../../people/access/public.ts'
import { holdImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { classify } from './save-mapping.ts'

/**
 * Says what files are, and what they belong to. A person's word stands over every rule, until it is taken back.
 * @throws Refused IMPORT_ENTRY_NOT_FOUND, IMPORT_OWN_CONTRACT, CHOICE_UNKNOWN
 */
export async function setRoles(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  said: BodyOf<typeof importPlanEndpoints.setRoles>,
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  await requireOwner(db, actor, importId, said)
  importAfter(held.state, 'map')
  const owned = said.role === 'attachment' || said.role === 'amendment'
  const changed = await db
    .update('import_entry')
    .set({
      role: said.role,
      role_by: said.role === null ? null : 'person',
      belongs_to_position: owned ? said.belongsToPosition : null,
      belongs_to_contract_id: owned ? said.contractId : null,
    })
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.state', '=', 'kept')
    .where('import_entry.position', 'in', said.positions)
    .returning('import_entry.position')
    .execute()
  if (changed.length < new Set(said.positions).size)
    throw new Refused('NOT_FOUND', 'IMPORT_ENTRY_NOT_FOUND')
  await classify(db, importId)
  await notifyOfImports(db, held.createdBy)
}

async function requireOwner(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  said: BodyOf<typeof importPlanEndpoints.setRoles>,
): Promise<void> {
  const { belongsToPosition, contractId, positions } = said
  if (belongsToPosition !== null) {
    if (positions.includes(belongsToPosition))
      throw new Refused('RULE', { code: 'IMPORT_OWN_CONTRACT', field: 'belongsToPosition' })
    const owner = await db
      .select('import_entry')
      .where('import_entry.import_id', '=', importId)
      .where('import_entry.position', '=', belongsToPosition)
      .where('import_entry.state', '=', 'kept')
      .select('import_entry.position')
      .executeTakeFirst()
    if (!owner) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'belongsToPosition' })
  }
  if (contractId === null) return
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .where(visibleContracts(actor))
    .select('contract.id')
    .executeTakeFirst()
  if (!contract) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'contractId' })
}
