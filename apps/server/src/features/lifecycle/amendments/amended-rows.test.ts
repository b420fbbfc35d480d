import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amendmentCalls, at, createSupplier } from '../../../testing/amendments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string
let totalId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  await field('Local', { type: 'text' })
  await field('Loyer', { type: 'amount', required: true })
  await field('TVA', { type: 'percentage' })
  await field('Loyer TTC', { type: 'amount', formula: 'loyer * (1 + tva)' })
  totalId = await field('Loyer total', { type: 'amount', formula: 'somme(loyer)' })
  master = await signedLease()
  amendment = await newAmendment()
})

const { newAmendment, read, state, correct, sign } = amendmentCalls(() => ({
  product,
  company,
  master,
  amendment,
}))
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, path, body)
const field = async (label: string, changes: object): Promise<string> =>
  (await call('POST', '/administration/tagged-fields', { label, ...changes })).body._id

const TEXT =
  '| Local | Loyer |\n|premises| {local} | {loyer}, {loyer_ttc} |\nTotal : {loyer_total}, TVA {tva}'
const office = { local: 'Bureau', loyer: 120_000 }
const parking = { local: 'Parking', loyer: 9_050 }
const cellar = { local: 'Cave', loyer: 3_000 }
const FIELD = 'values.rows:premises'
const rows = (...value: object[]) => ({ field: 'value', variable: 'rows:premises', value })
/** With what is computed of each. */
const inclVat = (...stated: { local: string; loyer: number }[]) =>
  stated.map((row) => ({ ...row, loyer_ttc: Math.round(row.loyer * 1.2) }))

/** A signed lease of an office and a parking. */
async function signedLease(): Promise<string> {
  const counterpartyId = await createSupplier(company, 'Foncière')
  const { _id } = await createContract(company.administrator, { title: 'Bail', counterpartyId })
  const { path } = await textOf(company.administrator, _id)
  const { body } = await call('GET', `${path}/document`)
  const [{ _id: sectionId, title, audience, version }] = body.blocks[0].sections
  const content = composeRichText(TEXT)
  await call('PUT', `${path}/sections/${sectionId}`, { title, audience, version, content })
  await call('PUT', at(_id, 'lifecycle'), YEARLY_TERMS)
  const values = { 'rows:premises': [office, parking], tva: 20 }
  expect((await call('PUT', at(_id, 'fields'), { values })).status).toBe(200)
  await signOnPaper(product, company, _id)
  return _id
}

const amendedOn = async (id = master) => {
  const { amended } = await read(id)
  return amended.map(({ field: name, after, from }: Record<string, unknown>) => [name, after, from])
}
const filtered = async (condition: string, asOf = '') => {
  const { body } = await call(
    'GET',
    `/contracts3?payloadType=contracts&isListContracts=true&$top=20&taggedField.${totalId}=${encodeURIComponent(condition)}${asOf}`,
  )
  return body.value.map(({ _id }: { _id: string }) => _id)
}

describe('the rows that an amendment replaces', () => {
  test('are stated beside those in force, with what their controls need', async () => {
    const { inForce } = await read(amendment, 'amended-terms')
    expect(inForce.rows).toEqual([
      {
        field: FIELD,
        passage: {
          key: 'premises',
          name: 'premises',
          min: 0,
          max: 50,
          variables: ['local', 'loyer', 'loyer_ttc'],
        },
        value: [office, parking],
      },
    ])
    expect(inForce.rowFields.map(({ variable }: { variable: string }) => variable)).toEqual([
      'local',
      'loyer',
      'loyer_ttc',
    ])
    const { status, body } = await state([rows(office, { ...cellar, local: 'Cave' })])
    expect(status).toBe(200)
    expect(body.changes).toMatchObject([
      {
        field: FIELD,
        label: 'premises',
        type: null,
        columns: [
          { variable: 'local', label: 'Local', type: 'text' },
          { variable: 'loyer', label: 'Loyer', type: 'amount' },
          { variable: 'loyer_ttc', type: 'amount' },
        ],
        before: [office, parking],
        after: [office, cellar],
      },
    ])
    // Nothing changes before the signature.
    expect(await amendedOn()).toEqual([])
  })

  test('are in force from its day, with the cells and the sums computed from them', async () => {
    await state([rows(office, parking, cellar)], '2026-07-01')
    await sign()
    expect(await amendedOn()).toEqual([
      [FIELD, inclVat(office, parking, cellar), '2026-07-01'],
      ['values.loyer_total', 132_050, '2026-07-01'],
    ])
    const { amended } = await read(master)
    expect(amended).toMatchObject([
      { label: 'premises', before: inclVat(office, parking), isInForce: false },
      { label: 'Loyer total', type: 'amount', before: 129_050, columns: null },
    ])
    await company.comeBack('2026-07-01T09:00:00Z')
    expect((await read(master)).amended[0].isInForce).toBe(true)
    // What the contract itself says stays.
    const { values } = await read(master, 'document')
    expect(values).toMatchObject({ 'rows:premises': [office, parking], loyer_total: 129_050 })
  })

  test('may be changed, moved, and all taken away', async () => {
    await state([rows()])
    await sign()
    expect(await amendedOn()).toEqual([
      [FIELD, [], '2026-05-04'],
      ['values.loyer_total', 0, '2026-05-04'],
    ])
  })

  test('are refused where the text does not repeat them, or as rows of a contract are', async () => {
    const fault = async (patch: object) => faultOf(await state([patch]))
    const elsewhere = { ...rows(office), variable: 'rows:ailleurs' }
    expect(await fault(elsewhere)).toEqual([422, 'values.rows:ailleurs', 'AMENDMENT_FIELD_UNKNOWN'])
    expect(await fault(rows({ ...office, loyer: 'cher' }))).toEqual([
      422,
      `${FIELD}.0.loyer`,
      'FIELD_VALUE_INVALID',
    ])
    expect(await fault(rows({ ...office, loyer_ttc: 1 }))).toEqual([
      422,
      `${FIELD}.0.loyer_ttc`,
      'FIELD_COMPUTED',
    ])
    expect(await fault({ ...rows(), value: 'Bureau' })).toEqual([422, FIELD, 'ROWS_UNKNOWN'])
    // Nobody states the rest of them after the signature.
    expect(await fault(rows(office, { local: 'Cave' }))).toEqual([
      422,
      `${FIELD}.1.loyer`,
      'FIELD_VALUE_REQUIRED',
    ])
    expect(await fault(rows(office, { ...parking, loyer: 9_050 }))).toEqual([
      422,
      FIELD,
      'AMENDMENT_SAME_VALUE',
    ])
  })

  test('of two amendments follow each other, whatever the order of their signatures', async () => {
    const second = await newAmendment()
    await state([rows(office)], '2026-09-01', second)
    await sign(second)
    await state([rows(office, parking, cellar)], '2026-07-01')
    // The later one is signed already: what the first replaces is what is in force on its own day.
    expect((await read(amendment, 'amended-terms')).changes[0].before).toEqual([office, parking])
    await sign()
    expect((await amendedOn()).filter(([name]: string[]) => name === FIELD)).toEqual([
      [FIELD, inclVat(office, parking, cellar), '2026-07-01'],
      [FIELD, inclVat(office), '2026-09-01'],
    ])
    const third = await newAmendment()
    await company.comeBack('2026-10-01T09:00:00Z')
    expect((await read(third, 'amended-terms')).inForce.rows[0].value).toEqual([office])
  })

  test('are corrected with a reason where the amendment was signed elsewhere', async () => {
    await sign()
    expect((await correct([rows(office, cellar)], 'Article 2')).status).toBe(200)
    await correct([rows(office)], 'La cave est d’un autre bail')
    expect((await amendedOn())[0]).toEqual([FIELD, inclVat(office), '2026-05-04'])
    const { value } = await read(amendment, 'corrections')
    expect(value.map(({ changes }: { changes: object[] }) => changes)).toMatchObject([
      [
        {
          field: `changes.${FIELD}`,
          label: 'premises',
          columns: [{ label: 'Local' }, {}, {}],
          before: [office, cellar],
          after: [office],
        },
      ],
      [{ field: `changes.${FIELD}`, before: null, after: [office, cellar] }],
    ])
    const history = await read(master, `value-history?value=${FIELD}`)
    expect(
      history.value.map(({ how, text }: Record<string, string>) => [how, text?.split('\n').length]),
    ).toEqual([
      ['stated', 2],
      ['corrected', 2],
      ['amended', 1],
    ])
  })

  test('are part of what is validated: another row is another content', async () => {
    const { administrator, administratorId } = company
    await fillSections(administrator, amendment, 'Les locaux changent.')
    await state([rows(office)])
    const steps = [{ name: 'Relecture', rule: 'oneOf', validatorIds: [administratorId] }]
    expect((await call('POST', at(amendment, 'validation'), { steps })).status).toBe(201)
    expect((await state([rows({ loyer: 120_000, local: 'Bureau' })])).status).toBe(200)
    const other = await state([rows(office, cellar)])
    expect([other.status, other.body.code]).toEqual([409, 'VALIDATION_WOULD_BE_SUSPENDED'])
  })
})

describe('from a contract whose rows were replaced', () => {
  test('a duplicate and a renewal carry those in force', async () => {
    await state([rows(cellar, office)])
    await sign()
    const make = async (kind: string) =>
      (await call('POST', at(master, kind), { title: 'Suite' })).body._id
    for (const kind of ['copies', 'renewal-contracts']) {
      const { values } = await read(await make(kind), 'document')
      expect([kind, values['rows:premises']]).toEqual([kind, inclVat(cellar, office)])
    }
  })

  test('a filter by a sum finds what is in force on the day of the list', async () => {
    await state([rows(office)], '2026-07-01')
    await sign()
    expect(await filtered('eq:1290.5')).toEqual([master])
    await company.comeBack('2026-07-01T09:00:00Z')
    expect([await filtered('eq:1290.5'), await filtered('eq:1200')]).toEqual([[], [master]])
    expect(await filtered('eq:1290.5', '&asOf=2026-06-30')).toEqual([master])
  })

  test('the page of another day shows those of that day', async () => {
    await state([rows(office)], '2026-07-01')
    await sign()
    const on = async (day: string) => {
      const { values } = await read(master, `as-of?day=${day}`)
      return values
        .filter(({ name }: { name: string }) => [FIELD, 'values.loyer_total'].includes(name))
        .map(({ label, text }: Record<string, string>) => [label, text?.replaceAll(/\s/gu, ' ')])
    }
    expect(await on('2026-06-30')).toEqual([
      ['Loyer total', '1 290,50 €'],
      ['premises', '1. Bureau · 1 200,00 € · 1 440,00 € 2. Parking · 90,50 € · 108,60 €'],
    ])
    expect(await on('2026-07-01')).toEqual([
      ['Loyer total', '1 200,00 €'],
      ['premises', '1. Bureau · 1 200,00 € · 1 440,00 €'],
    ])
  })

  test('who may not read the amendment sees the rows without its name', async () => {
    await state([rows(office)])
    await sign()
    const { browser, personId } = await company.join('contributor')
    await grantLevel(product, company, { contractId: master, personId, level: 'reader' })
    const { amended } = await read(master, '', browser)
    expect(amended[0]).toMatchObject({ after: inclVat(office), setBy: { _id: null, title: null } })
    expect(JSON.stringify(amended)).not.toContain(amendment)
  })
})
