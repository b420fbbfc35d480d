import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { alertSetting, requireAlertSetting } from '../deadlines/public.ts'

/** Chooses the alerts of one contract; null: those of its type, or the default. Alerts follow in the same transaction. */
export async function setAlerts(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  asked: AlertSetting | null,
): Promise<void> {
  await requireAct(db, actor, 'setAlerts', contractId)
  const { alerts } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.alerts')
    .executeTakeFirstOrThrow()
  const setting = asked && (await requireAlertSetting(db, asked, alertSetting(alerts)))
  await db
    .update('contract')
    .set({ alerts: setting && JSON.stringify(setting), updated_at: deps.clock.now() })
    .where('contract.id', '=', contractId)
    .execute()
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.alertsChanged', contractId, { isOwn: setting !== null }),
  )
}
