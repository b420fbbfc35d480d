import type { Refusal } from '@tacite/domain/refusal.ts'
import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

const MOST_NAMED = 20

/** The conditions of a contract's acceptances with the decision, step, validation and validator of each; the oldest first. */
export function conditionsOf(db: CompanyDatabase, contractId: string) {
  return db
    .select('validation_condition')
    .innerJoin('validation_decision as decision', (join) =>
      join
        .onRef('decision.company_id', '=', 'validation_condition.company_id')
        .onRef('decision.id', '=', 'validation_condition.decision_id')
        .on('decision.cancelled_at', 'is', null),
    )
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'decision.company_id')
        .onRef('step.id', '=', 'decision.step_id'),
    )
    .innerJoin('contract_validation as validation', (join) =>
      join
        .onRef('validation.company_id', '=', 'step.company_id')
        .onRef('validation.id', '=', 'step.validation_id'),
    )
    .innerJoin('person as validator', (join) =>
      join
        .onRef('validator.company_id', '=', 'decision.company_id')
        .onRef('validator.id', '=', 'decision.person_id'),
    )
    .where('validation_condition.contract_id', '=', contractId)
    .orderBy('validation_condition.set_at')
    .orderBy('validation_condition.id')
}

/** What keeps a contract from being sent: each condition of an acceptance that its validator has not confirmed. */
export async function openConditions(db: CompanyDatabase, contractId: string): Promise<Refusal[]> {
  const rows = await conditionsOf(db, contractId)
    .where('validation_condition.confirmed_at', 'is', null)
    .where('validation.state', 'in', STANDING_STATES)
    .select(['validation_condition.words', personName('validator').as('name')])
    .limit(MOST_NAMED)
    .execute()
  return rows.map(({ words, name }) => ({
    code: 'SIGNATURE_CONDITION_OF',
    params: { name, condition: words },
  }))
}
