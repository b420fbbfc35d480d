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
      met.map(({ contractId, payload: { conditionId, validatorId } }) => ({
        personIds: [validatorId],
        kind: 'confirmCondition',
        contractId,
        subjectId: conditionId,
      })),
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
