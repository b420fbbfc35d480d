import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { alertsOfSameMatter } from '../../lifecycle/deadlines/public.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** What somebody has answered to is read, and to be read again once they take it back; others see who takes it on. */
export function followAlertAnswers({ clock, events }: Deps): void {
  events.on(['deadline.alertAcknowledged', 'deadline.alertSnoozed'], async (db, answered) => {
    for (const { contractId, actor, payload } of answered) {
      const alertIds = await alertsOfSameMatter(db, contractId, payload.alertId)
      await ofAlerts(db, actor!.id!, alertIds)
        .set({ read_at: sql`coalesce(read_at, ${clock.now()})` })
        .execute()
      await refreshBells(db, alertIds)
    }
  })
  events.on('deadline.alertAnswerUndone', async (db, undone) => {
    for (const { contractId, actor, payload } of undone) {
      const alertIds = await alertsOfSameMatter(db, contractId, payload.alertId)
      await ofAlerts(db, actor!.id!, alertIds)
        .set({ read_at: null })
        .where(
          'notification.id',
          '=',
          sql<string>`(select latest.id from notification as latest where latest.company_id = ${db.companyId}
            and latest.person_id = ${actor!.id} and latest.params ->> 'alertId' = any(${alertIds}::text[])
            order by latest.created_at desc, latest.id desc limit 1)`,
        )
        .execute()
      await refreshBells(db, alertIds)
    }
  })
}

function ofAlerts(db: CompanyDatabase, personId: string, alertIds: readonly string[]) {
  return db
    .update('notification')
    .where('notification.person_id', '=', personId)
    .where(sql<boolean>`notification.params ->> 'alertId' = any(${[...alertIds]}::text[])`)
}

/** Of everyone who was told of these alerts. */
async function refreshBells(db: CompanyDatabase, alertIds: readonly string[]): Promise<void> {
  const told = await db
    .select('alert_delivery')
    .where('alert_delivery.alert_id', '=', sql<string>`any(${[...alertIds]}::uuid[])`)
    .select('alert_delivery.person_id')
    .distinct()
    .execute()
  await notifyClients(
    db,
    told.map(({ person_id }) => person_id),
    { topic: 'notifications' },
  )
}
