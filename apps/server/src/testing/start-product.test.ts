import { expect, test } from 'vitest'
import { signUpCompany } from './companies.ts'
import { CLOCK_START } from './fake-clock.ts'
import { startProduct } from './start-product.ts'

test('the next file finds the product as after its start, and other companies', async () => {
  const first = await startProduct()
  const company = await signUpCompany(first)
  first.clock.advance(60_000)
  const signIn = { username: 'nobody@acme.test', password: 'wrong' }
  expect((await first.browser().call('POST', '/auth/signin', signIn)).status).toBe(401)
  first.product.platform.log.warn('a line of the first file', {})
  await first.stop()

  const second = await startProduct()
  expect(second.product).toBe(first.product)
  expect([second.clock.now(), second.logged]).toEqual([CLOCK_START, []])
  expect(await second.preAuth.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  expect((await signUpCompany(second)).companyId).not.toBe(company.companyId)
  await second.stop()
})

test('a product in use is not lent again, and one with options never', async () => {
  const first = await startProduct()
  const others = [await startProduct(), await startProduct({ alone: true })]
  const products = [first, ...others].map(({ product }) => product)
  expect(new Set(products).size).toBe(3)
  await Promise.all([first, ...others].map(({ stop }) => stop()))
})
