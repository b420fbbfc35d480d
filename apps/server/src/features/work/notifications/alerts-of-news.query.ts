import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import { isAnswerable } from '@tacite/domain/deadlines/alert-answers.ts'
import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { matterOf } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { standingAnswers } from '../../lifecycle/deadlines/public.ts'
import type { NotificationParams } from './notify.ts'

/** What a notification shows of its alert. */
export interface AlertOfNews {
  _id: string
  own: { kind: AnswerKind; until: string | null } | null
  takenBy: string[]
}

/** Of a page of notifications, by the id of their alert: those that leave something to do, with what was answered. */
export async function alertsOfNews(
  db: CompanyDatabase,
  { personId }: Actor,
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
  const alerts = rows.map((row) => ({ ...row, kind: row.kind as AlertKind }))
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

export function alertIdIn(params: unknown): string | null {
  const id = (params as NotificationParams)['alertId']
  return typeof id === 'string' ? id : null
}
