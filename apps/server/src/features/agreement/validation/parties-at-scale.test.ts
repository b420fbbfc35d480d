import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { readContractContent } from '../../writing/contracts/public.ts'
import { contractUnderValidation, type UnderValidation } from './testing/under-validation.ts'

let product: TestProduct
let company: TestCompany
let ana: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  ana = await company.join('validator', 'Ana')
})

const count = (work: (db: CompanyDatabase) => Promise<unknown>) =>
  countStatements(product, company.companyId, work)

async function counterparty(name: string): Promise<string> {
  const { body } = await company.administrator.call('POST', '/administration/counterparties', {
    name,
  })
  return body._id
}

/** Renames it as its administration does, for nobody who could be asked. Returns how many statements this took. */
function rename(partyId: string, name: string): Promise<number> {
  return count(async (db) => {
    await db.update('counterparty').set({ name }).where('counterparty.id', '=', partyId).execute()
    await product.product.platform.events.record(db, {
      type: 'counterparty.changed',
      actor: null,
      objectId: partyId,
      payload: {},
      personal: { label: name },
    })
  })
}

async function contractsOf(partyId: string, contracts: number): Promise<void> {
  for (let made = 0; made < contracts; made += 1)
    await createContract(company.administrator, { counterpartyId: partyId })
}

async function contractsUnderValidation(
  partyId: string,
  contracts: number,
): Promise<UnderValidation[]> {
  const made: UnderValidation[] = []
  for (let place = 0; place < contracts; place += 1) {
    const contract = await contractUnderValidation(company, ana, `Contrat ${place}`)
    await company.administrator.call('PUT', contract.at(), { counterpartyId: partyId })
    await contract.acquire()
    made.push(contract)
  }
  return made
}

test('renaming a counterparty reads nothing of its contracts without a validation', async () => {
  const few = await counterparty('Élan')
  const many = await counterparty('Brise')
  await contractsOf(few, 1)
  await contractsOf(many, 12)
  expect(await rename(many, 'Brise marine')).toBe(await rename(few, 'Élan vital'))
})

test('renaming a counterparty only reads the content of each contract under validation, and suspends all at once', async () => {
  const few = await counterparty('Élan')
  const many = await counterparty('Brise')
  const [first] = await contractsUnderValidation(few, 1)
  const others = await contractsUnderValidation(many, 4)
  const reading = await count((db) => readContractContent(db, first!.contractId))
  const [ofOne, ofFour] = [await rename(few, 'Élan vital'), await rename(many, 'Brise marine')]
  for (const { state } of [first!, ...others]) expect(await state()).toBe('suspended')
  expect(ofFour - ofOne).toBe(3 * reading)
  const [backOfOne, backOfFour] = [await rename(few, 'Élan'), await rename(many, 'Brise')]
  for (const { state } of [first!, ...others]) expect(await state()).toBe('accepted')
  expect(backOfFour - backOfOne).toBe(3 * reading)
})
