import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { taskRequestsEndpoints } from '@tacite/api/work/task-requests-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { whyNotEach } from '../../people/access/public.ts'

type ContractRequests = ResponseOf<typeof taskRequestsEndpoints.list>

/** More are found among the tasks of the people concerned. */
const MOST_SHOWN = 100

/** What people asked each other about a contract: all of it for its editors, to others what they ask or do themselves. */
export async function contractRequests(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractRequests> {
  const seesAll = level === 'editor' || level === 'owner'
  const { rows } = await sql<Row>`
    select request.id as "_id", request.title, request.note, request.due_on::text as "dueOn", task.status,
      request.requested_at as "requestedAt", request.answer, request.answered_at as "answeredAt",
      request.requested_by = ${actor.personId} as "isOwn", task.person_id = ${actor.personId} as "isForReader",
      (select ${personName('asking')} from person as asking
        where asking.company_id = request.company_id and asking.id = request.requested_by) as "requestedBy",
      (select ${personName('doing')} from person as doing
        where doing.company_id = task.company_id and doing.id = task.person_id) as "assignedTo"
    from task_request as request
    join task on task.company_id = request.company_id and task.kind = 'answerRequest' and task.subject_id = request.id
    where request.company_id = ${db.companyId} and request.contract_id = ${contractId}
      and (${seesAll} or ${actor.personId} in (request.requested_by, task.person_id))
    order by task.status <> 'TODO', request.due_on nulls last, request.requested_at desc, request.id
    limit ${MOST_SHOWN + 1}`.execute(db.tx)
  const { assignTask } = await whyNotEach(db, actor, { contractId, level }, ['assignTask'], {})
  return {
    assigning: assignTask,
    isCut: rows.length > MOST_SHOWN,
    value: rows.slice(0, MOST_SHOWN).map(({ isOwn, isForReader, ...row }) => ({
      ...row,
      requestedAt: row.requestedAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      canWithdraw: isOwn && row.status === 'TODO',
      canReopen: (isOwn || isForReader) && row.status === 'DONE',
    })),
  }
}

type Shown = ContractRequests['value'][number]
interface Row extends Omit<Shown, 'requestedAt' | 'answeredAt' | 'canWithdraw' | 'canReopen'> {
  requestedAt: Date
  answeredAt: Date | null
  isOwn: boolean
  isForReader: boolean
}
