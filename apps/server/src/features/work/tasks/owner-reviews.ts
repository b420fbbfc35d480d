import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { peopleHolding } from '../../people/roles/public.ts'
import { notifyOfTasks } from './task-repository.ts'

type Deps = Pick<Platform, 'clock'>

/** Rows of one statement: each has its id as a parameter. */
const AT_ONCE = 5_000

/**
 * Asks whoever may open every contract to find an owner for those of these people. Archived contracts need none; those
 * that are reassigned with the block are asked for only until the reassignment.
 */
export async function askToReviewOwners(
  { clock }: Deps,
  db: CompanyDatabase,
  ownerIds: readonly string[],
): Promise<void> {
  const reviewers = await peopleHolding(db, ['contracts3:all']).select('person.id').execute()
  const contracts = await db
    .select('contract')
    .where('contract.owner_id', '=', sql<string>`any(${[...ownerIds]}::uuid[])`)
    .where('contract.archived_at', 'is', null)
    .select(['contract.id', 'contract.current_step_id'])
    .orderBy('contract.id')
    .execute()
  const now = clock.now()
  const rows = reviewers.flatMap(({ id: personId }) =>
    contracts.map((contract) => ({
      id: newId(now),
      person_id: personId,
      kind: 'reviewOwner' as const,
      contract_id: contract.id,
      subject_id: contract.id,
      workflow_step_id: contract.current_step_id,
      status: 'TODO' as const,
      created_at: now,
    })),
  )
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await db
      .insert('task', rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (rows.length > 0)
    await notifyOfTasks(
      { clock },
      db,
      reviewers.map(({ id }) => id),
    )
}

/** Their owner is back: nothing is left to find. */
export async function endOwnerReviews(
  { clock }: Deps,
  db: CompanyDatabase,
  ownerIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ person_id: string }>`
    update task set status = 'TERMINATED', ended_at = ${clock.now()} from contract
    where task.company_id = ${db.companyId} and task.kind = 'reviewOwner' and task.status = 'TODO'
      and contract.company_id = task.company_id and contract.id = task.subject_id
      and contract.owner_id = any(${[...ownerIds]}::uuid[])
    returning task.person_id`.execute(db.tx)
  if (rows.length > 0)
    await notifyOfTasks(
      { clock },
      db,
      rows.map(({ person_id }) => person_id),
    )
}
