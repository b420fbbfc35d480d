import type { DeadlineAlert } from '@tacite/domain/deadlines/alerts.ts'
import { matterOf } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answersByMatter, matterKey } from './alert-answers.query.ts'
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

interface Delivered {
  today: Temporal.PlainDate
  /** Contracts whose alerts count as told, and are not. */
  silent: ReadonlySet<string>
  raised: readonly AlertToTell[]
  standing: readonly AlertToTell[]
}

/** Tells those who are to know of an alert and were not told yet: each person once, and nobody who wants it back later. */
export async function deliverAlerts(
  deps: Deps,
  db: CompanyDatabase,
  { today, silent, raised, standing }: Delivered,
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
  const answers = await answersByMatter(
    db,
    alerts.map(({ contract }) => contract.contractId),
    today.toString(),
  )
  const answersTo = ({ contract, alert }: AlertToTell) =>
    answers.get(matterKey(contract.contractId, matterOf(alert)))
  const missing: PeopleOf = (each) =>
    recipients
      .get(each.contract.contractId)!
      .filter((personId) => told.get(each.alertId)?.has(personId) !== true)
      .filter((personId) => answersTo(each)?.asleep.has(personId) !== true)
  const takenBy: PeopleOf = (each) => [...(answersTo(each)?.taken ?? [])]
  await remember(db, alerts, missing, now)
  const named: PeopleOf = (each) => (silent.has(each.contract.contractId) ? [] : missing(each))
  await record(deps, db, 'deadline.alertRaised', raised, { missing: named, takenBy })
  const passedOn = standing.filter((alert) => missing(alert).length > 0)
  await record(deps, db, 'deadline.alertPassedOn', passedOn, { missing, takenBy })
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
  { missing, takenBy }: { missing: PeopleOf; takenBy: PeopleOf },
): Promise<void> {
  await events.recordMany(
    db,
    alerts.map((each) => {
      const { kind, target, limitMeaning } = each.alert
      const people = missing(each)
      const taken = takenBy(each).filter((personId) => people.includes(personId))
      return contractEvent(null, type, each.contract.contractId, {
        alertId: each.alertId,
        kind,
        target,
        limitMeaning,
        people,
        ...(taken.length > 0 ? { takenBy: taken } : {}),
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
