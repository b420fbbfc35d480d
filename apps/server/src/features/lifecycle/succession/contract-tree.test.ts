import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { AMOUNT, amendmentCalls, at, writeAmendment } from '../../../testing/amendments.ts'
import { createContract } from '../../../testing/contracts.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ company, master, amendment } = await writeAmendment(product))
})

const { read, state, sign } = amendmentCalls(() => ({
  product,
  company,
  master,
  amendment,
}))

describe('what hangs under a contract', () => {
  const order = async (title: string, cents: number | null, parentId = master): Promise<string> => {
    const { _id } = await createContract(company.administrator, { title, parentId })
    if (cents !== null)
      await company.administrator.call('PUT', at(_id, 'fields'), {
        values: { amount_incl_tax: cents },
      })
    return _id
  }
  const tree = (browser: Browser = company.administrator) =>
    read(master, 'succession/tree', browser)

  test('adds up the signed contracts with an amount, each currency apart', async () => {
    await state([AMOUNT])
    await company.administrator.call('PUT', at(amendment, 'fields'), {
      values: { amount_incl_tax: 52_000_00 },
    })
    await sign()
    const first = await order('Commande 1', 10_000_00)
    const below = await order('Commande 1 bis', 2_500_00, first)
    const dollars = await order('Commande 2', 700_00)
    await inDatabase(product, `update contract set currency = 'USD' where id = $1`, [dollars])
    await order('Commande 3', 90_000_00)
    for (const id of [first, below, dollars]) await sign(id, '2026-05-04')
    expect(await tree()).toMatchObject({
      amountInclTaxCents: 52_000_00,
      currency: 'EUR',
      count: 5,
      totals: [
        { currency: 'EUR', amountInclTaxCents: 12_500_00, count: 2 },
        { currency: 'USD', amountInclTaxCents: 700_00, count: 1 },
      ],
    })
    const { value } = await tree()
    expect(
      value.map(({ title, parentId, setsAmount }: Record<string, unknown>) => [
        title,
        parentId === first,
        setsAmount,
      ]),
    ).toEqual([
      ['Avenant', false, true],
      ['Commande 1', false, false],
      ['Commande 1 bis', true, false],
      ['Commande 2', false, false],
      ['Commande 3', false, false],
    ])
  })

  test('counts nothing that a reader does not see, nor what hangs under it', async () => {
    const hidden = await order('Commande confidentielle', 10_000_00)
    const under = await order('Sous-commande', 2_500_00, hidden)
    const seen = await order('Commande', 300_00)
    for (const id of [hidden, under, seen]) await sign(id, '2026-05-04')
    const { browser, personId } = await company.join('contributor')
    for (const contractId of [master, under, seen])
      await grantLevel(product, company, { contractId, personId, level: 'reader' })
    const shown = await tree(browser)
    expect(shown).toMatchObject({ count: 1, totals: [{ amountInclTaxCents: 300_00, count: 1 }] })
    expect(shown.value.map(({ title }: { title: string }) => title)).toEqual(['Commande'])
  })

  test('says beforehand what attaching a signed contract adds, and that it moves no deadline', async () => {
    const under = await order('Commande 1', 10_000_00)
    const { _id: signed } = await createContract(company.administrator, { title: 'Avenant papier' })
    await company.administrator.call('PUT', at(signed, 'fields'), {
      values: { amount_incl_tax: 2_500_00 },
    })
    for (const id of [under, signed]) await sign(id, '2026-05-04')
    const before = await read(master, 'deadlines')
    const attach = (parentId: string) =>
      company.administrator.call('POST', at(signed, 'succession/attached'), { parentId })
    expect((await attach(master)).body).toMatchObject({
      master: { _id: master },
      endDate: before.endDate,
      prudentLimit: before.prudentLimit,
      takesEffectOn: '2026-05-04',
      below: { before: 2, after: 3 },
      totals: [{ currency: 'EUR', before: 10_000_00, after: 12_500_00 }],
    })
    expect((await tree()).count).toBe(2)
    await company.administrator.call('PUT', `/contracts3/${signed}`, { parentId: master })
    expect(await tree()).toMatchObject({ count: 3, totals: [{ amountInclTaxCents: 12_500_00 }] })
    expect((await read(master, 'deadlines')).endDate).toBe(before.endDate)
    // Below it already, or above it: neither is attached twice, nor to what hangs under it.
    expect((await attach(master)).body).toMatchObject({
      below: { before: 3, after: 3 },
      totals: [],
    })
    const circle = await company.administrator.call('POST', at(master, 'succession/attached'), {
      parentId: signed,
    })
    expect([circle.status, circle.body.errors?.[0]?.code ?? circle.body.code]).toEqual([
      422,
      'PARENT_CIRCLE',
    ])
  })
})
