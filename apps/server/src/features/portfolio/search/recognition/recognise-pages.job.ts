import type { Locale } from '@tacite/domain/locale.ts'
import type { PageFailure } from '@tacite/domain/recognition/page-states.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { parserRefusalCode } from '../../../../platform/parsers/parser-refusal.ts'
import {
  recognisePage,
  type RecognisedPage,
} from '../../../../platform/parsers/recognition/recognise-page.ts'
import type { Platform } from '../../../../platform/platform.ts'
import {
  announceReading,
  hasWaitingPages,
  settleReading,
  wakeRecognition,
} from './scanned-pages.ts'
import { storePage } from './store-page.ts'

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany' | 'jobs' | 'settings'>

/** Longer than any page takes: whoever claimed it was killed. */
const CLAIM_MINUTES = 13
/** A page that ends its worker each time must not end it for ever. */
const MOST_ATTEMPTS = 3

interface ClaimedPage {
  contract_id: string
  page: number
  attempts: number
  claimed_at: Date
  sha256: string
  language: Locale
}

/** The next page of a company: recognises it, stores its text, and leaves the next one to the next job. */
export async function recogniseNextPage(
  deps: Deps,
  { companyId }: { companyId: string },
): Promise<void> {
  const claimed = await deps.inCompany(companyId, (db) => claimPage(deps, db))
  if (!claimed) return
  const outcome = await outcomeOf(deps, companyId, claimed).catch(async (error: unknown) => {
    await deps.inCompany(companyId, (db) => releasePage(db, claimed))
    throw error
  })
  await deps.inCompany(companyId, async (db) => {
    if (await finishPage(deps, db, claimed, outcome)) {
      await settleReading(deps, db, claimed.contract_id)
      await announceReading(deps, db, claimed.contract_id)
    }
    if (await hasWaitingPages(db)) await wakeRecognition(deps, db)
  })
}

/** Expected in the language of the document's pages recognised so far, else in the contract's. */
async function claimPage(deps: Deps, db: CompanyDatabase): Promise<ClaimedPage | undefined> {
  const now = deps.clock.now()
  const { rows } = await sql<ClaimedPage>`
    with next as materialized (
      select scanned_page.contract_id, scanned_page.page from scanned_page
      where scanned_page.company_id = ${db.companyId} and scanned_page.state in ('waiting', 'reading')
        and (scanned_page.claimed_at is null or scanned_page.claimed_at < ${now}::timestamptz - make_interval(mins => ${CLAIM_MINUTES}))
      order by scanned_page.turn_at, scanned_page.contract_id, scanned_page.page limit 1 for update skip locked
    )
    update scanned_page set state = 'reading', claimed_at = ${now}, attempts = scanned_page.attempts + 1
    from next
    join signed_document as document on document.company_id = ${db.companyId} and document.contract_id = next.contract_id
    where scanned_page.company_id = ${db.companyId} and scanned_page.contract_id = next.contract_id and scanned_page.page = next.page
    returning scanned_page.contract_id, scanned_page.page, scanned_page.attempts, scanned_page.claimed_at, document.sha256,
      coalesce((select text_page.locale from text_page
        join scanned_page as other on other.company_id = text_page.company_id and other.contract_id = text_page.contract_id
          and other.page = text_page.page and other.state = 'recognised'
        where text_page.company_id = ${db.companyId} and text_page.contract_id = next.contract_id
        order by text_page.page desc limit 1), document.locale) as language`.execute(db.tx)
  if (rows[0]) await announceReading(deps, db, rows[0].contract_id)
  return rows[0]
}

type Outcome = { read: RecognisedPage } | { failure: PageFailure }

/** @throws when no page can be read now, which is not the page's fault: the job is retried */
async function outcomeOf(
  { files, settings }: Pick<Deps, 'files' | 'settings'>,
  companyId: string,
  { attempts, sha256, page, language }: ClaimedPage,
): Promise<Outcome> {
  if (attempts > MOST_ATTEMPTS) return { failure: 'interrupted' }
  try {
    const file = await files.open(companyId, sha256)
    const priority = settings.recognitionPriority
    return { read: await recognisePage(file, { page, language, priority }) }
  } catch (error) {
    const code = parserRefusalCode(error)
    if (!code) throw error
    if (code === 'IMAGE_TOO_LARGE') return { failure: 'tooLarge' }
    return { failure: code === 'FILE_TOO_COMPLEX' ? 'tooComplex' : 'damaged' }
  }
}

/** Its next attempt need not wait for the claim to run out. */
async function releasePage(
  db: CompanyDatabase,
  { contract_id: contractId, page, claimed_at: claimedAt }: ClaimedPage,
): Promise<void> {
  await db
    .update('scanned_page')
    .set({ state: 'waiting', claimed_at: null })
    .where('scanned_page.contract_id', '=', contractId)
    .where('scanned_page.page', '=', page)
    .where('scanned_page.claimed_at', '=', claimedAt)
    .execute()
}

/** False when the page is no longer this worker's: the document was replaced, or another worker took it over. */
async function finishPage(
  { clock }: Pick<Deps, 'clock'>,
  db: CompanyDatabase,
  { contract_id: contractId, page, claimed_at: claimedAt, language }: ClaimedPage,
  outcome: Outcome,
): Promise<boolean> {
  const document = await db
    .select('signed_document')
    .where('signed_document.contract_id', '=', contractId)
    .select('signed_document.contract_id')
    .forUpdate()
    .executeTakeFirst()
  const own = await db
    .select('scanned_page')
    .where('scanned_page.contract_id', '=', contractId)
    .where('scanned_page.page', '=', page)
    .where('scanned_page.claimed_at', '=', claimedAt)
    .select('scanned_page.page')
    .forUpdate()
    .executeTakeFirst()
  if (!document || !own) return false
  const place = { contractId, page }
  const stored = 'read' in outcome ? await storePage(db, place, language, outcome.read) : null
  await db
    .update('scanned_page')
    .set({
      ...(stored ?? { state: 'failed', failure: 'failure' in outcome ? outcome.failure : null }),
      claimed_at: null,
      attempts: 0,
      read_at: clock.now(),
    })
    .where('scanned_page.contract_id', '=', contractId)
    .where('scanned_page.page', '=', page)
    .execute()
  return true
}
