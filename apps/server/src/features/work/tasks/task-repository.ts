import { TASK_KINDS, type TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { actingDelegates } from '../../people/delegations/public.ts'
import { leadersOf } from '../../people/people/public.ts'

interface NewTasks {
  personIds: readonly string[]
  kind: TaskKind
  contractId: string
  subjectId: string
}

/** Gives each of these people the task; an open one is kept. */
export async function openTasks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  tasks: readonly NewTasks[],
): Promise<void> {
  const wanted = tasks.flatMap(({ personIds, ...task }) =>
    personIds.map((personId) => ({ ...task, personId })),
  )
  if (wanted.length === 0) return
  const stepIds = await currentSteps(
    db,
    wanted.map(({ contractId }) => contractId),
  )
  await db
    .insert(
      'task',
      wanted.map(({ personId, kind, contractId, subjectId }) => ({
        id: newId(clock.now()),
        person_id: personId,
        kind,
        contract_id: contractId,
        subject_id: subjectId,
        workflow_step_id: stepIds.get(contractId) ?? null,
        status: 'TODO' as const,
        created_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await notifyOfTasks(
    { clock },
    db,
    wanted.map(({ personId }) => personId),
  )
}

async function currentSteps(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select('contract')
    .where('contract.id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .select(['contract.id', 'contract.current_step_id'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.current_step_id]))
}

/** The open tasks about a subject: one person's, or everyone's. */
interface EndedTasks {
  subjectId: string
  personId?: string
}

/** Ends open tasks: done by those who acted, obsolete for the others. */
export async function endTasks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  tasks: readonly EndedTasks[],
  status: 'DONE' | 'TERMINATED',
): Promise<void> {
  if (tasks.length === 0) return
  const subjectIds = tasks.map(({ subjectId }) => subjectId)
  const personIds = tasks.map(({ personId }) => personId ?? null)
  const { rows } = await sql<{ person_id: string }>`
    update task set status = ${status}, ended_at = ${clock.now()}
    from unnest(${subjectIds}::uuid[], ${personIds}::uuid[]) as ended (subject_id, person_id)
    where task.company_id = ${db.companyId} and task.subject_id = ended.subject_id and task.status = 'TODO'
      and task.person_id = coalesce(ended.person_id, task.person_id)
    returning task.person_id`.execute(db.tx)
  await notifyOfTasks(
    { clock },
    db,
    rows.map(({ person_id }) => person_id),
  )
}

/** Ends what is still open about contracts that are put away; `kinds`: only that. */
export async function withdrawTasksOf(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
  kinds: readonly TaskKind[] = TASK_KINDS,
): Promise<void> {
  const { rows } = await sql<{ person_id: string }>`
    update task set status = 'TERMINATED', ended_at = ${clock.now()}
    where task.company_id = ${db.companyId} and task.contract_id = any(${[...contractIds]}::uuid[])
      and task.status = 'TODO' and task.kind = any(${[...kinds]}::text[])
    returning task.person_id`.execute(db.tx)
  const personIds = rows.map(({ person_id }) => person_id)
  if (personIds.length > 0) await notifyOfTasks({ clock }, db, personIds)
}

/** Those whose list changed: the people themselves, their current delegates, and whoever sees them as their team. */
export async function notifyOfTasks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<void> {
  const acting = await actingDelegates(db, personIds, clock.now())
  const delegates = acting.map(({ delegateId }) => delegateId)
  const leaders = await leadersOf(db, personIds)
  await notifyClients(db, [...new Set([...personIds, ...delegates, ...leaders])], {
    topic: 'tasks',
  })
}
