import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import type { ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import {
  factsOfContract,
  factsOfDay,
  todayOf,
  type FactsOfDay,
} from '../../lifecycle/deadlines/public.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { TASK_KINDS } from './task-kinds.ts'

const PAGE_SIZE = 10

/**
 * A person's own tasks and the validations of those they act for, on contracts that they see: open ones first, then
 * the newest.
 */
export async function tasksPage(
  db: CompanyDatabase,
  actor: Actor,
  { skip, title }: { skip: number; title?: string },
): Promise<{ result: { value: Task[]; count: number } }> {
  const mine = ownTasks(db, actor).$if(title !== undefined && title.trim() !== '', (query) =>
    query.where('contract.title', 'ilike', `%${title!.trim().replace(/[\\%_]/g, '\\$&')}%`),
  )
  const { count } = await mine.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await taskColumns(mine, db, await factsOfDay(db, todayOf(actor)))
    .orderBy(sql`task.status <> 'TODO'`)
    .orderBy('task.created_at', 'desc')
    .orderBy('task.id')
    .limit(PAGE_SIZE)
    .offset(skip)
    .execute()
  return { result: { value: rows.map((row) => present(row, actor)), count } }
}

export async function countOpenTasks(db: CompanyDatabase, actor: Actor): Promise<number> {
  const { count } = await ownTasks(db, actor)
    .where('task.status', '=', 'TODO')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One of this person's own tasks; undefined otherwise. */
export async function ownTask(
  db: CompanyDatabase,
  actor: Actor,
  taskId: string,
): Promise<Task | undefined> {
  const facts = await factsOfDay(db, todayOf(actor))
  const row = await taskColumns(ownTasks(db, actor), db, facts)
    .where('task.id', '=', taskId)
    .executeTakeFirst()
  return row && present(row, actor)
}

function ownTasks(db: CompanyDatabase, actor: Actor) {
  return db.tx
    .selectFrom('task')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'task.company_id')
        .onRef('contract.id', '=', 'task.contract_id'),
    )
    .innerJoin('project', (join) =>
      join
        .onRef('project.company_id', '=', 'contract.company_id')
        .onRef('project.id', '=', 'contract.project_id'),
    )
    .leftJoin('workflow_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'task.company_id')
        .onRef('step.id', '=', 'task.workflow_step_id'),
    )
    .where('task.company_id', '=', db.companyId)
    .leftJoin('person as absent', (join) =>
      join
        .onRef('absent.company_id', '=', 'task.company_id')
        .onRef('absent.id', '=', 'task.person_id')
        .on('task.person_id', '<>', actor.personId),
    )
    .where(isTaskOf(actor))
    .where(visibleContracts(actor))
}

/** A person's own tasks, and the validations asked of absent people who have named this person. */
function isTaskOf(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(task.person_id = ${actor.personId}
    or (task.kind = 'validate' and task.status = 'TODO' and task.person_id = any(${[...actor.actsFor]}::uuid[])))`
}

function taskColumns(query: ReturnType<typeof ownTasks>, db: CompanyDatabase, facts: FactsOfDay) {
  return query
    .select(
      sql<ShownStatus>`(select fact.status from ${factsOfContract(facts, db, sql`contract.id`)} as fact)`.as(
        'contract_status',
      ),
    )
    .select([
      'task.id',
      'task.kind',
      'task.status',
      'task.created_at',
      'task.contract_id',
      'task.subject_id',
      'task.person_id',
    ])
    .select(
      sql<string | null>`case when absent.id is not null then ${personName('absent')} end`.as(
        'for',
      ),
    )
    .select(['contract.title', 'project.title as project_title'])
    .select(['step.name as step_name', 'step.colour as step_colour'])
}

type Row = Awaited<ReturnType<ReturnType<typeof taskColumns>['execute']>>[number]

function present(row: Row, actor: Actor): Task {
  const t = createTranslator(actor.locale)
  const task = {
    id: row.id,
    kind: row.kind,
    contractId: row.contract_id,
    subjectId: row.subject_id,
    forPersonId: row.person_id === actor.personId ? null : row.person_id,
  }
  return {
    _id: row.id,
    status: row.status,
    stepWorkflow: {
      name: row.step_name ?? t(`tasks.kind.${row.kind}`),
      color: row.step_colour ?? '#5b6472',
    },
    workflow: { statusWorkflow18in: t(`contracts.status.${row.contract_status}`) },
    contract: { _id: row.contract_id, title: row.title },
    project: { title: row.project_title },
    for: row.for,
    createdAt: row.created_at.toISOString(),
    actions: TASK_KINDS[row.kind].actions(task, actor.locale),
  }
}
