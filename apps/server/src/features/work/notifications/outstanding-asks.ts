import type { NotificationType } from '@tacite/domain/notifications/news-families.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'

/** The notifications that ask for an act, and the kind of the task that is open until it is done. */
const TASK_OF_ASK = {
  validationRequested: 'validate',
  validationRequestedFor: 'validate',
  validationReminder: 'validate',
  validationReminderFor: 'validate',
  validationDue: 'validate',
  validationDueFor: 'validate',
  validationDueMoved: 'validate',
  validationDueMovedFor: 'validate',
  conditionSet: 'meetCondition',
  conditionRejected: 'meetCondition',
  conditionMet: 'confirmCondition',
  conditionMetFor: 'confirmCondition',
  signatureRequested: 'sign',
  letterToSign: 'signLetter',
  scanAwaited: 'fileScan',
  stepDue: 'completeStep',
  stepLate: 'completeStep',
  taskAssigned: 'answerRequest',
  taskDue: 'answerRequest',
  taskLate: 'answerRequest',
} as const satisfies Partial<Record<NotificationType, TaskKind>>

/** Those that ask a delegate for the act of an absent person. */
const ASKS_OF_DELEGATES: NotificationType[] = [
  'validationRequestedFor',
  'validationReminderFor',
  'validationDueFor',
  'validationDueMovedFor',
]

const asks = Object.keys(TASK_OF_ASK)

/**
 * A notification that asks for an act stands as long as its task is open: signed, decided, cancelled or voided, it
 * leaves the panel, the count and the digest. Older rows do not name their task: any of the kind on the contract counts.
 *
 * The open tasks are read once, not for each notification: of those there may be thousands.
 */
export function isOutstanding({ companyId, personId, actsFor }: Reader): RawBuilder<boolean> {
  const open = sql`from task where task.company_id = ${companyId} and task.status = 'TODO'
    and task.person_id = any(${[personId, ...actsFor]}::uuid[])`
  const isDelegated = sql`notification.type = any(${ASKS_OF_DELEGATES}::text[])`
  const isOfAbsent = sql`task.person_id <> ${personId}`
  return sql<boolean>`(notification.type <> all(${asks}::text[]) or case
    when notification.params ? 'subjectId'
    then (notification.params ->> 'subjectId', ${isDelegated}) in (select task.subject_id::text, ${isOfAbsent} ${open})
    else (notification.contract_id, ${kindOfAsk()}, ${isDelegated}) in (select task.contract_id, task.kind, ${isOfAbsent} ${open})
    end)`
}

function kindOfAsk(): RawBuilder<string> {
  const cases = Object.entries(TASK_OF_ASK).map(([type, kind]) => sql`when ${type} then ${kind}`)
  return sql<string>`case notification.type ${sql.join(cases, sql` `)} end`
}
