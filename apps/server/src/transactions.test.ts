import { transactionOf } from '@tacite/api/endpoint.ts'
import { afterAll, expect, test } from 'vitest'
import { startProduct } from './testing/start-product.ts'

const { product, stop } = await startProduct()
afterAll(stop)

const inTransaction = product.routes.filter(({ endpoint }) => transactionOf(endpoint) !== 'none')
const named = (routes: typeof inTransaction) =>
  routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

// A handler that opens a second one while it holds the first can deadlock with itself.
test('a handler uses the transaction that its endpoint declares, and opens no other', () => {
  const isWithout = ({ handle }: (typeof inTransaction)[number]) =>
    !/\bdb\b/.test(String(handle)) || /\binCompany/.test(String(handle))
  expect(named(inTransaction.filter(isWithout))).toEqual([])
})

// A third party's last visit to what is shared with them, or asked of them.
test('a GET in a transaction is read-only, unless viewing itself has to be recorded', () => {
  const isWriting = ({ endpoint }: (typeof inTransaction)[number]) =>
    endpoint.method === 'GET' && transactionOf(endpoint) === 'write'
  expect(named(inTransaction.filter(isWriting)).toSorted()).toEqual([
    'GET /invitations/:invitationId/contract',
    'GET /invitations/:invitationId/questions',
  ])
})
