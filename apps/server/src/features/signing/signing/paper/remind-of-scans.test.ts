import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { grantLevel } from '../../../../testing/contract-state.ts'
import { mailsOf } from '../../../../testing/mails.ts'
import { fileScan, printContract, uploadScan } from '../../../../testing/scans.ts'
import { signableContract } from '../../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../../testing/start-product.ts'
import { remindOfScans } from './remind-of-scans.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-02T09:00:00Z')
  company = await signUpCompany(product)
  contractId = await signableContract(company)
})

/** The job of each of these mornings. */
async function mornings(...days: string[]): Promise<void> {
  for (const day of days) {
    await company.comeBack(`${day}T05:20:00Z`)
    await remindOfScans(product.product.platform, company.companyId)
  }
}

async function reminders(browser: Browser = company.administrator): Promise<string[]> {
  const { body } = await browser.call('GET', '/notification?$top=50&$skip=0')
  const { value } = body as { value: { type: string; template: string }[] }
  return value.filter(({ type }) => type === 'scanAwaited').map(({ template }) => template)
}

async function toDo(browser: Browser = company.administrator): Promise<string[]> {
  const { body } = await browser.call('GET', '/tasks?skip=0')
  const { value } = body.result as { value: { kind: string; status: string }[] }
  return value.filter(({ kind }) => kind === 'fileScan').map(({ status }) => status)
}

const mailed = async () =>
  (await mailsOf(product, company)).filter(({ subject }) => subject.startsWith('Scan signé'))

test('whoever printed a contract is asked for its scan at once, and reminded once a week', async () => {
  await printContract(company.administrator, contractId)
  expect(await toDo()).toEqual(['TODO'])
  await mornings('2026-11-08')
  expect(await reminders()).toEqual([])
  await mornings('2026-11-09', '2026-11-09', '2026-11-15')
  expect(await reminders()).toEqual([expect.stringContaining('le 02/11/2026')])
  expect(await mailed()).toHaveLength(1)
  await mornings('2026-11-16')
  // It takes the place of the earlier one.
  expect([(await reminders()).length, (await mailed()).length]).toEqual([1, 2])
})

test('neither is left once the scan is filed', async () => {
  await printContract(company.administrator, contractId)
  await mornings('2026-11-09')
  const { body } = await uploadScan(company.administrator, contractId)
  expect((await fileScan(company.administrator, contractId, body._id)).status).toBe(201)
  await mornings('2026-11-16')
  expect([await reminders(), await toDo()]).toEqual([[], ['DONE']])
})

test('nor once the signature is cancelled; a new printing asks anew', async () => {
  await printContract(company.administrator, contractId)
  await mornings('2026-11-09')
  await company.administrator.call('DELETE', `/contracts3/${contractId}/signature`)
  await mornings('2026-11-16')
  expect([await reminders(), await toDo()]).toEqual([[], ['TERMINATED']])
  await printContract(company.administrator, contractId)
  await mornings('2026-11-22')
  expect([await reminders(), await toDo()]).toEqual([[], ['TODO', 'TERMINATED']])
})

test('the owner is reminded in the place of a sender who is gone', async () => {
  const ana = await company.join('contractManager', 'Ana')
  await grantLevel(product, company, { contractId, personId: ana.personId, level: 'editor' })
  await printContract(ana.browser, contractId)
  expect([await toDo(ana.browser), await toDo()]).toEqual([['TODO'], []])
  await company.administrator.call('POST', `/users/${ana.personId}/blocked`)
  await mornings('2026-11-09')
  expect([(await reminders()).length, await toDo()]).toEqual([1, ['TODO']])
})
