import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../../lifecycle/deadlines/public.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const handOver = (browser: Browser, contractId: string, ownerId: string) =>
  browser.call('PUT', `/contracts3/${contractId}`, { ownerId })

test('an owner who gives a contract away can still edit it, and cannot take it back', async () => {
  const { browser, personId } = await company.join('contributor')
  const { _id } = await createContract(browser)
  await grantLevel(product, company, { contractId: _id, personId, level: 'reader' })
  const { status, body } = await handOver(browser, _id, company.administratorId)
  expect([status, body.owner._id, body.level]).toEqual([200, company.administratorId, 'editor'])
  const back = await handOver(browser, _id, personId)
  expect([back.status, back.body.code]).toEqual([403, 'LEVEL_TOO_LOW_OWNER'])
})

test('another person who names a new owner gains nothing by it', async () => {
  const { browser, personId } = await company.join('contributor')
  const other = await company.join('contributor')
  const { _id } = await createContract(browser)
  await handOver(company.administrator, _id, other.personId)
  expect((await browser.call('GET', `/contracts3/${_id}`)).status).toBe(404)
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db.select('contract_access').where('contract_id', '=', _id).selectAll().execute(),
  )
  expect([personId, rows]).toEqual([personId, []])
})

test('the decision on a deadline goes with a signed contract to its new owner', async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  const signed = await signUpCompany(product)
  const { administrator } = signed
  const { _id } = await createContract(administrator)
  await administrator.call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, signed, _id)
  await signed.comeBack('2026-09-03T06:00:00Z')
  await raiseAlerts(product.product.platform, signed.companyId)
  const next = await signed.join('contractManager', 'Paul')
  const tasksOf = async (browser: Browser) =>
    (await browser.call('GET', '/tasks')).body.result.count
  expect([await tasksOf(administrator), await tasksOf(next.browser)]).toEqual([1, 0])
  const mona = await signed.join('reader', 'Mona')
  await product.product.platform.inCompany(signed.companyId, (db) =>
    db
      .update('person')
      .set({ manager_id: mona.personId })
      .where('id', '=', next.personId)
      .execute(),
  )
  const toldOfTasks = new Set<string>()
  for (const { personId } of [next, mona])
    onTestFinished(
      product.product.platform.live.listen(signed.companyId, personId, ({ topic }) => {
        if (topic === 'tasks') toldOfTasks.add(personId)
      }),
    )
  const rita = await signed.join('reader', 'Rita')
  const refused = await handOver(administrator, _id, rita.personId)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'OWNER_MAY_NOT_TAKE'])
  expect(refused.body.errors[0].field).toBe('ownerId')
  expect(refused.body.errors[0].message.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    '« Décider de la suite » de ce contrat irait à son nouveau propriétaire, mais Rita Test n’a pas l’autorisation « Configurer les dates »',
  )
  expect(await tasksOf(administrator)).toBe(1)
  expect((await handOver(administrator, _id, next.personId)).status).toBe(200)
  expect([await tasksOf(administrator), await tasksOf(next.browser)]).toEqual([0, 1])
  // Whoever sees them as their team looks at another list, too.
  await vi.waitFor(() => expect(toldOfTasks).toEqual(new Set([next.personId, mona.personId])))
})

test('the shares that somebody read before a hand-over are outdated, not those before another change', async () => {
  const other = await company.join('contributor')
  const { _id } = await createContract(company.administrator)
  const revision = async () =>
    (await company.administrator.call('GET', `/contracts3/${_id}/shares`)).body.revision.number
  await handOver(company.administrator, _id, company.administratorId)
  expect(await revision()).toBe(0)
  await handOver(company.administrator, _id, other.personId)
  expect(await revision()).toBe(1)
})
