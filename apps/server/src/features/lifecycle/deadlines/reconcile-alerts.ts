import { alertsOf, type DeadlineAlert } from '@tacite/domain/deadlines/alerts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { reconcileAlerts, type RaisedAlert } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface AlertOfContract<Alert> {
  contractId: string
  alert: Alert
}

/** Brings alerts in line with the contracts' deadlines: each is raised once, obsolete ones are withdrawn. */
export async function reconcileContractAlerts(
  deps: Deps,
  db: CompanyDatabase,
  contracts: readonly ContractTerms[],
  today: Temporal.PlainDate,
): Promise<void> {
  const signed = contracts.filter(({ status }) => status === 'SIGNED')
  if (signed.length === 0) return
  const raised = await raisedAlerts(
    db,
    signed.map(({ contractId }) => contractId),
  )
  const changes = signed.map((contract) => ({
    contractId: contract.contractId,
    ...reconcileAlerts(
      raised.get(contract.contractId) ?? [],
      alertsOfContract(contract, today),
      today,
    ),
  }))
  await withdraw(
    deps,
    db,
    changes.flatMap(({ contractId, withdraw: gone }) =>
      gone.map(({ alert }) => ({ contractId, alert })),
    ),
  )
  await raise(
    deps,
    db,
    changes.flatMap(({ contractId, raise: due }) => due.map((alert) => ({ contractId, alert }))),
  )
}

function alertsOfContract(
  { contractId, terms, ownerNoticeDays, knownSignedOn }: ContractTerms,
  today: Temporal.PlainDate,
): DeadlineAlert[] {
  return alertsOf(contractId, computeDeadlines(terms, today), {
    noticeWindowDays: ownerNoticeDays,
    signatureDate: terms.signatureDate,
    knownSince: knownSignedOn,
  })
}

/** Locked in a fixed order, so that two runs over the same contracts cannot deadlock. */
async function raisedAlerts(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, RaisedAlert[]>> {
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .select(['contract_id', 'key', 'kind', 'target', 'withdrawn_at'])
    .select(
      sql<boolean>`exists (select from task where task.company_id = deadline_alert.company_id
        and task.subject_id = deadline_alert.id and task.status = 'DONE')`.as('is_acted'),
    )
    .orderBy('deadline_alert.id')
    .forUpdate()
    .execute()
  const grouped = new Map<string, RaisedAlert[]>()
  for (const { contract_id, key, kind, target, withdrawn_at, is_acted } of rows)
    grouped.set(contract_id, [
      ...(grouped.get(contract_id) ?? []),
      {
        key,
        kind: kind as RaisedAlert['kind'],
        target,
        state: withdrawn_at ? 'withdrawn' : is_acted ? 'acted' : 'open',
      },
    ])
  return grouped
}

async function withdraw(
  { clock, events }: Deps,
  db: CompanyDatabase,
  alerts: readonly AlertOfContract<{ key: string }>[],
): Promise<void> {
  if (alerts.length === 0) return
  const rows = await db
    .update('deadline_alert')
    .set({ withdrawn_at: clock.now() })
    .where('deadline_alert.key', 'in', keysOf(alerts))
    .returning(['deadline_alert.id', 'deadline_alert.contract_id'])
    .execute()
  await events.recordMany(
    db,
    rows.map(({ id, contract_id }) =>
      contractEvent(null, 'deadline.alertWithdrawn', contract_id, { alertId: id }),
    ),
  )
}

async function raise(
  { clock, events }: Deps,
  db: CompanyDatabase,
  alerts: readonly AlertOfContract<DeadlineAlert>[],
): Promise<void> {
  if (alerts.length === 0) return
  const now = clock.now()
  const rows = await db
    .insert(
      'deadline_alert',
      alerts.map(({ contractId, alert: { key, kind, target } }) => ({
        id: newId(now),
        contract_id: contractId,
        key,
        kind,
        target,
        raised_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'key']).doUpdateSet({ raised_at: now, withdrawn_at: null }),
    )
    .returning(['deadline_alert.id', 'deadline_alert.key'])
    .execute()
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  await events.recordMany(
    db,
    alerts.map(({ contractId, alert: { key, kind, target, limitMeaning } }) =>
      contractEvent(null, 'deadline.alertRaised', contractId, {
        alertId: ids.get(key)!,
        kind,
        target,
        limitMeaning,
      }),
    ),
  )
}

function keysOf(alerts: readonly AlertOfContract<{ key: string }>[]): string[] {
  return alerts.map(({ alert }) => alert.key)
}
