import type { NotificationType } from '@tacite/domain/notifications/news-families.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'

/** The notifications that ask for an act, and the kind of the task that is open until it is done. */
const TASK_OF_ASK = {
  validationRequested: 'validate',
  validationRequestedFor: 'validate',
  signatureRequested: 'sign',
} as const satisfies Partial<Record<NotificationType, TaskKind>>

const asks = Object.keys(TASK_OF_ASK)
const kinds = Object.values(TASK_OF_ASK)

/**
 * A notification that asks for an act stands as long as its task is open: signed, decided, cancelled or voided, it
 * leaves the panel, the count and the digest. Older rows do not name their task: any of the kind on the contract counts.
 */
export function isOutstanding({ personId, actsFor }: Reader): RawBuilder<boolean> {
  return sql<boolean>`(notification.type <> all(${asks}::text[]) or exists (
    select from task join unnest(${asks}::text[], ${kinds}::text[]) as ask (type, kind) on ask.kind = task.kind
    where ask.type = notification.type and task.company_id = notification.company_id
      and task.person_id = any(${[personId, ...actsFor]}::uuid[]) and task.status = 'TODO'
      and task.contract_id = notification.contract_id
      and (notification.params ->> 'subjectId' is null or task.subject_id = (notification.params ->> 'subjectId')::uuid)))`
}
