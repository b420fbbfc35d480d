import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { alertIdIn, alertsOfNews, type AlertOfNews } from './alerts-of-news.query.ts'
import { decisionsOfNews, type DecisionOfNews } from './decisions-of-news.query.ts'
import { notificationText, type NotificationParams } from './notification-text.ts'
import { isOutstanding } from './outstanding-asks.ts'

/** Unread notifications on contracts that the person still sees, and those about none; not of acts already done. */
export async function countUnread(db: CompanyDatabase, actor: Actor): Promise<number> {
  const { count } = await unread(db, actor)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function unreadPage(
  db: CompanyDatabase,
  actor: Actor,
  { $top, $skip }: { $top: number; $skip: number },
) {
  const rows = await unread(db, actor)
    .select([
      'notification.id',
      'notification.type',
      'notification.params',
      'notification.created_at',
    ])
    .select(['contract.id as contract_id', 'contract.title', 'contract.reference'])
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit($top <= 0 ? 1000 : $top)
    .offset($skip)
    .execute()
  const shown = {
    alerts: await alertsOfNews(db, actor, rows),
    decisions: await decisionsOfNews(db, actor, rows),
  }
  return {
    count: await countUnread(db, actor),
    value: rows.map((row) => presentNotification(actor, row, shown)),
  }
}

interface StoredNotification {
  id: string
  type: string
  params: unknown
  created_at: Date
  contract_id: string | null
  title: string | null
  reference: string | null
}

/** What can be done about the notifications of a page. */
interface ShownActs {
  alerts: ReadonlyMap<string, AlertOfNews>
  decisions: ReadonlyMap<string, DecisionOfNews>
}

/** In the reader's language. */
export function presentNotification(
  actor: Pick<Actor, 'locale' | 'company' | 'at'>,
  row: StoredNotification,
  { alerts, decisions }: ShownActs,
) {
  return {
    _id: row.id,
    type: row.type,
    contractId: row.contract_id,
    exportId: idIn(row.params, 'exportId'),
    groupId: idIn(row.params, 'groupId'),
    createdAt: row.created_at.toISOString(),
    alert: alerts.get(alertIdIn(row.params) ?? '') ?? null,
    decision: decisions.get(row.id) ?? null,
    template: notificationText(actor.locale, {
      type: row.type,
      params: {
        title: row.title ?? '',
        reference: row.reference ?? '',
        ...(row.params as NotificationParams),
      },
      today: todayOf(actor),
    }),
  }
}

function unread(db: CompanyDatabase, actor: Actor) {
  return ownNotifications(db, actor)
    .where('notification.read_at', 'is', null)
    .where(isOutstanding(actor))
}

/** Those of a person on contracts that they still see, and those about none. */
export function ownNotifications(db: CompanyDatabase, actor: Actor) {
  return db.tx
    .selectFrom('notification')
    .leftJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'notification.company_id')
        .onRef('contract.id', '=', 'notification.contract_id'),
    )
    .where('notification.company_id', '=', db.companyId)
    .where('notification.person_id', '=', actor.personId)
    .where(sql<boolean>`(notification.contract_id is null or ${visibleContracts(actor)})`)
}

function idIn(params: unknown, name: 'exportId' | 'groupId'): string | null {
  const id = (params as NotificationParams)[name]
  return typeof id === 'string' ? id : null
}
