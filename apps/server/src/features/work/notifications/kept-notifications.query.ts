import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { typesOfFamily, type NotificationType } from '@tacite/domain/notifications/news-families.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { alertsOfNews } from './alerts-of-news.query.ts'
import { decisionsOfNews } from './decisions-of-news.query.ts'
import { ownNotifications, presentNotification } from './notifications.query.ts'
import { isOutstanding } from './outstanding-asks.ts'

type Kept = typeof notificationsEndpoints.kept
type Wanted = QueryOf<Kept>

const PAGE_SIZE = 30

/**
 * A person's notifications, read or not, on contracts that they still see. The archive is what no longer waits: what
 * was read, and what asked for an act that is over.
 */
export async function keptNotifications(
  db: CompanyDatabase,
  actor: Actor,
  { before, ...wanted }: Wanted,
): Promise<ResponseOf<Kept>> {
  const rows = await matching(db, actor, wanted)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(notification.created_at, notification.id) < (
        select last.created_at, last.id from notification as last where last.company_id = ${db.companyId}
          and last.person_id = ${actor.personId} and last.id = ${before})`),
    )
    .select(['notification.id', 'notification.type', 'notification.params'])
    .select(['notification.created_at', 'notification.read_at'])
    .select(['contract.id as contract_id', 'contract.title', 'contract.reference'])
    .select(isOutstanding(actor).as('is_outstanding'))
    .select(taskToComplete(actor).as('task_id'))
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { count } = await matching(db, actor, wanted)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  const page = rows.slice(0, PAGE_SIZE)
  const shown = {
    alerts: await alertsOfNews(db, actor, page),
    decisions: await decisionsOfNews(db, actor, page),
  }
  return {
    count,
    next: rows.length > PAGE_SIZE ? page.at(-1)!.id : null,
    value: page.map((row) => ({
      ...presentNotification(actor, row, shown),
      contract:
        row.contract_id === null
          ? null
          : { title: row.title ?? '', reference: row.reference ?? '' },
      readAt: row.read_at?.toISOString() ?? null,
      isOver: !row.is_outstanding,
      taskId: row.task_id,
    })),
  }
}

function matching(
  db: CompanyDatabase,
  actor: Actor,
  { state, family, days }: Omit<Wanted, 'before'>,
) {
  const isUnread = sql<boolean>`(notification.read_at is null and ${isOutstanding(actor)})`
  const since = new Date(actor.at.getTime() - (days ?? 0) * 24 * 3_600_000)
  return ownNotifications(db, actor)
    .$if(state === 'unread', (query) => query.where(isUnread))
    .$if(state === 'archived', (query) => query.where(sql<boolean>`not ${isUnread}`))
    .$if(family !== undefined, (query) =>
      query.where(sql<boolean>`notification.type = any(${typesOfFamily(family!)}::text[])`),
    )
    .$if(days !== undefined, (query) => query.where('notification.created_at', '>=', since))
}

/** What can be ticked in one click, and unticked: nothing is decided or signed from a list of news. */
const TASK_OF_NEWS = {
  validationRefused: 'readRefusal',
  taskAssigned: 'answerRequest',
  taskReopened: 'answerRequest',
  taskDue: 'answerRequest',
  taskLate: 'answerRequest',
} as const satisfies Partial<Record<NotificationType, TaskKind>>

function taskToComplete({ companyId, personId }: Actor): RawBuilder<string | null> {
  const kinds = Object.entries(TASK_OF_NEWS).map(([type, kind]) => sql`when ${type} then ${kind}`)
  return sql<string | null>`(select task.id from task where task.company_id = ${companyId}
    and task.person_id = ${personId} and task.status = 'TODO'
    and task.kind = case notification.type ${sql.join(kinds, sql` `)} end
    and task.contract_id = notification.contract_id
    and task.subject_id::text = coalesce(notification.params ->> 'subjectId', task.subject_id::text)
    order by task.created_at desc limit 1)`
}
