import { shinglesOf } from '@tacite/domain/imports/shingles.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { sql, type Updateable } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { DB } from '../../../../platform/database/generated/schema.ts'
import type { StagedFile } from '../../../../platform/storage/file-store.ts'
import { storeFile } from '../../../../platform/storage/store-file.ts'
import { languageOfText, pageText } from '../../search/public.ts'
import type { ReadingDeps } from './import-job.ts'
import type { ReadFile } from './read-entry.ts'

/** What became of one file. */
export type Outcome =
  | { position: number; refusal: Refusal }
  | {
      position: number
      refusal: null
      read: ReadFile
      /** Its bytes: unpacked, or stored already with its source. */
      bytes: StagedFile | { sha256: string }
      copy: StagedFile | null
    }

/** Enough to tell a language, in bytes of text. */
const LANGUAGE_CHARS = 20_000
const MAX_TITLE = 500

/** Writes what became of a file. Once: another run may have been faster, and its word stands. */
export async function keepOutcome(
  deps: ReadingDeps,
  db: CompanyDatabase,
  importId: string,
  outcome: Outcome,
): Promise<boolean> {
  const { position, refusal } = outcome
  if (refusal !== null)
    return isHit(
      await settle(db, importId, position, { state: 'left', refusal: JSON.stringify(refusal) }),
    )
  const { read, bytes, copy } = outcome
  const sha256 =
    'discard' in bytes ? await storeFile(deps, db, bytes, read.mediaType) : bytes.sha256
  const texts = (read.pages ?? []).map(({ text }) => pageText(text))
  const kept = await settle(db, importId, position, {
    state: 'kept',
    sha256,
    copy_sha256: copy && (await storeFile(deps, db, copy, read.mediaType)),
    active: read.active.outcome && JSON.stringify(read.active),
    kind: read.kind,
    pages: read.pages && read.pages.length,
    text_state: read.textState,
    locale: languageOfText(texts.join('\n').slice(0, LANGUAGE_CHARS)),
    title: read.title.trim().slice(0, MAX_TITLE) || null,
    shingles: shinglesOf(texts.join(' ')),
    same_as_position: await firstWith(db, importId, position, sha256),
  })
  if (!isHit(kept)) return false
  await keepPages(db, importId, position, texts)
  return true
}

type Columns = Updateable<DB['import_entry']>

function settle(db: CompanyDatabase, importId: string, position: number, columns: Columns) {
  return db
    .update('import_entry')
    .set(columns)
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .where('import_entry.state', '=', 'waiting')
    .executeTakeFirst()
}

const isHit = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows > 0n

/** The first file of the import with these bytes, before this one. */
async function firstWith(
  db: CompanyDatabase,
  importId: string,
  position: number,
  sha256: string,
): Promise<number | null> {
  const found = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.sha256', '=', sha256)
    .where('import_entry.position', '<', position)
    .select(({ fn }) => fn.min('import_entry.position').as('position'))
    .executeTakeFirst()
  return found?.position ?? null
}

async function keepPages(
  db: CompanyDatabase,
  importId: string,
  position: number,
  texts: readonly string[],
): Promise<void> {
  await sql`
    insert into import_page (company_id, import_id, position, page, body)
    select ${db.companyId}, ${importId}, ${position}, text.page, text.body
    from unnest(${[...texts]}::text[]) with ordinality as text (body, page) where text.body <> ''`.execute(
    db.tx,
  )
}
