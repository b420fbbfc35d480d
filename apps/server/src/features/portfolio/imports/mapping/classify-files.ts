import { classifyEntries } from '@tacite/domain/imports/classify-entries.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { readFiles } from './plan-input.query.ts'

/** Writes what each file is by rule; a person's word stays. */
export async function classifyFiles(db: CompanyDatabase, importId: string): Promise<void> {
  const roles = classifyEntries(await readFiles(db, importId))
  const rows = [...roles].map(([position, { role, belongsToPosition }]) => ({
    position,
    role,
    belongs: belongsToPosition,
  }))
  await sql`update import_entry as entry set role = ruled.role, role_by = 'rule', belongs_to_position = ruled.belongs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ruled (position integer, role text, belongs integer)
    where entry.company_id = ${db.companyId} and entry.import_id = ${importId} and entry.position = ruled.position
      and entry.role_by is distinct from 'person'`.execute(db.tx)
}
