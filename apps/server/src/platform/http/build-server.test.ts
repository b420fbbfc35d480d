import { endpoint, type Endpoint } from '@tacite/api/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'
import { buildServer } from './build-server.ts'
import { route } from './route.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct({ empty: true })
})
afterAll(() => product.stop())

const PLAIN = endpoint({
  method: 'GET',
  path: '/nothing',
  access: 'signedIn',
  summary: 'Nothing.',
  response: null,
})

test.each<[string, Partial<Endpoint>[]]>([
  ['two for one address', [{}, {}]],
  ['one contract without its act', [{ path: '/contracts3/:contractId/nothing' }]],
  ['an act without a contract', [{ act: 'read' }]],
  ['a text without what is done with it', [{ path: '/texts/:textId/nothing' }]],
  ['nobody who may call it', [{ access: undefined as never }]],
  ['nothing that it answers', [{ response: undefined as never }]],
])('the server does not start with an endpoint that declares %s', async (_, changes) => {
  const routes = changes.map((change) =>
    route({ ...PLAIN, ...change } as typeof PLAIN, () => Promise.resolve()),
  )
  await expect(buildServer(product.product.serverDeps, routes)).rejects.toThrow()
})
