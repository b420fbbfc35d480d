import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { matterOf } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { colleaguesWhoSee } from '../../people/access/public.ts'
import { readContractTerms } from './lifecycle-terms.query.ts'

interface DueAnswer {
  id: string
  contractId: string
  matter: string
  personId: string
  answeredAt: Date
}

/**
 * Gives the alerts back whose day has come, each once: whoever was told of their date since, when it was alerted at
 * another distance on this very day, has it back already. Marked in the same transaction, so that a killed run repeats
 * nothing.
 *
 * @returns how many there were, up to the size of a batch
 */
export async function returnSnoozed(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  batch: number,
): Promise<number> {
  const due = await endDue(db, today, { now: clock.now(), batch })
  if (due.length === 0) return 0
  const now = clock.now()
  const raised = await raisedAlerts(db, due)
  const sees = await colleaguesWhoSee(
    db,
    due.map(({ contractId }) => contractId),
    due.map(({ personId }) => personId),
    now,
  )
  const meanings = await limitMeanings(db, due, today)
  const returned = due.flatMap((answer) => {
    const ofMatter = raised.filter(
      (alert) => alert.contractId === answer.contractId && matterOf(alert) === answer.matter,
    )
    const latest = ofMatter.at(-1)
    const isTold = ofMatter.some(
      ({ toldAt }) => (toldAt[answer.personId] ?? '') > answer.answeredAt.toISOString(),
    )
    if (!latest || isTold || sees.get(answer.contractId)?.has(answer.personId) !== true) return []
    return [{ ...answer, latest }]
  })
  await rememberReturned(db, returned, now)
  await events.recordMany(
    db,
    returned.map(({ contractId, personId, latest: { id, kind, target } }) =>
      contractEvent(null, 'deadline.alertReturned', contractId, {
        alertId: id,
        kind,
        target,
        limitMeaning: meanings.get(contractId) ?? null,
        people: [personId],
      }),
    ),
  )
  return due.length
}

/** Of an archived contract they wait, like its alerts, until it is restored. */
async function endDue(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  { now, batch }: { now: Date; batch: number },
): Promise<DueAnswer[]> {
  const { rows } = await sql<DueAnswer>`
    with due as (
      select answer.id from alert_answer as answer
      join contract_fact as fact on fact.company_id = answer.company_id and fact.contract_id = answer.contract_id
      where answer.company_id = ${db.companyId} and answer.ended_at is null
        and answer.snoozed_until <= ${today.toString()}::date and fact.is_archived is not true
      order by answer.contract_id, answer.id limit ${batch} for update of answer
    )
    update alert_answer as answer set ended_at = ${now}, ended_as = 'returned' from due
    where answer.company_id = ${db.companyId} and answer.id = due.id
    returning answer.id, answer.contract_id as "contractId", answer.matter, answer.person_id as "personId",
      answer.answered_at as "answeredAt"`.execute(db.tx)
  return rows
}

interface RaisedOnce {
  id: string
  contractId: string
  kind: AlertKind
  target: string
  /** When each person was told, by their id. */
  toldAt: Record<string, string>
}

/** The alerts of these contracts that stand, the last one last. */
async function raisedAlerts(db: CompanyDatabase, due: readonly DueAnswer[]): Promise<RaisedOnce[]> {
  const contractIds = due.map(({ contractId }) => contractId)
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.contract_id', '=', sql<string>`any(${contractIds}::uuid[])`)
    .where('deadline_alert.withdrawn_at', 'is', null)
    .select(['deadline_alert.id', 'deadline_alert.contract_id', 'kind', 'target'])
    .orderBy('deadline_alert.raised_at')
    .orderBy('deadline_alert.id')
    .execute()
  const told = await db
    .select('alert_delivery')
    .where('alert_delivery.contract_id', '=', sql<string>`any(${contractIds}::uuid[])`)
    .select(['alert_delivery.alert_id', 'alert_delivery.person_id', 'alert_delivery.told_at'])
    .execute()
  const deliveries = Map.groupBy(told, ({ alert_id }) => alert_id)
  return rows.map(({ id, contract_id, kind, target }) => ({
    id,
    contractId: contract_id,
    kind: kind as AlertKind,
    target,
    toldAt: Object.fromEntries(
      (deliveries.get(id) ?? []).map(({ person_id, told_at }) => [
        person_id,
        told_at.toISOString(),
      ]),
    ),
  }))
}

async function limitMeanings(
  db: CompanyDatabase,
  due: readonly DueAnswer[],
  today: Temporal.PlainDate,
) {
  const contractIds = [...new Set(due.map(({ contractId }) => contractId))].sort()
  const contracts = await readContractTerms(db, contractIds)
  return new Map(
    contracts.map(({ contractId, terms }) => [
      contractId,
      computeDeadlines(terms, today).limitMeaning,
    ]),
  )
}

/** Told of the last alert of its day, so that nothing tells them of it again. */
async function rememberReturned(
  db: CompanyDatabase,
  returned: readonly (DueAnswer & { latest: RaisedOnce })[],
  now: Date,
): Promise<void> {
  if (returned.length === 0) return
  await db
    .insert(
      'alert_delivery',
      returned.map(({ contractId, personId, latest }) => ({
        alert_id: latest.id,
        person_id: personId,
        contract_id: contractId,
        told_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'alert_id', 'person_id']).doUpdateSet({ told_at: now }),
    )
    .execute()
}
