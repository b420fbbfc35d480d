import type { ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { guessLanguage } from '@tacite/domain/recognition/guess-language.ts'
import { partsOf, questionOf } from '@tacite/domain/second-reader/question.ts'
import {
  proveAnswers,
  termsOfBoth,
  type SecondReading,
} from '@tacite/domain/second-reader/second-reading.ts'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { OutgoingError, type OutgoingFault } from '../../../../platform/egress/outgoing-error.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import type { Platform } from '../../../../platform/platform.ts'
import {
  askSecondReader,
  secondReaderOf,
  storedIntegration,
} from '../../../settings/options/public.ts'
import { pagesOf } from '../plan/pages-of-entry.ts'

type Deps = Pick<Platform, 'inCompanyForReports' | 'masterKey' | 'outgoing' | 'settings'>
type Reader = NonNullable<Awaited<ReturnType<typeof storedIntegration>>>
type Fault = OutgoingFault | 'NOT_CONFIGURED'

interface WaitingText {
  position: number
  locale: Locale | null
  terms: ProvenTerm[]
  pages: string[]
}

/** Of the service as a whole: the next text would meet the same. */
const OF_SERVICE: readonly Fault[] = [
  'ADDRESS_INVALID',
  'ADDRESS_REFUSED',
  'NOT_ENCRYPTED',
  'HOST_UNKNOWN',
  'CERTIFICATE_REFUSED',
  'CREDENTIALS_REFUSED',
  'NOT_FOUND',
  'REDIRECTED',
  'OUTSIDE_CLOSED',
  'NOT_CONFIGURED',
]
/** A text is asked about so often; so many texts in a row without an answer, and the service is down. */
const TRIES = 2
const MOST_FAILURES = 5

/**
 * Sends the texts that wait for it to the second reader, one by one, while no transaction is open, and keeps what its
 * answers prove. A kill repeats at most one text. One that gets no answer is left, with the reason.
 * @returns false when the plan was stopped meanwhile
 */
export async function sendToReader(
  deps: Deps,
  { companyId, importId }: { companyId: string; importId: string },
  goesOn: (steps: { done: number; total: number }) => Promise<boolean>,
): Promise<boolean> {
  const { inCompanyForReports: open } = deps
  const total = await open(companyId, (db) => countWaiting(db, importId))
  if (total === 0) return true
  let failures = 0
  for (let done = 1; ; done += 1) {
    const text = await open(companyId, (db) => nextText(db, importId))
    if (!text) return true
    // Asked each time: whoever removes the service stops what is still to be sent.
    const reader = await open(companyId, (db) => readerAskedFor(deps, db, importId))
    const outcome = reader ? await readText(deps, reader, text) : 'NOT_CONFIGURED'
    failpoint('import-reading-unkept')
    failures = typeof outcome === 'string' ? failures + 1 : 0
    const isOver =
      typeof outcome === 'string' && (OF_SERVICE.includes(outcome) || failures >= MOST_FAILURES)
    await open(companyId, (db) =>
      typeof outcome !== 'string'
        ? keepReading(db, importId, text, outcome)
        : leave(db, importId, isOver ? null : text.position, outcome),
    )
    if (!(await goesOn({ done: Math.min(done, total), total }))) return false
  }
}

/** The service as a person was told; null: it is configured no more, or another one is. */
async function readerAskedFor(
  deps: Deps,
  db: CompanyDatabase,
  importId: string,
): Promise<Reader | null> {
  const { second_reader } = await db
    .select('import')
    .where('import.id', '=', importId)
    .select('import.second_reader')
    .executeTakeFirstOrThrow()
  const isSame = isDeepStrictEqual(second_reader, await secondReaderOf(db))
  return isSame ? storedIntegration(deps, db, 'secondReader') : null
}

async function readText(
  deps: Deps,
  reader: Reader,
  { pages, locale }: WaitingText,
): Promise<SecondReading | Fault> {
  const language = locale ?? guessLanguage(pages.join('\n')) ?? 'fr'
  const answers: Parameters<typeof proveAnswers>[0][number][] = []
  for (const part of partsOf(pages)) {
    const answered = await askAgain(() => askSecondReader(deps, reader, questionOf(part)))
    if (typeof answered === 'string') return answered
    answers.push(...answered)
  }
  return proveAnswers(answers, { pages, language })
}

async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer | OutgoingFault> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      if (tries >= TRIES || OF_SERVICE.includes(error.code)) return error.code
    }
  }
}

async function countWaiting(db: CompanyDatabase, importId: string): Promise<number> {
  const { count } = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.second_state', '=', 'waiting')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function nextText(db: CompanyDatabase, importId: string): Promise<WaitingText | null> {
  const entry = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.second_state', '=', 'waiting')
    .select(['import_entry.position', 'import_entry.locale', 'import_entry.terms'])
    .orderBy('import_entry.position')
    .limit(1)
    .executeTakeFirst()
  if (!entry) return null
  const { position, locale } = entry
  const pages = await db
    .select('import_page')
    .where('import_page.import_id', '=', importId)
    .where('import_page.position', '=', position)
    .select(['import_page.page', 'import_page.body'])
    .execute()
  return { position, locale, terms: (entry.terms ?? []) as ProvenTerm[], pages: pagesOf(pages) }
}

async function keepReading(
  db: CompanyDatabase,
  importId: string,
  { position, terms }: WaitingText,
  { terms: second, dropped }: SecondReading,
): Promise<void> {
  await db
    .update('import_entry')
    .set({
      second_state: 'read',
      second_dropped: JSON.stringify(dropped),
      terms: JSON.stringify(termsOfBoth(terms, second)),
    })
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .execute()
}

/** @param position null: every text that still waits */
async function leave(
  db: CompanyDatabase,
  importId: string,
  position: number | null,
  fault: Fault,
): Promise<void> {
  await db
    .update('import_entry')
    .set({ second_state: 'left', second_refusal: fault })
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.second_state', '=', 'waiting')
    .$if(position !== null, (query) => query.where('import_entry.position', '=', position!))
    .execute()
}
