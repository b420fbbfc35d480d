import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { parserRefusalCode } from '../../../platform/parsers/parser-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FileContent } from '../../../platform/storage/file-store.ts'
import { languageOfText } from './language-of-text.ts'
import { pageText } from './page-text.ts'

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany' | 'inCompanyForReports'>

interface Page {
  number: number
  text: string
}

/**
 * Indexes the pages of a signed PDF. Idempotent; a document replaced meanwhile has its own job.
 */
export async function readSignedDocument(
  { clock, files, inCompany, inCompanyForReports }: Deps,
  { companyId, contractId }: { companyId: string; contractId: string },
): Promise<void> {
  const document = await inCompany(companyId, (db) => waiting(db, contractId))
  if (!document) return
  const { sha256 } = document
  const pages = await readPages(await files.open(companyId, sha256))
  await inCompanyForReports(companyId, async (db) => {
    const current = await waiting(db, contractId)
    if (current?.sha256 !== sha256) return
    await db.delete('text_page').where('text_page.contract_id', '=', contractId).execute()
    for (const page of pages ?? []) await storePage(db, contractId, current.locale, page)
    await db
      .update('signed_document')
      .set({ state: stateOf(pages), pages: pages?.length ?? null, read_at: clock.now() })
      .where('signed_document.contract_id', '=', contractId)
      .execute()
  })
}

function waiting(db: CompanyDatabase, contractId: string) {
  return db
    .select('signed_document')
    .where('signed_document.contract_id', '=', contractId)
    .where('signed_document.state', '=', 'waiting')
    .select(['sha256', 'locale'])
    .forUpdate()
    .executeTakeFirst()
}

/** Null when the reader refuses the file: a retry would not help. */
async function readPages(file: FileContent): Promise<Page[] | null> {
  try {
    const { pages } = await extractPdfText(file)
    return pages.map(({ number, text }) => ({ number, text: pageText(text) }))
  } catch (error) {
    if (parserRefusalCode(error)) return null
    throw error
  }
}

async function storePage(
  db: CompanyDatabase,
  contractId: string,
  ofContract: Locale,
  { number, text }: Page,
): Promise<void> {
  const locale = languageOfText(text) ?? ofContract
  await db
    .insert('text_page', {
      contract_id: contractId,
      page: number,
      locale,
      body: text,
      words: sql<string>`page_words(${locale}, ${text})`,
    })
    .execute()
}

function stateOf(pages: Page[] | null): 'read' | 'empty' | 'unreadable' {
  if (pages === null) return 'unreadable'
  return pages.some(({ text }) => text.trim() !== '') ? 'read' : 'empty'
}
