import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { READ_SIGNED_DOCUMENT } from './store-signed-document.ts'
import { wakeRecognition } from './recognition/scanned-pages.ts'

export interface ImportedDocument {
  contractId: string
  /** Of its entry in the import, whose text has been read. */
  position: number
  sha256: string
}

/**
 * Keeps the signed documents of contracts that an import creates. Their pages were read with their files: they are found at
 * once, and no file is opened again. Pages that are images wait for recognition, which writes into their empty text.
 */
export async function storeImportedDocuments(
  deps: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  importId: string,
  documents: readonly ImportedDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const named = sql`jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
    as created ("contractId" uuid, position integer, sha256 text)`
  const now = deps.clock.now()
  const { rows } = await sql<{ contract_id: string; state: string }>`
    insert into signed_document (company_id, contract_id, sha256, origin, locale, state, pages, signed_at, read_at, shingles)
    select ${db.companyId}, created."contractId", created.sha256, 'imported', text.locale,
      case entry.text_state when 'read' then 'read' when 'unreadable' then 'unreadable'
        when 'partial' then 'recognising' when 'none' then 'recognising' else 'waiting' end,
      entry.pages, ${now}, case when entry.text_state is null then null else ${now}::timestamptz end,
      nullif(entry.shingles, '{}')
    from ${named}
      join import_entry as entry on entry.company_id = ${db.companyId} and entry.import_id = ${importId}
        and entry.position = created.position
      join contract on contract.company_id = entry.company_id and contract.id = created."contractId"
      join text on text.company_id = contract.company_id and text.id = contract.text_id
    returning contract_id, state`.execute(db.tx)
  await sql`
    insert into text_page (company_id, contract_id, page, locale, body, words)
    select contract.company_id, created."contractId", number.page, text.locale, read.body, page_words(text.locale, read.body)
    from ${named}
      join import_entry as entry on entry.company_id = ${db.companyId} and entry.import_id = ${importId}
        and entry.position = created.position
      cross join lateral generate_series(1, coalesce(entry.pages, 0)) as number (page)
      left join import_page as page on page.company_id = entry.company_id and page.import_id = entry.import_id
        and page.position = entry.position and page.page = number.page
      cross join lateral (select coalesce(page.body, '') as body) as read
      join contract on contract.company_id = entry.company_id and contract.id = created."contractId"
      join text on text.company_id = contract.company_id and text.id = contract.text_id`.execute(
    db.tx,
  )
  const recognised = rows.filter(({ state }) => state === 'recognising')
  if (recognised.length > 0) await queueImages(deps, db, recognised)
  for (const { contract_id } of rows.filter(({ state }) => state === 'waiting'))
    await deps.jobs.enqueue(db.tx, READ_SIGNED_DOCUMENT, {
      companyId: db.companyId,
      contractId: contract_id,
    })
}

/** Pages without words are images; they take their turn after those of documents that people wait for. */
async function queueImages(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  documents: readonly { contract_id: string }[],
): Promise<void> {
  await sql`
    insert into scanned_page (company_id, contract_id, page, state, turn_at)
    select document.company_id, document.contract_id, image.page, 'waiting', ${clock.now()}::timestamptz + make_interval(mins => image.page)
    from signed_document as document cross join lateral generate_series(1, coalesce(document.pages, 0)) as image (page)
    where document.company_id = ${db.companyId}
      and document.contract_id = any(${documents.map(({ contract_id }) => contract_id)}::uuid[])
      and not exists (select from text_page as page where page.company_id = document.company_id
        and page.contract_id = document.contract_id and page.page = image.page and page.body ~ '\\S')`.execute(
    db.tx,
  )
  await wakeRecognition({ jobs }, db)
}
