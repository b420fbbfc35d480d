import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import type { RichText, TableNode } from '@tacite/document/rich-text.ts'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { makeTemplate } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  await field('Local', { type: 'text' })
  await field('Loyer', { type: 'amount', required: true })
})

const admin = () => company.administrator
const field = async (label: string, changes: object) =>
  (await admin().call('POST', '/administration/tagged-fields', { label, ...changes })).body
const TABLE = 'Les locaux.\n| Local | Loyer |\n|premises| {local} | {loyer} |'
const ROWS = [
  { local: 'Bureau', loyer: 120_000 },
  { local: 'Parking', loyer: 9_050 },
]

async function write(path: string, source: string | RichText) {
  const { body } = await admin().call('GET', `${path}/document`)
  const [section] = body.blocks[0].sections
  const { title, audience, version } = section
  const content = typeof source === 'string' ? composeRichText(source) : source
  return admin().call('PUT', `${path}/sections/${section._id}`, {
    title,
    audience,
    version,
    content,
  })
}

/** A draft whose text has these words. */
async function draft(source = TABLE): Promise<string> {
  const { _id } = await createContract(admin(), { title: 'Bail' })
  const { path } = await textOf(admin(), _id)
  expect((await write(path, source)).status).toBe(200)
  return _id
}

const setRows = (contractId: string, rows: unknown, key = 'premises') =>
  admin().call('PUT', `/contracts3/${contractId}/fields`, { values: { [`rows:${key}`]: rows } })
const valuesOf = async (contractId: string) =>
  (await admin().call('GET', `/contracts3/${contractId}/document`)).body.values
async function printed(contractId: string): Promise<string> {
  const { path } = await textOf(admin(), contractId)
  const { bytes } = await admin().call('GET', `${path}/preview`)
  const { pages } = await extractPdfText(bytes)
  return pages.map(({ text }) => text.replaceAll(/\s/gu, ' ')).join(' ')
}

describe('the rows of a repeated passage', () => {
  test('are kept in their order, printed, and read by third parties', async () => {
    const contractId = await draft()
    expect(await printed(contractId)).not.toContain('Bureau')
    expect((await setRows(contractId, ROWS)).body.values).toMatchObject({ 'rows:premises': ROWS })
    expect(await valuesOf(contractId)).toMatchObject({ 'rows:premises': ROWS })
    expect(await printed(contractId)).toMatch(/Bureau 1 200,00 € Parking 90,50 €/u)
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const read = JSON.stringify((await guest.call('GET', path)).body.blocks)
    expect(read).toMatch(/Bureau.*Parking/u)
    expect(read).not.toContain('repeated_row')
    await setRows(contractId, [ROWS[1], {}, ROWS[0]])
    expect((await valuesOf(contractId))['rows:premises']).toEqual([ROWS[1], {}, ROWS[0]])
    await setRows(contractId, null)
    expect(await valuesOf(contractId)).not.toHaveProperty('rows:premises')
  })

  test('are added up by a formula, which follows them', async () => {
    await field('Loyer total', { type: 'amount', formula: 'somme(loyer)' })
    const contractId = await draft(`${TABLE}\nTotal : {loyer_total}`)
    await setRows(contractId, ROWS)
    expect(await printed(contractId)).toMatch(/Total : 1 290,50 €/u)
    await setRows(contractId, [ROWS[0], {}])
    expect(await printed(contractId)).not.toMatch(/Total : \d/u)
    await setRows(contractId, [ROWS[0]])
    expect(await printed(contractId)).toMatch(/Total : 1 200,00 €/u)
  })

  test('are refused cell by cell, and where the text repeats nothing of the kind', async () => {
    const contractId = await draft()
    const faults = async (rows: unknown, key?: string) =>
      faultOf(await setRows(contractId, rows, key))
    const place = 'values.rows:premises'
    expect(await faults([{}, { loyer: 'cher' }])).toEqual([
      422,
      `${place}.1.loyer`,
      'FIELD_VALUE_INVALID',
    ])
    expect(await faults([{ ailleurs: 'x' }])).toEqual([422, `${place}.0.ailleurs`, 'FIELD_UNKNOWN'])
    expect(await faults(Array.from({ length: 51 }, () => ({})))).toEqual([
      422,
      place,
      'ROWS_TOO_MANY',
    ])
    expect(await faults('Bureau')).toEqual([422, place, 'ROWS_UNKNOWN'])
    expect(await faults([{}], 'prices')).toEqual([422, 'values.rows:prices', 'ROWS_UNKNOWN'])
  })

  test('are part of what is validated, and lacking cells are named by their row', async () => {
    const contractId = await draft()
    await setRows(contractId, [ROWS[0], { local: 'Parking' }])
    const { body } = await admin().call('GET', `/contracts3/${contractId}/readiness`)
    expect(JSON.stringify(body)).toContain('Loyer, ligne 2')
    await setRows(contractId, ROWS)
    const after = await admin().call('GET', `/contracts3/${contractId}/readiness`)
    expect(JSON.stringify(after.body)).not.toContain('ligne')
  })

  test('go with a duplicate, and come back with a deleted contract', async () => {
    const contractId = await draft()
    await setRows(contractId, ROWS)
    const copy = await admin().call('POST', `/contracts3/${contractId}/copies`, { title: 'Copie' })
    expect(await valuesOf(copy.body._id)).toMatchObject({ 'rows:premises': ROWS })
    const { body } = await admin().call('DELETE', `/contracts3/${contractId}`)
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await valuesOf(contractId)).toMatchObject({ 'rows:premises': ROWS })
  })

  test('compute their own fields, each from its row', async () => {
    await field('TVA', { type: 'percentage' })
    await field('Loyer TTC', { type: 'amount', formula: 'loyer * (1 + tva)' })
    const contractId = await draft(`${TABLE.replace('{loyer} |', '{loyer_ttc}, {loyer} |')}\n{tva}`)
    await admin().call('PUT', `/contracts3/${contractId}/fields`, { values: { tva: 20 } })
    await setRows(contractId, ROWS)
    expect((await valuesOf(contractId))['rows:premises']).toMatchObject([
      { loyer_ttc: 144_000 },
      { loyer_ttc: 10_860 },
    ])
    expect(await printed(contractId)).toContain('1 440,00 €')
    const typed = await setRows(contractId, [{ loyer_ttc: 1 }])
    expect(await faultOf(typed)).toEqual([
      422,
      'values.rows:premises.0.loyer_ttc',
      'FIELD_COMPUTED',
    ])
  })
})

test('a contract made of a template starts with the rows of its form', async () => {
  const template = await makeTemplate(company)
  expect((await write(template.text.path, TABLE)).status).toBe(200)
  await template.publish()
  const { body } = await admin().call('GET', '/choices/templates?q=bail')
  expect(body.value[0].passages).toEqual([
    { key: 'premises', name: 'premises', min: 0, max: 50, variables: ['local', 'loyer'] },
  ])
  const form = await contractForm(admin())
  const from = { kind: 'template', templateId: template.id }
  const values = { 'rows:premises': ROWS }
  const made = await admin().call('POST', '/contracts3', { ...form, from, values })
  expect(made.status).toBe(201)
  expect(await printed(made.body._id)).toContain('Parking')
})

test('a passage within a passage, and a row that shares a cell, are not saved', async () => {
  const { _id } = await createContract(admin())
  const { path } = await textOf(admin(), _id)
  const nested = '[repeat premises Locaux]\n{local}\n[repeat prices Prix]\n{loyer}\n[end]\n[end]'
  expect(await faultOf(await write(path, nested))).toEqual([422, 'content', 'REPEAT_NESTED'])
  const joined = composeRichText('| Local |\n|premises| {local} |')
  ;(joined.content[0] as TableNode).content[0]!.content![0]!.attrs.rowspan = 2
  expect(await faultOf(await write(path, joined))).toEqual([422, 'content', 'REPEAT_ROW_MERGED'])
})
