import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import { holdForJob, moveImport, type HeldImport } from '../imports-repository.ts'
import { refusalOf } from './entry-refusals.ts'
import type { JobOfImport, ReadingDeps } from './import-job.ts'
import { listFiles, type ListedFile } from './list-files.ts'

const ROWS_AT_ONCE = 1_000

/** Lists the files of an import, once all of its sources are stored: their positions are their names from here on. */
export async function beginReading(
  deps: ReadingDeps,
  { companyId, importId }: JobOfImport,
): Promise<void> {
  const { inCompany, inCompanyForReports, files } = deps
  const sources = await inCompany(companyId, (db) =>
    db
      .select('import_source')
      .where('import_source.import_id', '=', importId)
      .select(['id', 'path', 'kind', 'size_bytes', 'sha256'])
      .orderBy('import_source.path')
      .orderBy('import_source.id')
      .execute(),
  )
  const found = await listFiles(files, companyId, sources).catch(failureOf)
  await inCompanyForReports(companyId, async (db) => {
    const held = await holdForJob(db, importId)
    if (held?.state !== 'received') return
    if ('failure' in found) return fail(deps, db, held, found.failure)
    for (const [id, refusal] of found.refused)
      await db
        .update('import_source')
        .set({ refusal: JSON.stringify(refusal), sha256: null })
        .where('import_source.id', '=', id)
        .execute()
    const [first] = found.refused.values()
    if (found.listed.length === 0) return fail(deps, db, held, first ?? { code: 'IMPORT_EMPTY' })
    await insertEntries(db, importId, found.listed)
    failpoint('import-unlisted')
    const waiting = found.listed.filter(({ state }) => state === 'waiting').length
    await moveImport(deps, db, held, 'beginReading', { steps: { done: 0, total: waiting } })
  })
}

/** What refuses the import as a whole. */
function failureOf(error: unknown): { failure: Refusal } {
  const failure = error instanceof Refused ? refusalOf(error) : null
  if (!failure) throw error
  return { failure }
}

async function fail(
  deps: ReadingDeps,
  db: CompanyDatabase,
  held: HeldImport,
  failure: Refusal,
): Promise<void> {
  await moveImport(deps, db, held, 'fail', { failure })
  await deps.events.record(db, {
    type: 'import.failed',
    actor: null,
    objectId: held.id,
    payload: { personId: held.createdBy },
    personal: { label: held.name },
  })
}

async function insertEntries(
  db: CompanyDatabase,
  importId: string,
  listed: readonly ListedFile[],
): Promise<void> {
  for (let start = 0; start < listed.length; start += ROWS_AT_ONCE) {
    const rows = listed.slice(start, start + ROWS_AT_ONCE).map((file, index) => ({
      position: start + index + 1,
      source_id: file.sourceId,
      path: file.path,
      size_bytes: file.bytes,
      packed: file.packed,
      state: file.state,
      refusal: file.refusal,
    }))
    await sql`
      insert into import_entry (company_id, import_id, position, source_id, path, size_bytes, packed, state, refusal)
      select ${db.companyId}, ${importId}, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (position integer, source_id uuid, path text, size_bytes bigint, packed jsonb, state text, refusal jsonb)`.execute(
      db.tx,
    )
  }
}
