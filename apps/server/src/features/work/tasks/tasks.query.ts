import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { PASSES_TO_DELEGATES } from '../../people/delegations/public.ts'
import { isOfTeam } from '../../people/people/public.ts'
import { isAwake } from './awake.ts'
import { dueOn, taskRows } from './task-rows.query.ts'

const PAGE_SIZE = 10

interface TaskSearch {
  skip: number
  title?: string
  status?: 'todo' | 'later' | 'done' | undefined
  kind?: TaskKind | undefined
}

/**
 * A person's own tasks and the validations of those they act for, on contracts that they see. First the open ones, by
 * due date, then by age; then the closed ones, the last one first.
 */
export async function tasksPage(
  db: CompanyDatabase,
  actor: Actor,
  { skip, title = '', status, kind }: TaskSearch,
): Promise<{ result: { value: Task[]; count: number } }> {
  const words = title.trim()
  const wanted = ownTasks(db, actor, status)
    .$if(words !== '', (query) =>
      query.where('contract.title', 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(kind !== undefined, (query) => query.where('task.kind', '=', kind!))
  const { count } = await wanted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const page = await inOrder(wanted.select('task.id'), status)
    .orderBy('task.id')
    .limit(PAGE_SIZE)
    .offset(skip)
    .execute()
  const ids = page.map(({ id }) => id)
  return { result: { value: await taskRows(db, actor, ids), count } }
}

/** What the tab, the menu and the first page of open tasks count. */
export async function countOpenTasks(db: CompanyDatabase, actor: Actor): Promise<number> {
  const { count } = await ownTasks(db, actor, 'todo')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function requireOwnTask(
  db: CompanyDatabase,
  actor: Actor,
  taskId: string,
): Promise<Task> {
  const own = await ownTasks(db, actor)
    .where('task.id', '=', taskId)
    .select('task.id')
    .executeTakeFirst()
  if (!own) throw new Refused('NOT_FOUND', 'TASK_NOT_FOUND')
  const [task] = await taskRows(db, actor, [own.id])
  return task!
}

function ownTasks(db: CompanyDatabase, actor: Actor, status?: TaskSearch['status']) {
  return visibleTasks(db, actor).where(isTaskOf(actor, status))
}

/** The same with those of the people below them. */
export function ownOrTeamTasks(db: CompanyDatabase, actor: Actor) {
  const isTeams = isOfTeam(actor, sql<string>`task.person_id`)
  return visibleTasks(db, actor).where(sql<boolean>`(${isTaskOf(actor, undefined)} or ${isTeams})`)
}

/** Tasks on contracts that the person sees, whosever they are. */
export function visibleTasks(db: CompanyDatabase, actor: Actor) {
  return db.tx
    .selectFrom('task')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'task.company_id')
        .onRef('contract.id', '=', 'task.contract_id'),
    )
    .where('task.company_id', '=', db.companyId)
    .where(visibleContracts(actor))
}

/** A person's own tasks, those put off apart, and the validations asked of absent people who have named this person: those end theirs. */
function isTaskOf({ personId, actsFor }: Actor, status: TaskSearch['status']): RawBuilder<boolean> {
  const own = sql<boolean>`task.person_id = ${personId}`
  if (status === 'done') return sql<boolean>`(${own} and task.status <> 'TODO')`
  if (status === 'later')
    return sql<boolean>`(${own} and task.status = 'TODO' and not ${isAwake()})`
  const delegated = sql<boolean>`(${PASSES_TO_DELEGATES} and task.status = 'TODO'
    and task.person_id = any(${[...actsFor]}::uuid[]))`
  if (status === undefined) return sql<boolean>`(${own} or ${delegated})`
  return sql<boolean>`(task.status = 'TODO' and ((${own} and ${isAwake()}) or ${delegated}))`
}

/** Each list by its own columns, so that the closed ones, which only grow in number, are read by their index. */
function inOrder<Query extends ReturnType<typeof ownTasks>>(
  query: Query,
  status: TaskSearch['status'],
): Query {
  const byDue = sql`case when task.status = 'TODO' then ${dueOn()} end nulls last`
  const byAge = sql`case when task.status = 'TODO' then task.created_at end`
  const closed = sql`task.ended_at desc`
  const orders = {
    todo: [byDue, sql`task.created_at`],
    later: [sql`task.snoozed_until`, sql`task.created_at`],
    done: [closed],
    all: [sql`task.status <> 'TODO'`, byDue, byAge, closed],
  }[status ?? 'all']
  return orders.reduce((ordered, order) => ordered.orderBy(order as never) as Query, query)
}
