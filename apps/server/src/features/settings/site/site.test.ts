import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct({ env: { SIGN_UP: 'closed' } })
})
afterAll(() => product.stop())

test('a visitor sees the name of the site and whether sign-up is open', async () => {
  const { status, body } = await product.browser().call('GET', '/misc/app')
  expect([status, body]).toEqual([200, { siteName: 'Tacite', signUp: 'closed', isDemo: false }])
})

test.each(['icon', 'full'])('the %s is an image that executes nothing', async (type) => {
  const { status, headers } = await product.browser().call('GET', `/misc/app/logo?type=${type}`)
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['content-security-policy']).toContain('sandbox')
})

test('another size is refused', async () => {
  expect((await product.browser().call('GET', '/misc/app/logo?type=huge')).status).toBe(400)
})
