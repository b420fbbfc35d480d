import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { circuitsEndpoints, CircuitRow } from '@tacite/api/settings/circuit-endpoints.ts'
import type { CircuitCondition } from '@tacite/domain/circuits/circuit-conditions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { keepSteps } from '@tacite/domain/validation/stages.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractValues, judgedOn } from './circuit-facts.query.ts'
import { circuit } from './circuits.query.ts'
import { judgeSteps, type JudgedStep } from './judge-steps.ts'
import { completeConditions } from './require-conditions.ts'
import { verdictsFor } from './say-verdict.ts'
import type { NamedValidators } from './who-validates.query.ts'

/** A step of a circuit, judged for one contract. */
export type CircuitStepOfContract = JudgedStep<
  Omit<CircuitRow['steps'][number], 'conditions'> & { conditions: CircuitCondition[] }
>

export interface CircuitOfContract {
  _id: string
  title: string
  isImposed: boolean
  steps: CircuitStepOfContract[]
}

/** What a circuit asks of a contract as it is now. */
export async function circuitOfContract(
  db: CompanyDatabase,
  locale: Locale,
  contractId: string,
  circuitId: string,
): Promise<CircuitOfContract> {
  const { _id, title, isImposed, steps } = await circuit(db, circuitId)
  const conditional = steps.map((step) => ({
    ...step,
    conditions: completeConditions(step.conditions),
  }))
  const on = await judgedOn(
    db,
    locale,
    await contractValues(db, contractId),
    conditional.flatMap(({ conditions }) => conditions),
  )
  return { _id, title, isImposed, steps: judgeSteps(conditional, on) }
}

/** The steps asked of a contract, each in its stage, and why not the others. */
export async function askedSteps(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  circuitId: string,
): Promise<ResponseOf<typeof circuitsEndpoints.askedOf>> {
  const { _id, title, isImposed, steps } = await circuitOfContract(
    db,
    actor.locale,
    contractId,
    circuitId,
  )
  const skipped = steps.filter(({ isAsked }) => !isAsked)
  const say = await verdictsFor(
    db,
    actor,
    skipped.flatMap(({ judged }) => judged),
  )
  return {
    _id,
    name: title,
    isImposed,
    steps: keepSteps(steps, ({ isAsked }) => isAsked).map(
      ({ name, rule, validators, isBesidePrevious, dueDays }) => ({
        name,
        rule,
        validators,
        isBesidePrevious,
        dueDays,
      }),
    ),
    skipped: skipped.map(({ name, judged }) => ({ name, reasons: say(judged) })),
  }
}

/**
 * The circuit for a contract, among those of its workflow: one that is imposed on its type, else that of its template,
 * else one for its type, by title.
 */
export async function proposedCircuit(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<ResponseOf<typeof circuitsEndpoints.proposed>> {
  const [ofType] = await circuitsForType(db, contractId)
  const ofTemplate = ofType?.is_imposed ? undefined : await circuitOfTemplate(db, contractId)
  const found = ofTemplate ?? ofType
  const { title } = await db
    .select('contract')
    .innerJoin('contract_type', (join) =>
      join
        .onRef('contract_type.company_id', '=', 'contract.company_id')
        .onRef('contract_type.id', '=', 'contract.contract_type_id'),
    )
    .where('contract.id', '=', contractId)
    .select('contract_type.title')
    .executeTakeFirstOrThrow()
  return {
    circuit: found ? await askedSteps(db, actor, contractId, found.id) : null,
    contractType: title,
    template: ofTemplate?.template ?? null,
  }
}

async function circuitOfTemplate(db: CompanyDatabase, contractId: string) {
  return db
    .select('contract')
    .innerJoin('template', (join) =>
      join
        .onRef('template.company_id', '=', 'contract.company_id')
        .onRef('template.id', '=', 'contract.template_id'),
    )
    .innerJoin('validation_circuit', (join) =>
      join
        .onRef('validation_circuit.company_id', '=', 'template.company_id')
        .onRef('validation_circuit.id', '=', 'template.circuit_id'),
    )
    .innerJoin('workflow_step', (join) =>
      join
        .onRef('workflow_step.company_id', '=', 'validation_circuit.company_id')
        .onRef('workflow_step.id', '=', 'validation_circuit.workflow_step_id')
        .onRef('workflow_step.workflow_id', '=', 'contract.workflow_id')
        .on('workflow_step.removed_at', 'is', null),
    )
    .where('contract.id', '=', contractId)
    .select(['validation_circuit.id', 'template.title as template'])
    .executeTakeFirst()
}

/** The circuits that are proposed for the type of a contract, and made for its workflow. */
export async function circuitsForType(db: CompanyDatabase, contractId: string) {
  return db
    .select('validation_circuit')
    .innerJoin('workflow_step', (join) =>
      join
        .onRef('workflow_step.company_id', '=', 'validation_circuit.company_id')
        .onRef('workflow_step.id', '=', 'validation_circuit.workflow_step_id')
        .on('workflow_step.removed_at', 'is', null),
    )
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'validation_circuit.company_id')
        .onRef('contract.workflow_id', '=', 'workflow_step.workflow_id'),
    )
    .innerJoin('contract_type', (join) =>
      join
        .onRef('contract_type.company_id', '=', 'contract.company_id')
        .onRef('contract_type.id', '=', 'contract.contract_type_id'),
    )
    .where('contract.id', '=', contractId)
    .where(sql<boolean>`contract.contract_type_id = any(validation_circuit.type_ids)`)
    .select(['validation_circuit.id', 'validation_circuit.title', 'validation_circuit.is_imposed'])
    .select('contract_type.title as contract_type')
    .orderBy('validation_circuit.is_imposed', 'desc')
    .orderBy(sql`lower(validation_circuit.title)`)
    .limit(100)
    .execute()
}

/** The ids of the people and groups of a step. */
export function namedIn({
  validators,
}: Pick<CircuitRow['steps'][number], 'validators'>): NamedValidators {
  const idsOf = (kind: 'person' | 'group') =>
    validators.filter((each) => each.kind === kind).map(({ _id }) => _id)
  return { validatorIds: idsOf('person'), groupIds: idsOf('group') }
}
