import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { judgeTakers, type TaskToTake } from './judge-takers.ts'
import type { TaskMove } from './move-open-tasks.ts'

type Stays = ResponseOf<(typeof peopleEndpoints)['reassign']>['stays']

/** More are counted, and found on the contracts. */
const MOST_LISTED = 100
/** Nobody has more to do. */
const ALL = 50_000

/** A signature passes to nobody, nor does judging the condition of one's own acceptance. Validations pass with the place among the validators, before the others are judged. */
const STAYS_BY_KIND: Partial<Record<TaskKind, PlainRefusalCode>> = {
  sign: 'TASK_STAYS_SIGNATURE',
  validate: 'TASK_STAYS_STEP',
  confirmCondition: 'TASK_STAYS_CONFIRMING',
}

/** The open tasks of a person, each with what keeps it from passing to the other one. */
export async function judgeOpenTasks(
  db: CompanyDatabase,
  actor: Actor,
  { from, to }: TaskMove,
  limit?: number,
): Promise<(OpenTask & { refusal: Refusal | null })[]> {
  const tasks = await openTasksOf(db, from, limit)
  const judge = await judgeTakers(db, actor, [to], tasks)
  return tasks.map((task) => {
    const code = STAYS_BY_KIND[task.kind]
    return { ...task, refusal: code ? { code } : judge(to, task) }
  })
}

/** What is left after a move, and why. */
export async function tasksThatStay(
  db: CompanyDatabase,
  actor: Actor,
  move: TaskMove,
): Promise<Stays> {
  const t = createTranslator(actor.locale)
  const tasks = await judgeOpenTasks(db, actor, move, MOST_LISTED)
  return tasks.flatMap(({ id, title, kind, refusal }) =>
    refusal === null
      ? []
      : [{ _id: id, title, kind: t(`tasks.kind.${kind}`), reason: t.refusal(refusal) }],
  )
}

interface OpenTask extends TaskToTake {
  title: string
}

async function openTasksOf(
  db: CompanyDatabase,
  personId: string,
  limit = ALL,
): Promise<OpenTask[]> {
  const rows = await db
    .select('task')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'task.company_id')
        .onRef('contract.id', '=', 'task.contract_id'),
    )
    .where('task.person_id', '=', personId)
    .where('task.status', '=', 'TODO')
    .select(['task.id', 'task.kind', 'task.contract_id as contractId', 'contract.title'])
    .orderBy('task.created_at')
    .orderBy('task.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, personId }))
}
