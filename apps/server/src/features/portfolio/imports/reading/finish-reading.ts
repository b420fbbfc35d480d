import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { classifyFiles } from '../mapping/classify-files.ts'
import { moveImport, type HeldImport } from '../imports-repository.ts'
import { canBeReadAgain } from '../left-entries.ts'
import type { ReadingDeps } from './import-job.ts'

/** Every file has been read: the rules say what they are, then its person. */
export async function finishReading(
  deps: Pick<ReadingDeps, 'clock' | 'events'>,
  db: CompanyDatabase,
  held: HeldImport,
): Promise<void> {
  await releaseZips(db, held.id)
  await classifyFiles(db, held.id)
  const { kept, left } = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', held.id)
    .select([
      sql<number>`count(*) filter (where import_entry.state = 'kept')::int`.as('kept'),
      sql<number>`count(*) filter (where import_entry.state = 'left')::int`.as('left'),
    ])
    .executeTakeFirstOrThrow()
  await moveImport(deps, db, held, 'finishReading')
  await deps.events.record(db, {
    type: 'import.read',
    actor: null,
    objectId: held.id,
    payload: { personId: held.createdBy, kept, left },
    personal: { label: held.name },
  })
}

/** A zip whose files are all kept is not needed any more; one with files to retry is. */
async function releaseZips(db: CompanyDatabase, importId: string): Promise<void> {
  await db
    .update('import_source')
    .set({ sha256: null })
    .where('import_source.import_id', '=', importId)
    .where('import_source.kind', '=', 'zip')
    .where(
      sql<boolean>`not exists (select from import_entry where import_entry.company_id = import_source.company_id
        and import_entry.source_id = import_source.id and import_entry.state = 'left' and ${canBeReadAgain})`,
    )
    .execute()
}
