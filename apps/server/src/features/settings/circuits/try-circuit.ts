import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { circuitsEndpoints } from '@tacite/api/settings/circuit-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CircuitCondition } from '@tacite/domain/circuits/circuit-conditions.ts'
import { keepSteps } from '@tacite/domain/validation/stages.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { idsIn, judgedOn } from './circuit-facts.query.ts'
import { circuit } from './circuits.query.ts'
import { judgeSteps } from './judge-steps.ts'
import {
  asWritten,
  completeConditions,
  existing,
  namedBy,
  requireConditions,
} from './require-conditions.ts'
import { requireValidators } from './require-validators.ts'
import { verdictsFor } from './say-verdict.ts'
import { whoValidates } from './who-validates.query.ts'

type Trial = typeof circuitsEndpoints.tryOut

/** What the steps being edited would ask of a contract with these values. */
export async function tryCircuit(
  db: CompanyDatabase,
  actor: Actor,
  { circuitId, steps, contract }: BodyOf<Trial>,
): Promise<ResponseOf<Trial>> {
  const conditional = steps.map((step) => ({
    ...step,
    conditions: completeConditions(step.conditions).filter((each) => !isEmpty(each)),
  }))
  await requireKnown(db, conditional, circuitId)
  await requireTried(db, contract)
  const on = await judgedOn(
    db,
    actor.locale,
    { ...contract, fields: new Map() },
    conditional.flatMap(({ conditions }) => conditions),
  )
  const judged = judgeSteps(conditional, on)
  const asked = keepSteps(judged, ({ isAsked }) => isAsked)
  const who = await whoValidates(db, asked, actor.at)
  const say = await verdictsFor(
    db,
    actor,
    judged.flatMap((step) => step.judged),
  )
  return {
    steps: asked.map(({ name, isBesidePrevious, judged: verdicts }, place) => ({
      name,
      isBesidePrevious,
      reasons: say(verdicts),
      validators: who[place]!.people,
      unavailable: who[place]!.unavailable,
    })),
    skipped: judged
      .filter(({ isAsked }) => !isAsked)
      .map(({ name, judged: verdicts }) => ({ name, reasons: say(verdicts) })),
  }
}

/** What was not chosen yet is left out: the circuit is still being written. */
function isEmpty(condition: CircuitCondition): boolean {
  if (condition.kind === 'field') return condition.value === ''
  return condition.kind !== 'amount' && idsIn(condition).length === 0
}

/** The same people, types, folders and fields that could be saved. */
async function requireKnown(
  db: CompanyDatabase,
  steps: readonly (Omit<BodyOf<Trial>['steps'][number], 'conditions'> & {
    conditions: CircuitCondition[]
  })[],
  circuitId: string | null,
): Promise<void> {
  const before = circuitId === null ? null : await circuit(db, circuitId)
  const written = steps.map((step) => ({
    ...step,
    conditions: step.conditions.map(asWritten),
  }))
  await requireValidators(db, written, before)
  await requireConditions(db, { steps: written, typeIds: [] }, before ? namedBy(before) : new Set())
}

async function requireTried(
  db: CompanyDatabase,
  { typeId, folderIds }: BodyOf<Trial>['contract'],
): Promise<void> {
  const types = await existing(db, 'contract_type', typeId === null ? [] : [typeId])
  const folders = await existing(db, 'folder', folderIds)
  if (typeId !== null && !types.has(typeId))
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'contract.typeId' })
  if (!folderIds.every((id) => folders.has(id)))
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'contract.folderIds' })
}
