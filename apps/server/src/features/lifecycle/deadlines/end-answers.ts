import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Nobody takes on what a person who left had taken on, or wanted back: their answers end, as if nobody had answered. */
export function endAnswersOfBlocked({ clock, events }: Pick<Platform, 'clock' | 'events'>): void {
  events.on('person.blocked', async (db, blocked) => {
    const personIds = blocked.map(({ objectId }) => objectId)
    const ended = await db
      .update('alert_answer')
      .set({ ended_at: clock.now(), ended_as: 'left' })
      .where('alert_answer.person_id', '=', sql<string>`any(${personIds}::uuid[])`)
      .where('alert_answer.ended_at', 'is', null)
      .returning('alert_answer.contract_id')
      .execute()
    await refreshBells(
      db,
      ended.map(({ contract_id }) => contract_id),
    )
  })
}

/** Of those who were told of these contracts: their alerts showed who had taken them on. */
async function refreshBells(db: CompanyDatabase, contractIds: readonly string[]): Promise<void> {
  if (contractIds.length === 0) return
  const told = await db
    .select('alert_delivery')
    .where('alert_delivery.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .select('alert_delivery.person_id')
    .distinct()
    .execute()
  await notifyClients(
    db,
    told.map(({ person_id }) => person_id),
    { topic: 'notifications' },
  )
}
