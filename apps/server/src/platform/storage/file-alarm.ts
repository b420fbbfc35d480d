import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase, InCompany } from '../database/company-database.ts'
import type { BusinessEvents } from '../events/business-events.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { contractsOfFile } from './file-holders.query.ts'
import { readFileReferences } from './file-references.ts'

/** A file that was refused to whoever asked for it. */
export interface BadFile {
  companyId: string
  sha256: string
  state: 'damaged' | 'missing'
}

export type FileAlarm = (bad: BadFile) => void

export const RAISE_FILE_ALARM: JobKind<BadFile> = { name: 'raise-file-alarm' }

/** Ids of files whose alarm is being raised or was raised today, by this process. */
const MOST_REMEMBERED = 10_000

/**
 * Raises the alarm for a bad file once a day: a line in the log at once, the rest by a job, because the request that
 * found it is refused and its transaction rolled back.
 */
export function fileAlarm({
  clock,
  log,
  jobs,
  inCompany,
}: {
  clock: Clock
  log: Log
  jobs: Jobs
  inCompany: InCompany
}): FileAlarm {
  const raised = new Map<string, string>()
  return (bad) => {
    const { companyId, sha256, state } = bad
    const day = clock.now().toISOString().slice(0, 10)
    const key = `${companyId} ${sha256} ${state}`
    if (raised.get(key) === day) return
    raised.set(key, day)
    if (raised.size > MOST_REMEMBERED) raised.delete(raised.keys().next().value!)
    log.error(`file.${state}`, { companyId, sha256 })
    inCompany(companyId, (db) => jobs.enqueue(db.tx, RAISE_FILE_ALARM, bad)).catch(
      (error: unknown) => {
        // Tried again at the next read.
        raised.delete(key)
        log.error('file.alarm-failed', { companyId, sha256, error })
      },
    )
  }
}

/** Records the event that notifies the company's administrators, unless it was recorded today. */
export async function raiseFileAlarm(
  { clock, events, inCompany }: { clock: Clock; events: BusinessEvents; inCompany: InCompany },
  { companyId, sha256, state }: BadFile,
): Promise<void> {
  await inCompany(companyId, async (db) => {
    if (!(await isFirstAlarmToday(db, sha256, clock.now()))) return
    const references = await readFileReferences(db)
    await events.record(db, {
      type: `company.file${state === 'missing' ? 'Missing' : 'Damaged'}`,
      actor: null,
      objectId: companyId,
      payload: { sha256, contracts: await contractsOfFile(db, references, sha256) },
    })
  })
}

/** Marks it, too: each content is announced once a day. */
export async function isFirstAlarmToday(
  db: CompanyDatabase,
  sha256: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into file_alarm (company_id, sha256, raised_on)
    select company.id, ${sha256}, (${now}::timestamptz at time zone company.time_zone)::date from company
    where company.id = ${db.companyId}
    on conflict do nothing returning 1`.execute(db.tx)
  return rows.length > 0
}
