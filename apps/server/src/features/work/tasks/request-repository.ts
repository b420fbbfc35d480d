import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts } from '../../people/access/public.ts'

/** What somebody asked another person about a contract, with the task that it is now. */
export interface StoredRequest {
  id: string
  contractId: string
  title: string
  requestedBy: string
  /** Whose task it is, handed over or not. */
  personId: string
  status: 'TODO' | 'DONE' | 'TERMINATED'
}

/** Locks a request on a contract that the person sees, if they asked it or it is theirs to do; else 404. */
export async function requireRequest(
  db: CompanyDatabase,
  actor: Actor,
  requestId: string,
): Promise<StoredRequest> {
  await db
    .select('task_request')
    .where('task_request.id', '=', requestId)
    .select('task_request.id')
    .forUpdate()
    .execute()
  const request = await db
    .select('task_request')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'task_request.company_id')
        .onRef('contract.id', '=', 'task_request.contract_id'),
    )
    .innerJoin('task', (join) =>
      join
        .onRef('task.company_id', '=', 'task_request.company_id')
        .onRef('task.subject_id', '=', 'task_request.id')
        .on('task.kind', '=', 'answerRequest'),
    )
    .where('task_request.id', '=', requestId)
    .where(
      sql<boolean>`(task_request.requested_by = ${actor.personId} or task.person_id = ${actor.personId})`,
    )
    .where(visibleContracts(actor))
    .select([
      'task_request.id',
      'task_request.contract_id as contractId',
      'task_request.title',
      'task_request.requested_by as requestedBy',
      'task.person_id as personId',
      'task.status',
    ])
    .executeTakeFirst()
  if (!request) throw new Refused('NOT_FOUND', 'TASK_NOT_FOUND')
  return request
}

/** The payload of its events. */
export function aboutRequest({ id, requestedBy, personId }: StoredRequest) {
  return { requestId: id, requestedBy, personId }
}

/** Opens or closes the task of a request. */
export async function setRequestTask(
  db: CompanyDatabase,
  requestId: string,
  task: { status: StoredRequest['status']; ended_at: Date | null },
): Promise<void> {
  await db
    .update('task')
    .set({ ...task, snoozed_until: null })
    .where('task.subject_id', '=', requestId)
    .where('task.kind', '=', 'answerRequest')
    .execute()
}
