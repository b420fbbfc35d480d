import { isStepAsked, type Verdict } from '@tacite/domain/circuits/circuit-conditions.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  contractValues,
  judgedOn,
  judgeSteps,
  type JudgedCondition,
} from '../../settings/circuits/public.ts'
import { otherImposed, skippedIn } from './keep-to-circuit.ts'

/**
 * The type, the folders and the management fields are not part of the validated content: they may have changed since the
 * request. A circuit that is imposed on the type of now must be the one that was asked, also where no validation is
 * needed otherwise. A step left aside that would be asked now is missing; the steps count as they were then.
 */
export async function circuitAsksMore(
  db: CompanyDatabase,
  contractId: string,
): Promise<Refusal | null> {
  const accepted = await acceptedValidation(db, contractId)
  const imposed = await otherImposed(db, contractId, accepted?.circuit_id ?? null)
  if (imposed) return imposed
  const skipped = accepted ? skippedIn(accepted) : []
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
  const asked = judgeSteps(steps, on).filter(({ judged }, place) => {
    const kept = skipped[place]!.judged
    return isStepAsked(judged.map(({ verdict }, which) => sinceRequest(verdict, kept[which]!)))
  })
  if (asked.length === 0) return null
  const names = asked.map(({ name }) => name).join(', ')
  return { code: 'SIGNATURE_CIRCUIT_ASKS_MORE', params: { steps: names } }
}

export async function requireCircuitHolds(db: CompanyDatabase, contractId: string): Promise<void> {
  const refusal = await circuitAsksMore(db, contractId)
  if (refusal) throw new Refused('STATE', refusal)
}

/** What was deleted since cannot be judged, and is no change of the contract: the verdict of the request stays. */
function sinceRequest(now: Verdict, { verdict: then }: JudgedCondition): Verdict {
  return now === 'gone' ? then : now
}

function acceptedValidation(db: CompanyDatabase, contractId: string) {
  return db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', contractId)
    .where('contract_validation.state', '=', 'accepted')
    .select(['contract_validation.circuit_id', 'contract_validation.skipped_steps'])
    .executeTakeFirst()
}
