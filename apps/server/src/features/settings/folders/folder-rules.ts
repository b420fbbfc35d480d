import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { brokenConstraint, refuseBroken } from '../../../platform/database/broken-constraint.ts'

/** The row of a folder. @throws Refused NOT_FOUND when there is none in this company. */
export async function requireFolder(db: CompanyDatabase, folderId: string) {
  const row = await db
    .select('folder')
    .where('folder.id', '=', folderId)
    .select(['folder.id', 'folder.name', 'folder.parent_id', 'folder.owner_id'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'FOLDER_NOT_FOUND')
  return row
}

/** Tree changes are serialised: two concurrent moves could nest each folder in the other. */
export async function lockTree(db: CompanyDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`folders of ${db.companyId}`}, 0))`.execute(
    db.tx,
  )
}

/** For `.catch`: a sibling folder already has the name. */
export function refuseTakenName(name: string): (error: unknown) => never {
  return refuseBroken('folder_sibling', {
    code: 'FOLDER_NAME_TAKEN',
    params: { name },
    field: 'name',
  })
}

/** For `.catch`: a person or group of another company. */
export function refuseUnknownChoice(field: string): (error: unknown) => never {
  return (error) => {
    if (!brokenConstraint(error)?.endsWith('_fkey')) throw error
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field })
  }
}
