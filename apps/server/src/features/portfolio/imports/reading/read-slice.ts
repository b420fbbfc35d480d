import type { Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import { isDatabaseAway } from '../../../../platform/http/database-away.ts'
import { ParserUnavailable } from '../../../../platform/parsers/parser-death.ts'
import { isDiskFull } from '../../../../platform/storage/disk-full.ts'
import type { StagedFile } from '../../../../platform/storage/file-store.ts'
import { holdForJob } from '../imports-repository.ts'
import { notifySometimes } from '../notify-of-imports.ts'
import { finishReading } from './finish-reading.ts'
import { refusalOf } from './entry-refusals.ts'
import type { JobOfImport, ReadingDeps } from './import-job.ts'
import { keepOutcome, type Outcome } from './keep-entry.ts'
import { readEntry } from './read-entry.ts'
import { takeEntries, type Taken, type TakenEntry } from './take-entries.ts'
import { unpack } from './unpack.ts'

/** While one file is parsed, the next one is unpacked. */
const IN_HAND = 2

/**
 * Reads the next files of an import while no transaction is open, and writes what became of them in one. Returns
 * whether there are more.
 */
export async function readSlice(deps: ReadingDeps, job: JobOfImport): Promise<boolean> {
  const { companyId, importId } = job
  const taken = await deps.inCompany(companyId, async (db) => {
    const held = await holdForJob(db, importId)
    if (held?.state !== 'reading' || held.isPaused) return null
    const next = await takeEntries(db, held)
    if (next.entries.length === 0) await finishReading(deps, db, held)
    return next
  })
  if (!taken || taken.entries.length === 0) return false
  const staged: StagedFile[] = []
  try {
    const outcomes = await readAll(deps, job, taken, staged)
    failpoint('import-unread')
    return await deps.inCompany(companyId, (db) => keepAll(deps, db, importId, outcomes))
  } finally {
    for (const file of staged) await file.discard()
  }
}

async function readAll(
  deps: ReadingDeps,
  job: JobOfImport,
  taken: Taken,
  staged: StagedFile[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = taken.entries.values()
  const read = async () => {
    for (const entry of waiting) outcomes.push(await readOne(deps, job, { entry, taken, staged }))
  }
  await Promise.all(Array.from({ length: IN_HAND }, read))
  return outcomes.toSorted((one, other) => one.position - other.position)
}

interface InHand {
  entry: TakenEntry
  taken: Taken
  /** What is discarded unless it is stored. */
  staged: StagedFile[]
}

async function readOne(
  { files, log }: ReadingDeps,
  { companyId, importId }: JobOfImport,
  { entry, taken: { rule, locale }, staged }: InHand,
): Promise<Outcome> {
  const { position, path, packed, sourceSha256 } = entry
  try {
    const source = await files.open(companyId, sourceSha256)
    const unpacked = packed && (await unpack(files, source, packed))
    if (unpacked) staged.push(unpacked)
    const read = await readEntry(unpacked ?? source, { path, rule, locale })
    const copy = read.copy && (await files.stage(read.copy))
    if (copy) staged.push(copy)
    const bytes = unpacked ?? { sha256: sourceSha256 }
    return { position, refusal: null, read: { ...read, copy: null }, bytes, copy }
  } catch (error) {
    // Nothing is wrong with this file: the job runs again.
    if (isDatabaseAway(error) || isDiskFull(error) || error instanceof ParserUnavailable)
      throw error
    const refusal = refusalOf(error)
    if (!refusal) log.error('import.entry-failed', { import: importId, position, error })
    return { position, refusal: refusal ?? UNEXPECTED }
  }
}

const UNEXPECTED: Refusal = { code: 'IMPORT_ENTRY_FAILED' }

async function keepAll(
  deps: ReadingDeps,
  db: CompanyDatabase,
  importId: string,
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const held = await holdForJob(db, importId)
  if (held?.state !== 'reading') return false
  let done = 0
  for (const outcome of outcomes) done += Number(await keepOutcome(deps, db, importId, outcome))
  failpoint('import-uncommitted')
  await db
    .update('import')
    .set(({ eb }) => ({ steps_done: eb('import.steps_done', '+', done) }))
    .where('import.id', '=', importId)
    .execute()
  await notifySometimes(deps.clock, db, { importId, createdBy: held.createdBy })
  return !held.isPaused
}
