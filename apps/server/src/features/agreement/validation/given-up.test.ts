import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { contractUnderValidation, type UnderValidation } from './testing/under-validation.ts'

let product: TestProduct
let owner: Browser
let ana: Awaited<ReturnType<TestCompany['join']>>
let contract: UnderValidation
let steps: [string, string]

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  const company = await signUpCompany(product)
  owner = company.administrator
  ana = await company.join('validator', 'Ana')
  contract = await contractUnderValidation(company, ana)
  steps = await contract.request()
})

const giveUp = () => owner.call('POST', contract.at('/cancelled'))
const openTasksOf = async (browser: Browser) =>
  (await browser.call('GET', '/tasks?skip=0&status=todo')).body.result.count
const told = async (browser: Browser) =>
  (await browser.call('GET', '/notification')).body.value.filter(
    ({ type }: { type: string }) => type === 'validationAbandoned',
  )

test('ends with a contract that is given up, and those whose decision was awaited are told once', async () => {
  await contract.decide(steps[0])
  expect(await openTasksOf(ana.browser)).toBe(1)
  expect((await giveUp()).status).toBe(200)
  expect(await contract.state()).toBe('cancelled')
  expect(await openTasksOf(ana.browser)).toBe(0)
  expect(await told(ana.browser)).toMatchObject([{ contractId: contract.contractId }])
  expect(await told(owner)).toEqual([])
  const { value } = (await owner.call('GET', contract.at('/activity?$top=0'))).body
  const said = value.map(({ text }: { text: string }) => text)
  expect(said).toContainEqual(expect.stringMatching(/^La validation a pris fin/))
})

test('that was refused stays refused, and leaves no refusal to read', async () => {
  await contract.decide(steps[0], 'refused')
  expect(await openTasksOf(owner)).toBe(1)
  await giveUp()
  expect(await openTasksOf(owner)).toBe(0)
  expect(await contract.state()).toBe('refused')
})
