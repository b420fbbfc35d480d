import type {
  PageFailure,
  ReadingState,
  ScannedPageState,
} from '@tacite/domain/recognition/page-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface SignedPage {
  title: string
  reference: string
  sha256: string
  pages: number
  locale: 'fr' | 'en' | 'es'
  body: string
  /** Of its words in an image; null: its text is its own. */
  recognition: {
    state: ScannedPageState
    failure: PageFailure | null
    confidence: number | null
    leftOut: number
    words: unknown
  } | null
}

/** A page of the signed PDF of a contract, which the caller may read. */
export async function signedPage(
  db: CompanyDatabase,
  contractId: string,
  page: number,
): Promise<SignedPage> {
  const row = await db
    .select('text_page')
    .innerJoin('signed_document', (join) =>
      join
        .onRef('signed_document.company_id', '=', 'text_page.company_id')
        .onRef('signed_document.contract_id', '=', 'text_page.contract_id'),
    )
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'text_page.company_id')
        .onRef('contract.id', '=', 'text_page.contract_id'),
    )
    .leftJoin('scanned_page', (join) =>
      join
        .onRef('scanned_page.company_id', '=', 'text_page.company_id')
        .onRef('scanned_page.contract_id', '=', 'text_page.contract_id')
        .onRef('scanned_page.page', '=', 'text_page.page'),
    )
    .where('text_page.contract_id', '=', contractId)
    .where('text_page.page', '=', page)
    .select(['scanned_page.state', 'scanned_page.failure', 'scanned_page.confidence'])
    .select(['scanned_page.left_out', 'scanned_page.words'])
    .select(['signed_document.sha256', 'signed_document.pages'])
    .select(['text_page.locale', 'text_page.body', 'contract.title', 'contract.reference'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'PAGE_NOT_FOUND')
  const { state, failure, confidence, left_out: leftOut, words, ...signed } = row
  return {
    ...signed,
    pages: row.pages ?? page,
    recognition: state && {
      state,
      failure,
      confidence,
      leftOut: leftOut ?? 0,
      words,
    },
  }
}

/** The signed document of a contract, which the caller may read: whole, and how far it has been read. */
export async function signedDocument(
  db: CompanyDatabase,
  contractId: string,
): Promise<{
  sha256: string
  origin: 'sealed' | 'scan' | 'imported'
  pages: number | null
  state: ReadingState
}> {
  const row = await db
    .select('signed_document')
    .where('signed_document.contract_id', '=', contractId)
    .select(['sha256', 'origin', 'pages', 'state'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'PAGE_NOT_FOUND')
  return row
}

/** When a contract was signed, and by whom as a person states it. */
export async function statedSignature(
  db: CompanyDatabase,
  contractId: string,
): Promise<{
  signatureDate: string | null
  signatories: { name: string; side: 'company' | 'counterparty' | null }[]
}> {
  const { signature_date: signatureDate } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.signature_date')
    .executeTakeFirstOrThrow()
  const signatories = await db
    .select('stated_signatory')
    .where('stated_signatory.contract_id', '=', contractId)
    .select(['stated_signatory.name', 'stated_signatory.side'])
    .orderBy('stated_signatory.position')
    .execute()
  return { signatureDate, signatories }
}
