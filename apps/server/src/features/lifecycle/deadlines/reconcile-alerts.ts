import type { DeadlineAlert } from '@tacite/domain/deadlines/alerts.ts'
import {
  matterOf,
  reconcileAlerts,
  type AlertChanges,
  type RaisedAlert,
} from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { alertsOfContract } from './alerts-of-contract.ts'
import { deliverAlerts, type AlertToTell } from './deliver-alerts.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'
import { voidAnswers } from './void-answers.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface StoredAlert extends RaisedAlert {
  id: string
}

/**
 * Brings alerts in line with the contracts' deadlines: each is raised once, obsolete ones are withdrawn, and whoever is to
 * be told of one that stands and was not is told.
 *
 * @param silent contracts whose alerts are raised as told: people learn of them otherwise
 */
export async function reconcileContractAlerts(
  deps: Deps,
  db: CompanyDatabase,
  contracts: readonly ContractTerms[],
  today: Temporal.PlainDate,
  silent: ReadonlySet<string> = new Set(),
): Promise<void> {
  const signed = contracts.filter(({ status }) => status === 'SIGNED')
  if (signed.length === 0) return
  const stored = await storedAlerts(
    db,
    signed.map(({ contractId }) => contractId),
  )
  const changes = signed.map((contract) => {
    const alerts = stored.get(contract.contractId) ?? []
    return { contract, stored: alerts, ...changesOf(contract, alerts, today) }
  })
  await voidAnswers(deps, db, signed, today)
  await withdraw(
    deps,
    db,
    changes.flatMap((each) => each.withdraw.map(({ alert }) => alert.key)),
  )
  await deliverAlerts(deps, db, {
    today,
    silent,
    raised: await raise(deps, db, changes),
    standing: changes.flatMap(({ contract, stand }) =>
      stand.map(({ alert, says }) => ({ contract, alertId: alert.id, alert: says })),
    ),
  })
}

function changesOf(
  contract: ContractTerms,
  stored: readonly StoredAlert[],
  today: Temporal.PlainDate,
): AlertChanges<StoredAlert> {
  const alerts = alertsOfContract(contract, contract.alerts, today)
  if (!contract.alerts) return reconcileAlerts(stored, alerts, today)
  return reconcileAlerts(stored, alerts, today, alertsOfContract(contract, null, today))
}

/** Locked in a fixed order, so that two runs over the same contracts cannot deadlock. */
async function storedAlerts(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAlert[]>> {
  const rows = await db
    .select('deadline_alert')
    .innerJoin('company', 'company.id', 'deadline_alert.company_id')
    .where('deadline_alert.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .select(['deadline_alert.id', 'contract_id', 'key', 'kind', 'target', 'withdrawn_at'])
    .select(
      sql<string>`(deadline_alert.raised_at at time zone company.time_zone)::date::text`.as(
        'raised_on',
      ),
    )
    .select(
      sql<boolean>`exists (select from task where task.company_id = deadline_alert.company_id
        and task.subject_id = deadline_alert.id and task.status = 'DONE')`.as('is_acted'),
    )
    .orderBy('deadline_alert.id')
    .forUpdate('deadline_alert')
    .execute()
  const grouped = new Map<string, StoredAlert[]>()
  for (const { id, contract_id, key, kind, target, raised_on, ...row } of rows)
    grouped.set(contract_id, [
      ...(grouped.get(contract_id) ?? []),
      {
        id,
        key,
        kind: kind as StoredAlert['kind'],
        target,
        raisedOn: raised_on,
        state: row.withdrawn_at ? 'withdrawn' : row.is_acted ? 'acted' : 'open',
      },
    ])
  return grouped
}

async function withdraw(
  { clock, events }: Deps,
  db: CompanyDatabase,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const rows = await db
    .update('deadline_alert')
    .set({ withdrawn_at: clock.now() })
    .where('deadline_alert.key', 'in', keys)
    .returning(['deadline_alert.id', 'deadline_alert.contract_id'])
    .execute()
  // Raised again, it is news again.
  await db
    .delete('alert_delivery')
    .where(
      'alert_delivery.alert_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await events.recordMany(
    db,
    rows.map(({ id, contract_id }) =>
      contractEvent(null, 'deadline.alertWithdrawn', contract_id, { alertId: id }),
    ),
  )
}

async function raise(
  { clock }: Deps,
  db: CompanyDatabase,
  changes: readonly (AlertChanges<StoredAlert> & {
    contract: ContractTerms
    stored: readonly StoredAlert[]
  })[],
): Promise<AlertToTell[]> {
  const due = changes.flatMap(({ contract, stored, raise: alerts }) =>
    alerts.map((alert) => ({ contract, alert, isAgain: wasSaid(stored, alert) })),
  )
  if (due.length === 0) return []
  const now = clock.now()
  const rows = await db
    .insert(
      'deadline_alert',
      due.map(({ contract, alert: { key, kind, target } }) => ({
        id: newId(now),
        contract_id: contract.contractId,
        key,
        kind,
        target,
        raised_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'key']).doUpdateSet({
        raised_at: now,
        withdrawn_at: null,
      }),
    )
    .returning(['deadline_alert.id', 'deadline_alert.key'])
    .execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return due.map((each) => ({ ...each, alertId: ids.get(each.alert.key)! }))
}

/** Whether people were told of the same day before, at another distance. */
function wasSaid(stored: readonly StoredAlert[], alert: DeadlineAlert): boolean {
  return stored.some((each) => each.state !== 'withdrawn' && matterOf(each) === matterOf(alert))
}
