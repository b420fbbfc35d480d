import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { describeHolders } from '../../platform/storage/file-holders.query.ts'
import { readFileReferences, type FileReference } from '../../platform/storage/file-references.ts'
import { withoutRow } from '../../platform/storage/files-without-row.ts'
import type { CompanyCheck, Examined } from './finding.ts'

const BATCH = 500

interface FileRow {
  sha256: string
  size: number
}

/** Every file with a row exists with its size and hash; texts name no unknown file; files without a row are counted. */
export const checkFiles: CompanyCheck = {
  name: 'files',
  isRepeated: false,
  async run(examined) {
    const references = await examined.read(readFileReferences)
    for (let after = ''; ;) {
      const from = after
      const rows = await examined.read((db) => fileRows(db, from))
      for (const row of rows) await checkFile(examined, references, row)
      if (rows.length < BATCH) break
      after = rows.at(-1)!.sha256
    }
    for (const reference of references.filter(({ isDocument }) => isDocument))
      await checkDocuments(examined, reference)
    await countOrphans(examined)
  },
}

async function fileRows(db: CompanyDatabase, after: string): Promise<FileRow[]> {
  return db
    .select('file')
    .where('file.sha256', '>', after)
    .select(['file.sha256', 'file.size_bytes as size'])
    .orderBy('file.sha256')
    .limit(BATCH)
    .execute()
}

async function checkFile(
  { companyId, files, read, found, count }: Examined,
  references: readonly FileReference[],
  { sha256, size }: FileRow,
): Promise<void> {
  const opened = await files.open(companyId, sha256, { recheck: true }).catch((error: unknown) => {
    if (error instanceof Refused) return error
    throw error
  })
  if (!(opened instanceof Refused)) {
    count({ files: 1, bytes: opened.size })
    if (opened.size !== size)
      found('fault', `File ${sha256} has ${opened.size} bytes; its row says ${size}.`)
    return
  }
  const holders = await read((db) => describeHolders(db, references, sha256))
  // Removed as an orphan since its row was read.
  if (holders === null) return
  const state = opened.refusals[0]?.code === 'FILE_MISSING' ? 'is missing' : 'is damaged'
  found('fault', `File ${sha256} ${state}${holders.length > 0 ? `: ${holders.join(', ')}` : ''}.`)
}

async function checkDocuments({ read, found }: Examined, reference: FileReference): Promise<void> {
  const { table, column, companyColumn } = reference
  const unknown = await read(async (db) => {
    const holder = sql.ref(`holder.${companyColumn}`)
    const { rows } = await sql<{ sha256: string }>`
      select distinct named.sha256 from ${sql.table(table)} as holder
      cross join lateral jsonb_array_elements_text(files_of(${sql.ref(`holder.${column}`)})) as named (sha256)
      where ${holder} = ${db.companyId} and not exists (
        select from file where file.company_id = ${holder} and file.sha256 = named.sha256)
      order by 1 limit 100`.execute(db.tx)
    return rows
  })
  for (const { sha256 } of unknown)
    found('fault', `${table}.${column} refers to file ${sha256}, which has no row.`)
}

async function countOrphans({ companyId, files, read, count }: Examined): Promise<void> {
  for await (const hashes of files.list(companyId))
    count({ orphans: (await read((db) => withoutRow(db, hashes))).length })
}
