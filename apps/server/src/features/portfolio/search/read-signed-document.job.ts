import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { parserRefusalCode } from '../../../platform/parsers/parser-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FileContent } from '../../../platform/storage/file-store.ts'
import { languageOfText } from './language-of-text.ts'
import { pageText } from './page-text.ts'
import { queuePages, settleReading } from './recognition/scanned-pages.ts'

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany' | 'inCompanyForReports' | 'jobs'>

interface Page {
  number: number
  text: string
  isScanned: boolean
}

/**
 * Indexes the pages of a signed PDF, and queues those whose words are in an image. Idempotent; a document replaced
 * meanwhile has its own job.
 */
export async function readSignedDocument(
  deps: Deps,
  { companyId, contractId }: { companyId: string; contractId: string },
): Promise<void> {
  const { clock, files, inCompany, inCompanyForReports } = deps
  const document = await inCompany(companyId, (db) => waiting(db, contractId))
  if (!document) return
  const { sha256 } = document
  const pages = await readPages(await files.open(companyId, sha256))
  await inCompanyForReports(companyId, async (db) => {
    const current = await waiting(db, contractId)
    if (current?.sha256 !== sha256) return
    await db.delete('text_page').where('text_page.contract_id', '=', contractId).execute()
    for (const page of pages ?? []) await storePage(db, contractId, current.locale, page)
    await queuePages(deps, db, contractId, scannedOf(pages ?? []))
    await db
      .update('signed_document')
      .set({ state: 'unreadable', pages: pages?.length ?? null, read_at: clock.now() })
      .where('signed_document.contract_id', '=', contractId)
      .execute()
    if (pages) await settleReading(deps, db, contractId)
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
    return pages.map((page) => ({ ...page, text: pageText(page.text) }))
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

function scannedOf(pages: readonly Page[]): number[] {
  return pages.filter(({ isScanned }) => isScanned).map(({ number }) => number)
}
