import { readingState, type ReadingState } from '@tacite/domain/recognition/page-states.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { JobKind } from '../../../../platform/jobs/jobs.ts'
import { notifyClients } from '../../../../platform/live/change-feed.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { viewersOf } from '../../../people/access/public.ts'

/** Recognises one page of a company and enqueues itself again: companies take turns, and so do their documents. */
export const RECOGNISE_PAGES: JobKind<{ companyId: string }> = {
  name: 'recognise-pages',
  waitsOnce: true,
  mostMinutes: 20,
}

/** What a page takes at most on an ordinary machine: a document signed meanwhile has its first page read soon. */
const SECONDS_BETWEEN_PAGES = 30

/** Puts pages of a document into the company's queue, in place of those that were there. */
export async function queuePages(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  contractId: string,
  pages: readonly number[],
): Promise<void> {
  await db.delete('scanned_page').where('scanned_page.contract_id', '=', contractId).execute()
  if (pages.length === 0) return
  await sql`
    insert into scanned_page (company_id, contract_id, page, state, turn_at)
    select ${db.companyId}, ${contractId}, queued.page, 'waiting',
      ${clock.now()}::timestamptz + make_interval(secs => ${SECONDS_BETWEEN_PAGES} * (queued.place - 1))
    from unnest(${[...pages]}::int[]) with ordinality as queued (page, place)`.execute(db.tx)
  await wakeRecognition({ jobs }, db)
}

export async function wakeRecognition(
  { jobs }: Pick<Platform, 'jobs'>,
  db: CompanyDatabase,
): Promise<void> {
  await jobs.enqueue(db.tx, RECOGNISE_PAGES, { companyId: db.companyId })
}

/** Whether pages of the company wait, those included that a killed worker had claimed. */
export async function hasWaitingPages(db: CompanyDatabase): Promise<boolean> {
  const waiting = await db
    .select('scanned_page')
    .where('scanned_page.state', 'in', ['waiting', 'reading'])
    .select('scanned_page.page')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Writes the state that follows from the pages of a document. */
export async function settleReading(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadingState> {
  const scanned = await db
    .select('scanned_page')
    .where('scanned_page.contract_id', '=', contractId)
    .select('scanned_page.state')
    .distinct()
    .execute()
  const withText = await db
    .select('text_page')
    .where('text_page.contract_id', '=', contractId)
    .where('text_page.body', '~', String.raw`\S`)
    .select('text_page.page')
    .limit(1)
    .executeTakeFirst()
  const state = readingState({
    scanned: scanned.map((page) => page.state),
    hasText: withText !== undefined,
  })
  await db
    .update('signed_document')
    .set({ state, read_at: clock.now() })
    .where('signed_document.contract_id', '=', contractId)
    .execute()
  return state
}

/** Open pages of those who see the contract show how far its document is. */
export async function announceReading(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  const viewers = await viewersOf(db, [contractId], clock.now())
  await notifyClients(db, viewers.get(contractId) ?? [], { topic: 'reading', contractId })
}
