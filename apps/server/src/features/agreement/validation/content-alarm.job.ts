import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isFirstAlarmToday } from '../../../platform/storage/file-alarm.ts'

/** What somebody accepted and is no longer what its hash covers. */
interface AlteredContent {
  companyId: string
  contractId: string
  contentHash: string
}

export const RAISE_CONTENT_ALARM: JobKind<AlteredContent> = {
  name: 'raise-content-alarm',
  waitsOnce: true,
}

export type ContentAlarmDeps = Pick<Platform, 'inCompany' | 'jobs' | 'log'>

/** By a job: whoever finds it reads, and nothing is written by reading. */
export function askForContentAlarm(
  { inCompany, jobs, log }: ContentAlarmDeps,
  altered: AlteredContent,
): void {
  log.error('content.altered', { ...altered })
  inCompany(altered.companyId, (db) => jobs.enqueue(db.tx, RAISE_CONTENT_ALARM, altered)).catch(
    // Tried again at the next read.
    (error: unknown) => log.error('content.alarm-failed', { ...altered, error }),
  )
}

/** Records the event that notifies the company's administrators, unless it was recorded today. */
export async function raiseContentAlarm(
  { clock, events, inCompany }: Pick<Platform, 'clock' | 'events' | 'inCompany'>,
  { companyId, contractId, contentHash }: AlteredContent,
): Promise<void> {
  await inCompany(companyId, async (db) => {
    if (!(await isFirstAlarmToday(db, contentHash, clock.now()))) return
    await events.record(
      db,
      contractEvent(null, 'contract.acceptedContentAltered', contractId, { contentHash }),
    )
  })
}
