import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { whyNotHandOver } from '@tacite/domain/tasks/hand-over.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { whereSeen } from '../../people/access/public.ts'
import { notifyOfTasks } from './task-repository.ts'
import { ownTasks } from './tasks.query.ts'

type HandOver = typeof tasksEndpoints.handOver
type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Gives a person's own open tasks to another one who sees their contracts. What cannot pass stays, each with its reason:
 * access to a contract is never given by the way.
 */
export async function handOverTasks(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { taskIds, personId }: BodyOf<HandOver>,
): Promise<ResponseOf<HandOver>> {
  const takerId = await requireTaker(db, actor, personId)
  const t = createTranslator(actor.locale)
  const judged = await judgeTasks(db, actor, { taskIds: [...new Set(taskIds)], takerId })
  const passing = judged.filter(({ refusal }) => refusal === null)
  await passOn(deps, db, actor, passing, takerId)
  return {
    done: passing.map(({ id }) => id),
    refused: judged.flatMap(({ id, title, refusal }) =>
      refusal === null ? [] : [{ _id: id, title, reason: t.refusal({ code: refusal }) }],
    ),
  }
}

/** Another person, active and of the company; 422 at the field otherwise. */
async function requireTaker(
  db: CompanyDatabase,
  actor: Actor,
  personId: string | null,
): Promise<string> {
  const { rows } = await sql`select from person
    join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and person.id = ${personId} and person.id <> ${actor.personId}
      and person.status = 'active' and role.key is distinct from 'thirdParty'`.execute(db.tx)
  if (personId === null || rows.length === 0)
    throw new Refused('RULE', { code: 'REASSIGN_TO_ACTIVE', field: 'personId' })
  return personId
}

interface JudgedTask {
  id: string
  title: string
  contractId: string
  kind: TaskKind
  refusal: PlainRefusalCode | null
}

/** Each task that the person sees among theirs, with what keeps it from passing. Others do not exist for them. */
async function judgeTasks(
  db: CompanyDatabase,
  actor: Actor,
  { taskIds, takerId }: { taskIds: readonly string[]; takerId: string },
): Promise<JudgedTask[]> {
  const rows = await ownTasks(db, actor)
    .where('task.id', '=', sql<string>`any(${[...taskIds]}::uuid[])`)
    .select(['task.id', 'task.kind', 'task.status', 'task.person_id', 'task.contract_id'])
    .select('contract.title')
    .select(
      sql<boolean>`exists (select from person join role on role.company_id = person.company_id and role.id = person.role_id
        where person.company_id = task.company_id and person.id = ${takerId}
          and 'contracts3:list' = any (role.permissions) and ${whereSeen(actor, sql<string>`task.contract_id`)})`.as(
        'is_seen',
      ),
    )
    .select(
      sql<boolean>`exists (select from task as other where other.company_id = task.company_id and other.person_id = ${takerId}
        and other.kind = task.kind and other.subject_id = task.subject_id and other.status = 'TODO')`.as(
        'is_taken',
      ),
    )
    .orderBy('task.id')
    .execute()
  return rows.map((row) => {
    const isOwn = row.person_id === actor.personId
    const { id, title, kind, status, contract_id: contractId } = row
    const stays = whyNotHandOver({ kind, status, isOwn })
    const taker = row.is_seen ? (row.is_taken ? 'TASK_TAKER_HAS_IT' : null) : 'TASK_TAKER_SEES_NOT'
    return { id, title, contractId, kind, refusal: stays ?? taker }
  })
}

/** It is the other person's from now on, and to do at once: what one put off another may not. */
async function passOn(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  tasks: readonly JudgedTask[],
  takerId: string,
): Promise<void> {
  if (tasks.length === 0) return
  await db
    .update('task')
    .set({
      person_id: takerId,
      handed_over_from: actor.personId,
      handed_over_by: actor.personId,
      snoozed_until: null,
    })
    .where('task.id', '=', sql<string>`any(${tasks.map(({ id }) => id)}::uuid[])`)
    .execute()
  await deps.events.recordMany(
    db,
    tasks.map(({ contractId, kind }) =>
      contractEvent(actor, 'contract.taskHandedOver', contractId, {
        kind,
        fromPersonId: actor.personId,
        personId: takerId,
      }),
    ),
  )
  await notifyOfTasks(deps, db, [actor.personId, takerId])
}
