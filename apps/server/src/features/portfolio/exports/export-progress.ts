import type { Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Steps of one export: each is a short transaction, and a refetch of its person's open pages. */
const STEPS = 40
const LEAST_STEP = 500

interface Counted {
  exportId: string
  personId: string
  rows: number
}

interface Progress {
  /** After each batch: stored, and announced to its person, once a step. @throws when the export was removed */
  note(done: number): Promise<void>
  /** Locks the export until the transaction ends; false: it was removed, or another run made it. */
  finish(db: CompanyDatabase): Promise<boolean>
  isAbandoned(): boolean
}

/** How far the file is, written beside the transactions that read its rows. */
export function progressOf(
  { inCompany }: Pick<Platform, 'inCompany'>,
  { companyId, ...counted }: Counted & { companyId: string },
): Progress {
  const step = Math.max(LEAST_STEP, Math.ceil(counted.rows / STEPS))
  let noted = 0
  let isAbandoned = false
  return {
    note: async (done) => {
      if (done - noted < step) return
      noted = done
      isAbandoned = !(await inCompany(companyId, (db) => noteDone(db, counted, done)))
      if (isAbandoned) throw new Error('The export was removed')
    },
    finish: async (db) => {
      const isWaiting = await noteDone(db, counted, counted.rows)
      isAbandoned ||= !isWaiting
      return isWaiting
    },
    isAbandoned: () => isAbandoned,
  }
}

/** A run that starts again counts anew. */
export async function noteCounted(db: CompanyDatabase, { exportId, personId, rows }: Counted) {
  await db
    .update('contract_export')
    .set({ rows_done: 0, rows_total: rows })
    .where('contract_export.id', '=', exportId)
    .execute()
  await notifyOfExports(db, personId)
}

/** Once: a second call finds it failed, ready or removed. */
export async function failExport(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  exportId: string,
  failure: Refusal,
): Promise<void> {
  const failed = await db
    .update('contract_export')
    .set({ state: 'failed', failure: JSON.stringify(failure) })
    .where('contract_export.id', '=', exportId)
    .where('contract_export.state', '=', 'waiting')
    .returning('contract_export.person_id')
    .executeTakeFirst()
  if (!failed) return
  await notifyOfExports(db, failed.person_id)
  await events.record(db, {
    type: 'export.failed',
    actor: null,
    objectId: exportId,
    payload: { personId: failed.person_id },
  })
}

export const notifyOfExports = (db: CompanyDatabase, personId: string) =>
  notifyClients(db, [personId], { topic: 'exports' })

/** Whether the export is still wanted. */
async function noteDone(
  db: CompanyDatabase,
  { exportId, personId }: Counted,
  done: number,
): Promise<boolean> {
  const noted = await db
    .update('contract_export')
    .set({ rows_done: done })
    .where('contract_export.id', '=', exportId)
    .where('contract_export.state', '=', 'waiting')
    .returning('contract_export.id')
    .executeTakeFirst()
  if (noted) await notifyOfExports(db, personId)
  return noted !== undefined
}
