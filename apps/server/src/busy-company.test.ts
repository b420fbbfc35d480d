import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockRow } from './platform/database/lock-row.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { textOf } from './testing/contract-text.ts'
import { createContract } from './testing/contracts.ts'
import { holdTransaction } from './testing/hold-transaction.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'

/** Of the eight connections for interactive requests. */
const SHARE = 5

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  // Short, because the tests wait for it.
  product = await startProduct({ patience: { shareMs: 100, lockMs: 100 } })
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

const nothing = () => Promise.resolve()
const read = () => company.administrator.call('GET', `/contracts3/${contractId}`)

/** As many transactions as the company may have open at the same time. */
async function holdShare(): Promise<(() => Promise<void>)[]> {
  return Promise.all(
    Array.from({ length: SHARE }, () => holdTransaction(product, company, nothing)),
  )
}

describe('a company that uses up its share of connections', () => {
  test('is served again once one is released, and others are served all the while', async () => {
    const stranger = await signUpCompany(product, 'Ailleurs')
    const strangers = await createContract(stranger.administrator)
    const releases = await holdShare()
    expect((await read()).status).toBe(503)
    const answer = await stranger.administrator.call('GET', `/contracts3/${strangers._id}`)
    expect(answer.status).toBe(200)
    await releases.pop()!()
    expect((await read()).status).toBe(200)
    await Promise.all(releases.map((release) => release()))
  })

  test.each(locales)('is asked to retry later, in %s', async (locale) => {
    await company.administrator.call('PUT', '/me/language', { i18n: locale })
    const releases = await holdShare()
    const { status, headers, body } = await read()
    await Promise.all(releases.map((release) => release()))
    const message = createTranslator(locale).refusal({ code: 'COMPANY_BUSY' })
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '2',
      { code: 'COMPANY_BUSY', message },
    ])
  })
})

test('a request that waits too long for a row lock is asked to retry later', async () => {
  const text = await textOf(company.administrator, contractId)
  const sectionId = (await text.read()).blocks[0].sections[0]._id
  const release = await holdTransaction(product, company, (db) =>
    lockRow(db, 'contract', contractId),
  )
  const refused = await text.save(sectionId, { text: 'un' })
  await release()
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    503,
    'TRY_AGAIN',
    '2',
  ])
  expect((await text.save(sectionId, { text: 'un' })).status).toBe(200)
})
