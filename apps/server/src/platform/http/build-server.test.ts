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

/** As nothing but the compiler would stop it. */
type Declared = { [Key in keyof Endpoint]?: Endpoint[Key] | undefined }

test.each<[string, Declared[]]>([
  ['two for one address', [{}, {}]],
  ['one contract without its act', [{ path: '/contracts3/:contractId/nothing' }]],
  ['an act without a contract', [{ act: 'read' }]],
  ['a text without what is done with it', [{ path: '/texts/:textId/nothing' }]],
  ['nobody who may call it', [{ access: undefined }]],
  ['nothing that it answers', [{ response: undefined }]],
])('the server does not start with an endpoint that declares %s', async (_, changes) => {
  const routes = changes.map((change) =>
    route({ ...PLAIN, ...change } as typeof PLAIN, () => Promise.resolve()),
  )
  await expect(buildServer(product.product.serverDeps, routes)).rejects.toThrow()
})
