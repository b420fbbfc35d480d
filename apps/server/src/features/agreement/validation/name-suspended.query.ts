import { WANTS_CONDITION } from '@tacite/domain/acts/wants-validation.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { openConditions } from '../readiness/public.ts'

const SUSPENDED = 'SIGNATURE_VALIDATION_SUSPENDED'

/**
 * Sending waits for a suspended validation, or for a condition: the same refusal, naming those whose work it is. Others
 * are null.
 */
export async function namingWhom(
  db: CompanyDatabase,
  contractId: string,
  code: string | undefined,
): Promise<Refusal | null> {
  if (code === WANTS_CONDITION.open) return openCondition(db, contractId)
  if (code !== SUSPENDED) return null
  const names = await validatorsOf(db, contractId)
  return names.length === 0
    ? { code: SUSPENDED }
    : { code: 'SIGNATURE_VALIDATION_OF_SUSPENDED', params: { names: names.join(', ') } }
}

/** Rethrows a refusal, naming them. */
export async function refuseNaming(
  db: CompanyDatabase,
  contractId: string,
  error: unknown,
): Promise<never> {
  const code = error instanceof Refused ? error.refusals[0]?.code : undefined
  const named = await namingWhom(db, contractId, code)
  throw named ? new Refused('STATE', named) : error
}

/** The oldest of those that are open. */
async function openCondition(db: CompanyDatabase, contractId: string): Promise<Refusal | null> {
  const [first] = await openConditions(db, contractId)
  return first ?? null
}

/** Whoever has validated, each once, in the order in which they did. */
async function validatorsOf(db: CompanyDatabase, contractId: string): Promise<string[]> {
  const rows = await db
    .select('contract_validation')
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'contract_validation.company_id')
        .onRef('step.validation_id', '=', 'contract_validation.id'),
    )
    .innerJoin('validation_decision as decision', (join) =>
      join
        .onRef('decision.company_id', '=', 'step.company_id')
        .onRef('decision.step_id', '=', 'step.id')
        .on('decision.cancelled_at', 'is', null),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'decision.company_id')
        .onRef('person.id', '=', 'decision.person_id'),
    )
    .where('contract_validation.contract_id', '=', contractId)
    .where('contract_validation.state', '=', 'suspended')
    .select(personName('person').as('name'))
    .orderBy('decision.decided_at')
    .orderBy('decision.id')
    .limit(100)
    .execute()
  return [...new Set(rows.map(({ name }) => name))]
}
