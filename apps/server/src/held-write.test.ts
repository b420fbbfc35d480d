import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany } from './testing/companies.ts'
import { textOf } from './testing/contract-text.ts'
import { createContract } from './testing/contracts.ts'
import { holdTransaction } from './testing/hold-transaction.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

const PEOPLE = 9

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('a transaction that has recorded an event delays nobody, in its company or another', async () => {
  const company = await signUpCompany(product)
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => company.join('administrator')),
  )
  const saves = await Promise.all(people.map(({ browser }) => newSave(browser)))
  const { administrator: stranger } = await signUpCompany(product, 'Ailleurs')
  const strangers = await createContract(stranger)

  const release = await holdTransaction(product, company, (db) =>
    product.product.platform.events.record(db, {
      type: 'audit.exported',
      actor: null,
      objectId: db.companyId,
      payload: { events: 0, fileType: 'csv' },
    }),
  )
  // Released only when all of them have answered: a caller that waited for it would wait forever.
  const answers = await Promise.all([
    ...saves.map((save) => save()),
    stranger.call('GET', `/contracts3/${strangers._id}`),
  ])
  await release()
  expect(answers.map(({ status }) => status)).toEqual(Array(PEOPLE + 1).fill(200))
})

/** A new contract of this person, and a save of its first section, which the trail records. */
async function newSave(browser: Browser) {
  const text = await textOf(browser, (await createContract(browser))._id)
  const sectionId = (await text.read()).blocks[0].sections[0]._id
  return () => text.save(sectionId, { text: 'Les parties conviennent.' })
}
