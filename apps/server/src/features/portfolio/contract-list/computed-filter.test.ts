import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
const ids: Record<string, string> = {}

beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  await field('Prix', { type: 'amount' })
  await field('Places', { type: 'number' })
  await field('Total', { type: 'amount', formula: 'prix * places' })
  await field('Taxe', { type: 'amount', formula: 'total * 20 %' })
  await field('Part', { type: 'percentage', formula: 'prix / amount_incl_tax' })
  await field('Relance', { type: 'date', formula: 'effective_date + 3 mois' })
  await field('Somme', { type: 'amount', formula: 'somme(prix)' })
  await contract('Deux', { prix: 50_00, places: 2, amount_incl_tax: 200_00 })
  await contract('Dix', { prix: 50_00, places: 10, effective_date: '2026-11-30' })
  await contract('Sans places', { prix: 50_00 })
  await repeated('Tarifs', [{ prix: 30_00 }, { prix: 45_00 }])
})
afterAll(() => product.stop())

const admin = () => company.administrator

async function field(label: string, changes: object): Promise<void> {
  const { body } = await admin().call('POST', '/administration/tagged-fields', {
    label,
    type: 'number',
    isMetadata: !('formula' in changes),
    ...changes,
  })
  ids[label] = body._id
}

async function contract(title: string, values: object): Promise<void> {
  const { _id } = await createContract(admin(), { title })
  const saved = await admin().call('PUT', `/contracts3/${_id}/fields`, { values })
  expect(saved.status).toBe(200)
}

/** One whose text repeats a price, with these rows. */
async function repeated(title: string, rows: object[]): Promise<void> {
  const { _id } = await createContract(admin(), { title })
  const text = await textOf(admin(), _id)
  const [{ _id: sectionId, title: heading, audience, version }] = (await text.read()).blocks[0]
    .sections
  const content = {
    type: 'doc',
    content: [
      {
        type: 'repeat',
        attrs: { key: 'prices', name: 'Tarifs', min: 0, max: 9 },
        content: [
          {
            type: 'paragraph',
            attrs: { align: 'left' },
            content: [{ type: 'field', attrs: { variable: 'prix' } }],
          },
        ],
      },
    ],
  }
  const form = { title: heading, audience, version, content }
  await admin().call('PUT', `${text.path}/sections/${sectionId}`, form)
  const saved = await admin().call('PUT', `/contracts3/${_id}/fields`, {
    values: { 'rows:prices': rows },
  })
  expect(saved.status).toBe(200)
}

const found = async (label: string, condition: string): Promise<string[]> => {
  const query = `taggedField.${ids[label]}=${encodeURIComponent(condition)}`
  const { body } = await admin().call('GET', `/contracts3?$top=20&${query}`)
  return body.value.map(({ title }: { title: string }) => title).toSorted()
}

test('contracts are found by what a field computes: figures, shares, days and sums of rows', async () => {
  expect(await found('Total', 'gte:100')).toEqual(['Deux', 'Dix'])
  expect(await found('Total', 'gt:100')).toEqual(['Dix'])
  expect(await found('Total', 'eq:100')).toEqual(['Deux'])
  expect(await found('Part', 'eq:25')).toEqual(['Deux'])
  expect(await found('Relance', 'eq:2027-02-28')).toEqual(['Dix'])
  expect(await found('Somme', 'eq:75')).toEqual(['Tarifs'])
})

test('what is computed from a computed field is followed', async () => {
  expect(await found('Taxe', 'range:20,99')).toEqual(['Deux'])
})

test('one without all that the formula reads has no value: only a negation finds it', async () => {
  expect(await found('Total', 'lt:1000000')).toEqual(['Deux', 'Dix'])
  expect(await found('Total', 'ne:100')).toEqual(['Dix', 'Sans places', 'Tarifs'])
})

test('contracts that have a value of it are those where it can be computed', async () => {
  const having = async (condition: string) => {
    const { body } = await admin().call('GET', `/contracts3?$top=20&taggedFields=${condition}`)
    return body.value.map(({ title }: { title: string }) => title).toSorted()
  }
  expect(await having(`eq:${ids['Total']}`)).toEqual(['Deux', 'Dix'])
  expect(await having(`eq:${ids['Total']},${ids['Prix']}`)).toEqual(['Deux', 'Dix', 'Sans places'])
  expect(await having(`ne:${ids['Total']}`)).toEqual(['Sans places', 'Tarifs'])
})

test('nobody finds the contracts of another company', async () => {
  const other = await signUpCompany(product)
  const query = `taggedField.${ids['Total']}=gte:0`
  const { status } = await other.administrator.call('GET', `/contracts3?$top=20&${query}`)
  expect(status).toBe(400)
})
