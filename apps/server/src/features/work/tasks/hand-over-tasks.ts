import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { whyNotHandOver } from '@tacite/domain/tasks/hand-over.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isOfTeam, judgeTakers, type TaskToTake } from '../../people/people/public.ts'
import { notifyOfTasks } from './task-repository.ts'
import { ownOrTeamTasks } from './tasks.query.ts'

type HandOver = typeof tasksEndpoints.handOver
type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Gives open tasks, a person's own or their team's, to another one who has the rights to do them. What cannot pass
 * stays, each with its reason: neither access to a contract nor a permission is given by the way.
 */
export async function handOverTasks(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { taskIds, personId }: BodyOf<HandOver>,
): Promise<ResponseOf<HandOver>> {
  const tasks = await passableTasks(db, actor, taskIds)
  const taker = await requireTaker(db, personId, isOwnOnly(tasks) ? actor.personId : null)
  const judged = await judgeTasks(db, actor, tasks, taker)
  const passing = judged.filter(({ refusal }) => refusal === null)
  const passed = await passOn(deps, db, actor, passing, taker.id)
  const t = createTranslator(actor.locale)
  return {
    done: passing.flatMap(({ id }) => (passed.has(id) ? [id] : [])),
    refused: judged.flatMap(({ id, title, kind, refusal }) =>
      passed.has(id)
        ? []
        : [{ _id: id, title, kind: t(`tasks.kind.${kind}`), reason: t.refusal(refusal ?? MOVED) }],
    ),
  }
}

/** Ended, or given to another person, while this one was being passed on. */
const MOVED = { code: 'TASK_CHANGED_MEANWHILE' } as const satisfies Refusal

export interface PassableTask extends TaskToTake {
  title: string
  subjectId: string
  status: 'TODO' | 'DONE' | 'TERMINATED'
  personId: string
  /** Of the actor or of their team; false: they act for the person while these are absent. */
  isPassable: boolean
  isOwn: boolean
}

/** Those of these tasks that the person sees among theirs or their team's. Others do not exist for them. */
export async function passableTasks(
  db: CompanyDatabase,
  actor: Actor,
  taskIds: readonly string[],
): Promise<PassableTask[]> {
  const rows = await ownOrTeamTasks(db, actor)
    .where('task.id', '=', sql<string>`any(${[...new Set(taskIds)]}::uuid[])`)
    .select(['task.id', 'task.kind', 'task.status', 'task.person_id', 'task.contract_id'])
    .select([
      'task.subject_id',
      'contract.title',
      isOfTeam(actor, sql<string>`task.person_id`).as('is_team'),
    ])
    .orderBy('task.id')
    .execute()
  return rows.map(({ id, kind, status, title, person_id, contract_id, subject_id, is_team }) => {
    const isOwn = person_id === actor.personId
    return {
      id,
      kind,
      status,
      title,
      subjectId: subject_id,
      personId: person_id,
      contractId: contract_id,
      isOwn,
      isPassable: isOwn || is_team,
    }
  })
}

/** Whether nothing among them is another person's: then the actor is nobody to give them to. */
export function isOwnOnly(tasks: readonly PassableTask[]): boolean {
  return tasks.every(({ isOwn }) => isOwn)
}

interface Taker {
  id: string
  name: string
}

/** Another person, active and of the company; 422 at the field otherwise. */
async function requireTaker(
  db: CompanyDatabase,
  personId: string | null,
  except: string | null,
): Promise<Taker> {
  const { rows } = await sql<Taker>`select person.id, ${personName('person')} as name from person
    join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and person.id = ${personId} and person.id is distinct from ${except}
      and person.status = 'active' and role.key is distinct from 'thirdParty'`.execute(db.tx)
  const [taker] = rows
  if (!taker) throw new Refused('RULE', { code: 'REASSIGN_TO_ACTIVE', field: 'personId' })
  return taker
}

/** Why a task stays with whoever has it, whoever would take it; null: it may pass. */
export function whyItStays({ kind, status, isPassable }: PassableTask): Refusal | null {
  const code = whyNotHandOver({ kind, status, isOwn: isPassable })
  return code === null ? null : { code }
}

type JudgedTask = PassableTask & { refusal: Refusal | null }

/** Each task with what keeps it from passing to this person, who takes one of each kind and subject. */
async function judgeTasks(
  db: CompanyDatabase,
  actor: Actor,
  tasks: readonly PassableTask[],
  { id: takerId, name: person }: Taker,
): Promise<JudgedTask[]> {
  const judge = await judgeTakers(db, actor, [takerId], tasks)
  const taken = new Set<string>()
  return tasks.map((task) => {
    const refusal = whyItStays(task) ?? judge(takerId, task)
    if (refusal) return { ...task, refusal }
    const same = `${task.kind} ${task.subjectId}`
    if (taken.has(same))
      return { ...task, refusal: { code: 'TASK_TAKER_HAS_IT', params: { person } } }
    taken.add(same)
    return { ...task, refusal: null }
  })
}

/**
 * It is the other person's from now on, and to do at once: what one put off another may not.
 * @returns those that were still open, and of the person they were read for
 */
async function passOn(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  tasks: readonly JudgedTask[],
  takerId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update task set person_id = ${takerId}, handed_over_from = task.person_id, handed_over_by = ${actor.personId},
      snoozed_until = null
    from unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ personId }) => personId)}::uuid[])
      as passed (id, person_id)
    where task.company_id = ${db.companyId} and task.id = passed.id and task.person_id = passed.person_id
      and task.status = 'TODO'
    returning task.id`.execute(db.tx)
  const ids = new Set(rows.map(({ id }) => id))
  const passed = tasks.filter(({ id }) => ids.has(id))
  if (passed.length === 0) return ids
  await deps.events.recordMany(
    db,
    passed.map(({ contractId, kind, personId }) =>
      contractEvent(actor, 'contract.taskHandedOver', contractId, {
        kind,
        fromPersonId: personId,
        personId: takerId,
      }),
    ),
  )
  await notifyOfTasks(deps, db, [...new Set([takerId, ...passed.map(({ personId }) => personId)])])
  return ids
}
