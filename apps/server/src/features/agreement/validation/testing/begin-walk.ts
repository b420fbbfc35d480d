import type { TestCompany } from '../../../../testing/companies.ts'
import { confirming } from '../../../../testing/confirming.ts'
import { createContract, fillSections } from '../../../../testing/contracts.ts'
import type { Browser, TestProduct } from '../../../../testing/start-product.ts'
import type { Person } from './asked-validators.ts'
import { between, pick, someOf, type Chance } from './chance.ts'
import type { Witnessed, WitnessedStep } from './circuit-witness.ts'
import { amountBody, callOrThrow, stepBody } from './walk-calls.ts'

/** What every circuit of a company is walked with. */
export interface WalkSetup {
  product: TestProduct
  company: TestCompany
  people: readonly Person[]
  typeIds: readonly [string, string]
  validationStepId: string
}

export interface Walk extends WalkSetup {
  chance: Chance
  owner: Browser
  circuitId: string
  contractId: string
  witnessed: Witnessed
  /** The content of the last request: editing goes back to it often. */
  requested: Witnessed['contract'] | null
  /** What was witnessed when it was last sent. */
  sentAs: string | null
}

/** The amounts of contracts; a circuit may ask a step from the greater one on. */
export const AMOUNTS = [1_000_00, 50_000_00]

/** A random circuit, and a written contract that may follow it. */
export async function beginWalk(setup: WalkSetup, chance: Chance, number: number): Promise<Walk> {
  const { company, people, typeIds, validationStepId } = setup
  const steps = Array.from({ length: between(chance, 1, 3) }, (_, place): WitnessedStep => ({
    name: `Étape ${place + 1}`,
    rule: pick(chance, ['oneOf', 'all']),
    people: someOf(chance, people).map(({ personId }) => personId),
    fromCents: chance() < 0.3 ? AMOUNTS[1]! : null,
    typeId: chance() < 0.3 ? typeIds[1] : null,
  }))
  const isImposed = chance() < 0.4
  const owner = confirming(company.administrator)
  const contract = {
    title: 'Bail 0',
    cents: pick(chance, AMOUNTS),
    typeId: pick(chance, [...typeIds]),
  }
  const circuit = await callOrThrow(owner, 'POST', '/administration/validation-circuits', {
    title: `Circuit ${number}`,
    validationStepId,
    isImposed,
    steps: steps.map((step) => ({
      ...stepBody(step),
      isBesidePrevious: chance() < 0.4,
      conditions: conditionsOf(step),
    })),
  })
  const { _id: contractId } = await createContract(owner, {
    title: contract.title,
    typeId: contract.typeId,
  })
  await callOrThrow(owner, 'PUT', `/contracts3/${contractId}/fields`, amountBody(contract))
  await fillSections(owner, contractId)
  const witnessed = { steps, isImposed, contract, request: null }
  return {
    ...setup,
    chance,
    owner,
    circuitId: circuit._id,
    contractId,
    witnessed,
    requested: null,
    sentAs: null,
  }
}

function conditionsOf({ fromCents, typeId }: WitnessedStep): object[] {
  const conditions: object[] = []
  if (fromCents !== null)
    conditions.push({
      kind: 'amount',
      operator: 'atLeast',
      currency: 'EUR',
      amountInclTaxCents: fromCents,
    })
  if (typeId !== null) conditions.push({ kind: 'contractType', typeIds: [typeId] })
  return conditions
}
