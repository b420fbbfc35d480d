import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { visibleContracts } from '../../../people/access/public.ts'
import { requireImportedAnnex } from '../../../writing/attachments/public.ts'
import { holdImport, moveImport } from '../imports-repository.ts'
import { keptFiles } from './files.query.ts'
import { classifyFiles } from './classify-files.ts'

/**
 * Says what files are, and what they belong to. A person's word stands over every rule, until it is taken back.
 * @throws Refused IMPORT_ENTRY_NOT_FOUND, IMPORT_FILES_CHANGED, IMPORT_OWN_CONTRACT, CHOICE_UNKNOWN; why nothing can be
 * attached to the contract
 */
export async function setRoles(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  said: BodyOf<typeof importPlanEndpoints.setRoles>,
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  await requireContract(db, actor, said)
  await moveImport(deps, db, held, 'map')
  const positions = await positionsOf(db, importId, said.files)
  await requireFile(db, importId, said.belongsToPosition, positions)
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
    .where('import_entry.position', '=', anyOf(positions))
    .returning('import_entry.position')
    .execute()
  if (changed.length < new Set(positions).size)
    throw new Refused('NOT_FOUND', 'IMPORT_ENTRY_NOT_FOUND')
  await classifyFiles(db, importId)
}

type Said = BodyOf<typeof importPlanEndpoints.setRoles>

async function positionsOf(
  db: CompanyDatabase,
  importId: string,
  files: Said['files'],
): Promise<number[]> {
  if ('positions' in files) return files.positions
  const found = await keptFiles(db, importId, files.matching)
    .select('import_entry.position')
    .orderBy('import_entry.position')
    .limit(IMPORT_LIMITS.entries)
    .execute()
  if (found.length !== files.count) throw new Refused('STATE', 'IMPORT_FILES_CHANGED')
  return found.map(({ position }) => position)
}

const anyOf = (positions: readonly number[]) => sql<number>`any(${[...positions]}::int[])`

async function requireFile(
  db: CompanyDatabase,
  importId: string,
  position: number | null,
  positions: readonly number[],
): Promise<void> {
  if (position === null) return
  if (positions.includes(position))
    throw new Refused('RULE', { code: 'IMPORT_OWN_CONTRACT', field: 'belongsToPosition' })
  const owner = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .where('import_entry.state', '=', 'kept')
    .select('import_entry.position')
    .executeTakeFirst()
  if (!owner) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'belongsToPosition' })
}

async function requireContract(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, role }: Said,
): Promise<void> {
  if (contractId === null) return
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .where(visibleContracts(actor))
    .select('contract.id')
    .executeTakeFirst()
  if (!contract) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'contractId' })
  if (role === 'attachment') await requireImportedAnnex(db, actor, contractId)
}
