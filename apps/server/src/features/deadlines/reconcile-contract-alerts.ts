import { alertsOf } from '@tacite/domain/deadlines/alerts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { reconcileAlerts, type RaisedAlert } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

type Parts = Pick<Platform, 'clock' | 'events'>

/** The alert as news: who listens tells people and opens tasks. */
export interface AlertRaised {
  alertId: string
  kind: RaisedAlert['kind']
  target: string
  limitMeaning: 'preventRenewal' | 'obtainRenewal' | null
}

/** Brings the alerts of one contract in line with its deadlines: each is raised once, obsolete ones are withdrawn. */
export async function reconcileContractAlerts(
  parts: Parts,
  db: CompanyDatabase,
  contract: ContractTerms,
  today: Temporal.PlainDate,
): Promise<void> {
  if (contract.status !== 'SIGNED') return
  const { contractId, terms, ownerNoticeDays } = contract
  const raised = await raisedAlerts(db, contractId)
  const alerts = alertsOf(contractId, computeDeadlines(terms, today), {
    noticeWindowDays: ownerNoticeDays,
    signatureDate: terms.signatureDate,
  })
  const changes = reconcileAlerts(raised, alerts, today)
  for (const { alert } of changes.withdraw) {
    const id = await withdraw(parts, db, alert.key)
    await tell(parts, db, contractId, 'deadline.alertWithdrawn', { alertId: id })
  }
  for (const alert of changes.raise) {
    const alertId = await raise(parts, db, contractId, alert)
    await tell(parts, db, contractId, 'deadline.alertRaised', {
      alertId,
      kind: alert.kind,
      target: alert.target,
      limitMeaning: alert.limitMeaning,
    } satisfies AlertRaised)
  }
}

async function raisedAlerts(db: CompanyDatabase, contractId: string): Promise<RaisedAlert[]> {
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.contract_id', '=', contractId)
    .select(['key', 'kind', 'target', 'withdrawn_at'])
    .select(
      sql<boolean>`exists (select from task where task.company_id = deadline_alert.company_id
        and task.subject_id = deadline_alert.id and task.status = 'DONE')`.as('is_acted'),
    )
    .forUpdate()
    .execute()
  return rows.map(({ key, kind, target, withdrawn_at, is_acted }) => ({
    key,
    kind: kind as RaisedAlert['kind'],
    target,
    state: withdrawn_at ? 'withdrawn' : is_acted ? 'acted' : 'open',
  }))
}

async function raise(
  { clock }: Parts,
  db: CompanyDatabase,
  contractId: string,
  { key, kind, target }: Pick<RaisedAlert, 'key' | 'kind' | 'target'>,
): Promise<string> {
  const now = clock.now()
  const { id } = await db
    .insert('deadline_alert', {
      id: newId(now),
      contract_id: contractId,
      key,
      kind,
      target,
      raised_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'key']).doUpdateSet({ raised_at: now, withdrawn_at: null }),
    )
    .returning('deadline_alert.id')
    .executeTakeFirstOrThrow()
  return id
}

async function withdraw({ clock }: Parts, db: CompanyDatabase, key: string): Promise<string> {
  const { id } = await db
    .update('deadline_alert')
    .set({ withdrawn_at: clock.now() })
    .where('deadline_alert.key', '=', key)
    .returning('deadline_alert.id')
    .executeTakeFirstOrThrow()
  return id
}

async function tell(
  parts: Parts,
  db: CompanyDatabase,
  contractId: string,
  type: string,
  payload: object,
): Promise<void> {
  await parts.events.record(db, {
    type,
    actor: null,
    objectType: 'contract',
    objectId: contractId,
    contractId,
    payload,
  })
}
