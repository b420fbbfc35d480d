import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { announce } from '../../platform/live/live-news.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { actingDelegates } from '../delegations/public.ts'
import type { TaskKind } from './task-kinds.ts'

interface TaskSubject {
  kind: TaskKind
  contractId: string
  subjectId: string
}

/** Gives a task to each of these people; who has it open already keeps that one. */
export async function openTasks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  personIds: readonly string[],
  { kind, contractId, subjectId }: TaskSubject,
): Promise<void> {
  if (personIds.length === 0) return
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('current_step_id')
    .executeTakeFirstOrThrow()
  await db
    .insert(
      'task',
      personIds.map((personId) => ({
        id: newId(clock.now()),
        person_id: personId,
        kind,
        contract_id: contractId,
        subject_id: subjectId,
        workflow_step_id: contract.current_step_id,
        status: 'TODO' as const,
        created_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tell({ clock }, db, personIds)
}

/** Ends the open tasks about a subject: done by those who acted, of no more use for the others. */
export async function endTasks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  subjectIds: readonly string[],
  status: 'DONE' | 'TERMINATED',
  personId?: string,
): Promise<void> {
  if (subjectIds.length === 0) return
  const ended = await db
    .update('task')
    .set({ status, ended_at: clock.now() })
    .where('task.subject_id', 'in', subjectIds)
    .where('task.status', '=', 'TODO')
    .$if(personId !== undefined, (query) => query.where('task.person_id', '=', personId!))
    .returning('task.person_id')
    .execute()
  await tell({ clock }, db, [...new Set(ended.map(({ person_id }) => person_id))])
}

/** Those whose list changed: the people themselves, and who acts for them today. */
async function tell(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<void> {
  const acting = await actingDelegates(db, personIds, clock.now())
  const delegates = acting.map(({ delegateId }) => delegateId)
  await announce(db, [...new Set([...personIds, ...delegates])], { topic: 'tasks' })
}
