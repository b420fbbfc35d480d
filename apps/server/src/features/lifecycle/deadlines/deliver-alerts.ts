import type { DeadlineAlert } from '@tacite/domain/deadlines/alerts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { alertRecipients } from './alert-recipients.query.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** A stored alert of a contract that there is something to say about today. */
export interface AlertToTell {
  contract: ContractTerms
  alertId: string
  alert: DeadlineAlert
  isAgain?: boolean
}

/** Tells those who are to know of an alert and were not told yet: each person once. */
export async function deliverAlerts(
  deps: Deps,
  db: CompanyDatabase,
  { raised, standing }: { raised: readonly AlertToTell[]; standing: readonly AlertToTell[] },
): Promise<void> {
  const alerts = [...raised, ...standing]
  if (alerts.length === 0) return
  const now = deps.clock.now()
  const recipients = await alertRecipients(
    db,
    alerts.map(({ contract }) => contract),
    now,
  )
  const told = await toldOf(db, standing)
  const missing = ({ contract, alertId }: AlertToTell) =>
    recipients
      .get(contract.contractId)!
      .filter((personId) => told.get(alertId)?.has(personId) !== true)
  await remember(db, alerts, missing, now)
  await record(deps, db, 'deadline.alertRaised', raised, missing)
  const passedOn = standing.filter((alert) => missing(alert).length > 0)
  await record(deps, db, 'deadline.alertPassedOn', passedOn, missing)
}

type PeopleOf = (alert: AlertToTell) => string[]

async function remember(
  db: CompanyDatabase,
  alerts: readonly AlertToTell[],
  peopleOf: PeopleOf,
  now: Date,
): Promise<void> {
  const rows = alerts.flatMap((alert) =>
    peopleOf(alert).map((personId) => ({
      alert_id: alert.alertId,
      person_id: personId,
      contract_id: alert.contract.contractId,
      told_at: now,
    })),
  )
  if (rows.length === 0) return
  await db
    .insert('alert_delivery', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function record(
  { events }: Deps,
  db: CompanyDatabase,
  type: 'deadline.alertRaised' | 'deadline.alertPassedOn',
  alerts: readonly AlertToTell[],
  peopleOf: PeopleOf,
): Promise<void> {
  await events.recordMany(
    db,
    alerts.map((each) => {
      const { kind, target, limitMeaning } = each.alert
      return contractEvent(null, type, each.contract.contractId, {
        alertId: each.alertId,
        kind,
        target,
        limitMeaning,
        people: peopleOf(each),
        ...(each.isAgain ? { isAgain: true as const } : {}),
      })
    }),
  )
}

async function toldOf(
  db: CompanyDatabase,
  alerts: readonly AlertToTell[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (alerts.length === 0) return new Map()
  const rows = await db
    .select('alert_delivery')
    .where(
      'alert_delivery.alert_id',
      'in',
      alerts.map(({ alertId }) => alertId),
    )
    .select(['alert_delivery.alert_id', 'alert_delivery.person_id'])
    .execute()
  const told = new Map<string, Set<string>>()
  for (const { alert_id, person_id } of rows)
    told.set(alert_id, (told.get(alert_id) ?? new Set<string>()).add(person_id))
  return told
}
