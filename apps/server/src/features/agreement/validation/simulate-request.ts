import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  validationEndpoints,
  ValidationSimulation,
} from '@tacite/api/agreement/validation-endpoints.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { verdictsFor } from '../../settings/circuits/public.ts'
import { requireKnownValidators } from './insert-step.ts'
import { requireCircuit } from './request-validation.ts'
import { checkAgainstCircuit, confirmationOfDepartures, whyImposed } from './keep-to-circuit.ts'

/** Who would have to validate, and why, if these steps were requested now. */
export async function simulateRequest(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  body: BodyOf<typeof validationEndpoints.simulate>,
): Promise<ValidationSimulation> {
  await requireCircuit(db, body.circuitId)
  await requireKnownValidators(db, body.steps)
  const check = await checkAgainstCircuit(db, actor, contractId, body)
  const { circuit, who, skipped, departures } = check
  const judgedOf = (name: string) =>
    circuit?.steps.find((step) => step.isAsked && step.name === name)?.judged ?? []
  const say = await verdictsFor(db, actor, [
    ...(circuit?.steps.flatMap(({ judged }) => judged) ?? []),
    ...skipped.flatMap(({ judged }) => judged),
  ])
  return {
    steps: body.steps.map(({ name, isBesidePrevious }, place) => ({
      name,
      isBesidePrevious: isBesidePrevious && place > 0,
      reasons: say(judgedOf(name)),
      validators: who[place]!.people,
      unavailable: who[place]!.unavailable,
    })),
    skipped: skipped.map(({ name, judged }) => ({ name, reasons: say(judged) })),
    departures: departures.map((each) => ({ ...each, names: [...each.names] })),
    imposed: reasonOf(actor, await whyImposed(db, check, actor.locale)),
    confirmation: confirmationOfDepartures(departures),
  }
}
