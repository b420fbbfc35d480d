import { sql } from 'kysely'
import type { CompanyDatabase } from '../database/company-database.ts'
import { isReferenced, type FileReference } from './file-references.ts'

/** Takes some hundred milliseconds at 100,000 contracts. */
const BATCH = 1_000

interface Looked {
  references: readonly FileReference[]
  /** Orphans since before then are removed. */
  before: Date
}

/**
 * Examines the next rows of `file` in the order of their hashes: which to mark as orphans, to unmark or to delete.
 * `last` is where the next batch continues, null after the last one.
 */
export async function findUnsettled(
  db: CompanyDatabase,
  { references, before, after }: Looked & { after: string },
): Promise<{ unsettled: string[]; last: string | null }> {
  const { rows } = await sql<{ sha256: string; isUnsettled: boolean }>`
    select looked.sha256, case when looked."isReferenced" then looked.unreferenced_since is not null
      else coalesce(looked.unreferenced_since < ${before}, true) end as "isUnsettled"
    from (
      select file.sha256, file.unreferenced_since, ${isReferenced(references)} as "isReferenced" from file
      where file.company_id = ${db.companyId} and file.sha256 > ${after}
      order by file.sha256 limit ${BATCH}
    ) as looked order by looked.sha256`.execute(db.tx)
  return {
    unsettled: rows.filter((row) => row.isUnsettled).map((row) => row.sha256),
    last: rows.length === BATCH ? rows.at(-1)!.sha256 : null,
  }
}

/**
 * Deletes, marks and unmarks these rows. Those being stored or referenced are left to the next run; the later
 * statements see what was committed before the rows were locked.
 */
export async function settleRows(
  db: CompanyDatabase,
  { hashes, references, before, now }: Looked & { hashes: readonly string[]; now: Date },
): Promise<void> {
  const locked = await db
    .select('file')
    .where(sql<boolean>`file.sha256 = any(${[...hashes]})`)
    .select('file.sha256')
    .orderBy('file.sha256')
    .forUpdate()
    .skipLocked()
    .execute()
  const mine = sql`file.company_id = ${db.companyId} and file.sha256 = any(${locked.map(({ sha256 }) => sha256)})`
  await sql`delete from file where ${mine} and file.unreferenced_since < ${before}
    and not ${isReferenced(references)}`.execute(db.tx)
  await sql`update file
    set unreferenced_since = case when not ${isReferenced(references)} then ${now}::timestamptz end
    where ${mine}`.execute(db.tx)
}
