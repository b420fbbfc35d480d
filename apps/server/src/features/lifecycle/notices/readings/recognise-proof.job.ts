import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { JobKind } from '../../../../platform/jobs/jobs.ts'
import { parserRefusalCode } from '../../../../platform/parsers/parser-refusal.ts'
import { recognisePage } from '../../../../platform/parsers/recognition/recognise-page.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { pageText } from './page-text.ts'

export interface ProofToRecognise {
  companyId: string
  readingId: string
}

/** Recognises the pages of one uploaded proof, in the one process that recognises for all. */
export const RECOGNISE_PROOF: JobKind<ProofToRecognise> = {
  name: 'recognise-proof',
  retryLimit: 2,
  mostMinutes: 30,
}

type Deps = Pick<Platform, 'files' | 'inCompany' | 'settings'>

/** Reads page after page and keeps each: a run after a kill goes on with the next one. */
export async function recogniseProof(deps: Deps, job: ProofToRecognise): Promise<void> {
  for (let next = await nextPage(deps, job); next; next = await nextPage(deps, job))
    await keepPage(deps, job, next.page, await readPage(deps, job, next))
}

/** What no run could read is said not to be read; the file can be kept as a proof all the same. */
export function giveUpProof({ inCompany }: Deps, { companyId, readingId }: ProofToRecognise) {
  return inCompany(companyId, async (db) => {
    await db
      .update('proof_reading')
      .set({
        scanned_pages: [],
        state: sql`case when proof_reading.body ~ '\\S' then 'read' else 'notRead' end`,
        left_out: sql`proof_reading.left_out + cardinality(proof_reading.scanned_pages)`,
      })
      .where('proof_reading.id', '=', readingId)
      .where('proof_reading.state', '=', 'reading')
      .execute()
  })
}

interface NextPage {
  page: number
  sha256: string
  language: Locale
}

function nextPage(
  { inCompany }: Deps,
  { companyId, readingId }: ProofToRecognise,
): Promise<NextPage | undefined> {
  return inCompany(companyId, (db) =>
    db
      .select('proof_reading')
      .innerJoin('contract', (join) =>
        join
          .onRef('contract.company_id', '=', 'proof_reading.company_id')
          .onRef('contract.id', '=', 'proof_reading.contract_id'),
      )
      .innerJoin('text', (join) =>
        join
          .onRef('text.company_id', '=', 'contract.company_id')
          .onRef('text.id', '=', 'contract.text_id'),
      )
      .where('proof_reading.id', '=', readingId)
      .where('proof_reading.state', '=', 'reading')
      .select(sql<number>`proof_reading.scanned_pages[1]`.as('page'))
      .select(sql<string>`coalesce(proof_reading.copy_sha256, proof_reading.sha256)`.as('sha256'))
      .select('text.locale as language')
      .executeTakeFirst(),
  )
}

/** Null: this page cannot be read, and would not be by another run. */
async function readPage(
  { files, settings }: Deps,
  { companyId }: ProofToRecognise,
  { page, sha256, language }: NextPage,
): Promise<string | null> {
  try {
    const file = await files.open(companyId, sha256)
    const priority = settings.recognitionPriority
    return pageText((await recognisePage(file, { page, language, priority })).text)
  } catch (error) {
    if (parserRefusalCode(error)) return null
    throw error
  }
}

async function keepPage(
  { inCompany }: Deps,
  { companyId, readingId }: ProofToRecognise,
  page: number,
  text: string | null,
): Promise<void> {
  const left = sql`array_remove(proof_reading.scanned_pages, ${page}::integer)`
  const body = sql<string>`proof_reading.body || ${`\n${text ?? ''}`}::text`
  await inCompany(companyId, (db) =>
    db
      .update('proof_reading')
      .set({
        body,
        scanned_pages: sql`${left}`,
        left_out: sql`proof_reading.left_out + ${text === null ? 1 : 0}::int`,
        state: sql`case when ${left} <> '{}' then 'reading' when ${body} ~ '\\S' then 'read' else 'noText' end`,
      })
      .where('proof_reading.id', '=', readingId)
      .where(sql<boolean>`${page}::integer = any(proof_reading.scanned_pages)`)
      .execute(),
  )
}
