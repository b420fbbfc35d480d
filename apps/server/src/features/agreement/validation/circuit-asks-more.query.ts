import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractValues, judgedOn, judgeSteps } from '../../settings/circuits/public.ts'
import type { SkippedStep } from './keep-to-circuit.ts'

/**
 * The type, the folders and the management fields are not part of the validated content: when they have changed since
 * the request so that a step left aside would be asked now, its decision is missing. The circuit counts as it was then.
 */
export async function circuitAsksMore(
  db: CompanyDatabase,
  contractId: string,
): Promise<Refusal | null> {
  const skipped = await skippedOfAccepted(db, contractId)
  if (skipped.length === 0) return null
  const steps = skipped.map(({ name, judged }) => ({
    name,
    conditions: judged.map(({ condition }) => condition),
  }))
  const values = await contractValues(db, contractId)
  // Only the names of what exists are needed, in no language.
  const on = await judgedOn(
    db,
    'fr',
    values,
    steps.flatMap(({ conditions }) => conditions),
  )
  const asked = judgeSteps(steps, on).filter(({ isAsked }) => isAsked)
  if (asked.length === 0) return null
  const names = asked.map(({ name }) => name).join(', ')
  return { code: 'SIGNATURE_CIRCUIT_ASKS_MORE', params: { steps: names } }
}

export async function requireCircuitHolds(db: CompanyDatabase, contractId: string): Promise<void> {
  const refusal = await circuitAsksMore(db, contractId)
  if (refusal) throw new Refused('STATE', refusal)
}

/** The steps that the acquired validation did not ask. */
async function skippedOfAccepted(
  db: CompanyDatabase,
  contractId: string,
): Promise<readonly SkippedStep[]> {
  const row = await db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', contractId)
    .where('contract_validation.state', '=', 'accepted')
    .select('contract_validation.skipped_steps')
    .executeTakeFirst()
  return (row?.skipped_steps ?? []) as SkippedStep[]
}
