import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endTasks, openTasks } from './task-repository.ts'

/** Who requested a validation meets the condition of an acceptance, and its validator then says whether it is met. */
export function followConditions(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('validation.decided', (db, decided) =>
    openTasks(
      deps,
      db,
      decided.flatMap(({ contractId, payload: { conditionId, requestedBy } }) =>
        conditionId ? [toMeet(contractId, conditionId, requestedBy)] : [],
      ),
    ),
  )
  events.on('validation.conditionMet', async (db, met) => {
    await endTasks(deps, db, met.map(about), 'DONE')
    await openTasks(
      deps,
      db,
      met.map(({ contractId, payload: { conditionId, validatorId } }) =>
        toConfirm(contractId, conditionId, validatorId),
      ),
    )
  })
  events.on('validation.conditionRejected', async (db, rejected) => {
    await endTasks(deps, db, rejected.map(about), 'DONE')
    await openTasks(
      deps,
      db,
      rejected.map(({ contractId, payload: { conditionId, requestedBy, metBy } }) =>
        toMeet(contractId, conditionId, requestedBy, metBy),
      ),
    )
  })
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
  events.on('validation.decisionCancelled', async (db, cancelled) =>
    openTasks(
      deps,
      db,
      await standingConditions(
        db,
        cancelled.map(({ objectId }) => objectId),
      ),
    ),
  )
}

/** Whoever requested the validation; and who said that it was met, since the answer is for them, too. */
function toMeet(
  contractId: string,
  conditionId: string,
  requestedBy: string,
  metBy: string | null = null,
) {
  const kind = 'meetCondition' as const
  const personIds = [...new Set([requestedBy, ...(metBy ? [metBy] : [])])]
  return { personIds, kind, contractId, subjectId: conditionId }
}

function toConfirm(contractId: string, conditionId: string, validatorId: string) {
  const kind = 'confirmCondition' as const
  return { personIds: [validatorId], kind, contractId, subjectId: conditionId }
}

function about({ payload }: { payload: { conditionId: string } }): { subjectId: string } {
  return { subjectId: payload.conditionId }
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

/** The tasks of conditions that count and are not confirmed, as far as nobody has one. */
async function standingConditions(db: CompanyDatabase, validationIds: readonly string[]) {
  const { rows } = await sql<{
    id: string
    contract_id: string
    requested_by: string
    validator_id: string
    is_met: boolean
  }>`
    select condition.id, condition.contract_id, validation.requested_by, decision.person_id as validator_id,
      condition.met_at is not null as is_met
    from contract_validation as validation
      join contract_validation_step as step on step.company_id = validation.company_id and step.validation_id = validation.id
      join validation_decision as decision on decision.company_id = step.company_id and decision.step_id = step.id
      join validation_condition as condition on condition.company_id = decision.company_id and condition.decision_id = decision.id
    where validation.company_id = ${db.companyId} and validation.id = any(${[...validationIds]}::uuid[])
      and decision.cancelled_at is null and condition.confirmed_at is null
      and not exists (select from task where task.company_id = condition.company_id
        and task.subject_id = condition.id and task.status = 'TODO')`.execute(db.tx)
  return rows.map(({ id, contract_id, requested_by, validator_id, is_met }) =>
    is_met ? toConfirm(contract_id, id, validator_id) : toMeet(contract_id, id, requested_by),
  )
}
