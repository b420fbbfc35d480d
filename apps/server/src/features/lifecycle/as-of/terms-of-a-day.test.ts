import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signedFromPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
}, 60_000)
afterAll(() => product.stop())

const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, path, body)

/** An answer whose figures are written with ordinary spaces. */
const breakable = ({ body }: { body: object }) =>
  JSON.parse(JSON.stringify(body).replaceAll(/[\u00A0\u202F]/gu, ' '))

async function asOf(contractId: string, day: string) {
  const body = breakable(await call('GET', `/contracts3/${contractId}/as-of?day=${day}`))
  const of = (name: string) => body.values.find((each: { name: string }) => each.name === name)
  return { ...body, of }
}

const history = async (contractId: string, value: string) =>
  breakable(await call('GET', `/contracts3/${contractId}/value-history?value=${value}`)).value

/** Sessions expire on the way. */
const later = (days: number) =>
  company.comeBack(new Date(product.clock.now().getTime() + days * 86_400_000).toISOString())

describe('the terms of a contract', () => {
  test('are shown as they were written on a day, and tell who wrote them', async () => {
    const { _id: id } = await createContract(company.administrator, { title: 'Rédigé' })
    await call('PUT', `/contracts3/${id}/lifecycle`, YEARLY_TERMS)
    const drafted = (await asOf(id, product.clock.now().toISOString().slice(0, 10))).day
    await later(2)
    const monthly = { ...YEARLY_TERMS, notice: { unit: 'months', count: 6 }, maxRenewals: 2 }
    await call('PUT', `/contracts3/${id}/lifecycle`, monthly)
    const { of } = await asOf(id, drafted)
    const shown = (name: string) => [of(name).text, of(name).today]
    expect(
      ['duration', 'renewalType', 'renewalDuration', 'notice', 'maxRenewals'].map(shown),
    ).toEqual([
      ['12 mois', '12 mois'],
      ['Tacite', 'Tacite'],
      ['12 mois', '12 mois'],
      ['3 mois', '6 mois'],
      ['Illimité', '2'],
    ])
    expect(of('sendingMode').text).toBe('Lettre recommandée postale')
    const [first, second] = (await history(id, 'notice')).slice(-2)
    expect(first).toMatchObject({ text: '3 mois', by: 'Anne Martin' })
    expect(second).toMatchObject({ text: '6 mois', how: 'changed', to: null })
    expect(first.to < second.from).toBe(true)
  })

  test('count from the signature, whenever it came to be known, and a corrected one stands before what is true', async () => {
    const id = await signedFromPaper(product, company)
    await later(1)
    const page = await call('GET', `/contracts3/${id}/deadlines`)
    const { performedAfterEnd: _, ...lifecycle } = page.body.lifecycle
    const { status } = await company.administrator.call(
      'PUT',
      `/contracts3/${id}/lifecycle/correction`,
      {
        reason: 'Article 4',
        signatureDate: '2025-12-15',
        lifecycle: { ...lifecycle, renewalDuration: { count: 24, unit: 'months' } },
      },
      { 'tacite-revision': String(page.body.revision) },
    )
    expect(status).toBe(200)
    const [corrected, held] = (await history(id, 'renewalDuration')).slice(-2)
    expect(corrected).toMatchObject({
      text: '12 mois',
      how: 'corrected',
      because: 'Article 4',
      by: 'Anne Martin',
    })
    expect(held).toMatchObject({ text: '24 mois', from: '2025-12-15', to: null })
    const untouched = await history(id, 'renewalType')
    expect(untouched.map(({ how }: { how: string }) => how)).not.toContain('corrected')
  })
})
