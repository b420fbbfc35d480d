import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  conditionsLeftBy,
  seenToConditions,
  type SeenToCondition,
} from '../../agreement/validation/public.ts'
import { endTasks, openTasks } from './task-repository.ts'

/** Who requested a validation meets the condition of an acceptance, and its validator then says whether it is met. */
export function followConditions(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('validation.decided', async (db, decided) => {
    const ids = decided.flatMap(({ payload: { conditionId } }) => conditionId ?? [])
    if (ids.length === 0) return
    const seen = await seenToConditions(db, ids, deps.clock.now())
    await openTasks(
      deps,
      db,
      seen.map((condition) => toMeet(condition)),
    )
  })
  events.on('validation.conditionMet', async (db, met) => {
    await endTasks(deps, db, met.map(about), 'DONE')
    const seen = await seenToConditions(db, subjectsOf(met), deps.clock.now())
    await openTasks(deps, db, seen.map(toConfirm))
  })
  events.on('validation.conditionRejected', async (db, rejected) => {
    await endTasks(deps, db, rejected.map(about), 'DONE')
    const tellers = new Map(
      rejected.map(({ payload: { conditionId, metBy } }) => [conditionId, metBy]),
    )
    const seen = await seenToConditions(db, subjectsOf(rejected), deps.clock.now())
    // The answer is for whoever said that it was met, too.
    await openTasks(
      deps,
      db,
      seen.map((condition) => toMeet(condition, tellers.get(condition.conditionId))),
    )
  })
  // What a person who left had to see to passes to those who see to it now; they keep theirs, and may come back.
  events.on('person.blocked', async (db, blocked) => {
    const left = await conditionsLeftBy(
      db,
      blocked.map(({ objectId }) => objectId),
      deps.clock.now(),
    )
    await openTasks(
      deps,
      db,
      left.map((condition) =>
        condition.metBy === null ? toMeet(condition) : toConfirm(condition),
      ),
    )
  })
  events.on('person.unblocked', async (db, unblocked) =>
    endTasks(
      deps,
      db,
      await tasksOfStandIns(
        db,
        unblocked.map(({ objectId }) => objectId),
      ),
      'TERMINATED',
    ),
  )
  events.on('validation.conditionConfirmed', (db, confirmed) =>
    endTasks(deps, db, confirmed.map(about), 'DONE'),
  )
  events.on(
    [
      'validation.decisionCancelled',
      'validation.refused',
      'validation.invalidated',
      'validation.cancelled',
      'validation.requestedAgain',
    ],
    async (db, ended) =>
      endTasks(
        deps,
        db,
        await goneConditions(
          db,
          ended.map(({ contractId }) => contractId),
        ),
        'TERMINATED',
      ),
  )
  // A refusal that is taken back leaves the conditions of the acceptances beside it to be met again.
  events.on('validation.decisionCancelled', async (db, cancelled) => {
    const ids = await withoutTask(
      db,
      cancelled.map(({ objectId }) => objectId),
    )
    if (ids.length === 0) return
    const seen = await seenToConditions(db, ids, deps.clock.now())
    await openTasks(
      deps,
      db,
      seen.map((condition) =>
        condition.metBy === null ? toMeet(condition) : toConfirm(condition),
      ),
    )
  })
}

function toMeet({ contractId, conditionId, meetIds }: SeenToCondition, metBy?: string | null) {
  const kind = 'meetCondition' as const
  const personIds = [...new Set([...meetIds, ...(metBy ? [metBy] : [])])]
  return { personIds, kind, contractId, subjectId: conditionId }
}

/** Its validator has it in any case: they may come back. */
function toConfirm({ contractId, conditionId, validatorId, confirmIds }: SeenToCondition) {
  const kind = 'confirmCondition' as const
  const personIds = [...new Set([validatorId, ...confirmIds])]
  return { personIds, kind, contractId, subjectId: conditionId }
}

function subjectsOf(events: readonly { payload: { conditionId: string } }[]): string[] {
  return events.map(({ payload }) => payload.conditionId)
}

function about({ payload }: { payload: { conditionId: string } }): { subjectId: string } {
  return { subjectId: payload.conditionId }
}

/** A validator who is back confirms their conditions themselves: nobody else may. */
async function tasksOfStandIns(
  db: CompanyDatabase,
  validatorIds: readonly string[],
): Promise<{ subjectId: string; personId: string }[]> {
  const { rows } = await sql<{ subjectId: string; personId: string }>`
    select task.subject_id as "subjectId", task.person_id as "personId" from validation_decision as decision
      join validation_condition as condition on condition.company_id = decision.company_id and condition.decision_id = decision.id
      join task on task.company_id = condition.company_id and task.subject_id = condition.id
    where decision.company_id = ${db.companyId} and decision.person_id = any(${[...validatorIds]}::uuid[])
      and task.kind = 'confirmCondition' and task.status = 'TODO' and task.person_id <> decision.person_id`.execute(
    db.tx,
  )
  return rows
}

/** Those of decisions that were taken back, and of validations that are over. */
async function goneConditions(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<{ subjectId: string }[]> {
  const { rows } = await sql<{ subjectId: string }>`
    select condition.id as "subjectId" from validation_condition as condition
      join validation_decision as decision on decision.company_id = condition.company_id and decision.id = condition.decision_id
      join contract_validation_step as step on step.company_id = decision.company_id and step.id = decision.step_id
      join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
    where condition.company_id = ${db.companyId} and condition.contract_id = any(${[...contractIds]}::uuid[])
      and (decision.cancelled_at is not null or validation.state = 'refused'
        or validation.state not in (${sql.join(STANDING_STATES.map((state) => sql.lit(state)))}))`.execute(
    db.tx,
  )
  return rows
}

/** The conditions of these validations that are not confirmed, as far as nobody has a task of them. */
async function withoutTask(
  db: CompanyDatabase,
  validationIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select condition.id
    from contract_validation_step as step
      join validation_decision as decision on decision.company_id = step.company_id and decision.step_id = step.id
      join validation_condition as condition on condition.company_id = decision.company_id and condition.decision_id = decision.id
    where step.company_id = ${db.companyId} and step.validation_id = any(${[...validationIds]}::uuid[])
      and decision.cancelled_at is null and condition.confirmed_at is null
      and not exists (select from task where task.company_id = condition.company_id
        and task.subject_id = condition.id and task.status = 'TODO')`.execute(db.tx)
  return rows.map(({ id }) => id)
}
