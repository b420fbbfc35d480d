import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import { isAnswerable, lastDayOfAlert } from '@tacite/domain/deadlines/alert-answers.ts'
import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { matterOf } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms, standingAnswers, todayOf } from '../../lifecycle/deadlines/public.ts'
import type { NotificationParams } from './notification-text.ts'

/** What a notification shows of its alert. */
export interface AlertOfNews {
  _id: string
  own: { kind: AnswerKind; until: string | null } | null
  takenBy: string[]
}

/** Of a page of notifications, by the id of their alert: those that leave something to do, with what was answered. */
export async function alertsOfNews(
  db: CompanyDatabase,
  actor: Actor,
  notifications: readonly { params: unknown }[],
): Promise<ReadonlyMap<string, AlertOfNews>> {
  const ids = notifications.flatMap(({ params }) => alertIdIn(params) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deadline_alert.withdrawn_at', 'is', null)
    .select(['deadline_alert.id', 'deadline_alert.contract_id', 'kind', 'target'])
    .execute()
  const { personId } = actor
  const alerts = rows.map((row) => ({ ...row, kind: row.kind as AlertKind }))
  const passed = await passedAlerts(db, todayOf(actor), alerts)
  const answers = await standingAnswers(
    db,
    alerts.map(({ contract_id }) => contract_id),
  )
  return new Map(
    alerts.flatMap((alert) => {
      if (!isAnswerable(alert.kind)) return []
      const given = answers.filter(
        ({ contractId, matter }) => contractId === alert.contract_id && matter === matterOf(alert),
      )
      const own = given.find((answer) => answer.personId === personId)
      if (!own && passed.has(alert.id)) return []
      const shown: AlertOfNews = {
        _id: alert.id,
        own: own ? { kind: own.kind, until: own.until } : null,
        takenBy: given
          .filter((answer) => answer !== own && answer.kind === 'acknowledged')
          .map(({ name }) => name),
      }
      return [[alert.id, shown] as const]
    }),
  )
}

interface NamedAlert {
  id: string
  contract_id: string
  kind: AlertKind
  target: string
}

/** Those that nobody can act on any more: their own day has passed, and the legal limit with it. */
async function passedAlerts(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  alerts: readonly NamedAlert[],
): Promise<ReadonlySet<string>> {
  const late = alerts.filter(({ target }) => target < today.toString())
  if (late.length === 0) return new Set()
  const contracts = await readContractTerms(db, [
    ...new Set(late.map(({ contract_id }) => contract_id)),
  ])
  const passed = contracts.flatMap(({ contractId, terms }) => {
    const deadlines = computeDeadlines(terms, today)
    return late.filter(
      (alert) =>
        alert.contract_id === contractId && lastDayOfAlert(alert, deadlines) < today.toString(),
    )
  })
  return new Set(passed.map(({ id }) => id))
}

export function alertIdIn(params: unknown): string | null {
  const id = (params as NotificationParams)['alertId']
  return typeof id === 'string' ? id : null
}
