import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signUpCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import type { WalkSetup } from './testing/begin-walk.ts'
import { seeded } from './testing/chance.ts'
import { walkCircuit, type WalkCounts } from './testing/walk-circuit.ts'

// `npm run prove -- circuits-http` walks a thousand circuits.
const { env } = process
const CIRCUITS = Number(env['TACITE_CIRCUITS'] ?? 3)
const SEED = Number(env['TACITE_CIRCUITS_SEED'] ?? 3)
/** Sessions of a company last that long. */
const CIRCUITS_OF_A_COMPANY = 10
const LONGEST_MS = env['TACITE_CIRCUITS'] ? 14_400_000 : 120_000
vi.setConfig({ testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS })

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('no random contract is sent without the decisions that its circuit asks, on its exact content', async () => {
  const chance = seeded(SEED)
  const counts: WalkCounts = { sent: 0, refused: 0, decisions: 0, faults: [] }
  let setup: WalkSetup | null = null
  for (let number = 0; number < CIRCUITS; number += 1) {
    if (number % CIRCUITS_OF_A_COMPANY === 0) setup = await companyOfCircuits()
    await walkCircuit(setup!, chance, number, counts)
    if (number % 50 === 49) report(`${number + 1} ${summary(counts)}`)
  }
  report(`${CIRCUITS} circuits: ${summary(counts)}`)
  expect(counts.faults).toEqual([])
  // Otherwise nothing was proved.
  expect(counts.sent).toBeGreaterThan(CIRCUITS / 3)
  expect(counts.refused).toBeGreaterThan(CIRCUITS)
})

/** How far a long proof is, and what it found. */
function report(text: string): void {
  if (env['TACITE_CIRCUITS']) process.stdout.write(`${text}\n`)
}

function summary({ sent, refused, decisions, faults }: WalkCounts): string {
  return `sent ${sent} times, refused ${refused}, ${decisions} decisions, ${faults.length} faults`
}

/** A company whose workflow requires a validation, with three validators. */
async function companyOfCircuits(): Promise<WalkSetup> {
  const company = await signUpCompany(product)
  const { administrator } = company
  const people = await Promise.all(
    ['Ana', 'Bob', 'Ève'].map((name) => company.join('validator', name)),
  )
  const { body: types } = await administrator.call('GET', '/choices/contract-types?$top=2')
  const { body: workflows } = await administrator.call('GET', '/administration/workflows')
  const workflow = workflows.value[0]
  const { status } = await administrator.call('PUT', `/administration/workflows/${workflow._id}`, {
    workflowVersion: workflow.version,
    name: workflow.name,
    moves: [],
    steps: workflow.steps.map((step: Record<string, unknown>) => ({
      workflowStepId: step['_id'],
      name: step['name'],
      description: step['description'],
      color: step['color'],
      kind: step['kind'],
      isRequired: step['kind'] === 'validation',
      dueDays: null,
    })),
  })
  expect(status).toBe(200)
  const steps = await administrator.call('GET', '/administration/validation-circuit-steps')
  return {
    product,
    company,
    people,
    typeIds: [types.value[0]._id, types.value[1]._id],
    validationStepId: steps.body[0]._id,
  }
}
