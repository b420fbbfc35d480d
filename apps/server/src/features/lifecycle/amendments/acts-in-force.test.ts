import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AMOUNT,
  FOUR_MONTHS,
  UNTIL,
  amendmentCalls,
  at,
  createSupplier,
  writeAmendment,
} from '../../../testing/amendments.ts'
import { fetchCalendar, newFeed } from '../../../testing/calendars.ts'
import type { TestCompany } from '../../../testing/companies.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string
let counterpartyId: string
let legalEntityId: string
let fieldId: string
const variable = 'niveau_de_service'

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ company, master, amendment } = await writeAmendment(product))
  counterpartyId = await createSupplier(company, 'Papeteries du Rhône')
  legalEntityId = (
    await call('POST', '/administration/legal-entities', {
      name: 'Filiale Sud',
      address: '2 quai du Port\n13002 Marseille',
    })
  ).body._id
  const field = { label: 'Niveau de service', type: 'text' }
  fieldId = (await call('POST', '/administration/tagged-fields', field)).body._id
  await inDatabase(
    product,
    `insert into contract_field (company_id, contract_id, field_id, value) values ($1, $2, $3, '"Bronze"')`,
    [company.companyId, master, fieldId],
  )
})

const { read, state: put, sign } = amendmentCalls(() => ({ product, company, master, amendment }))
const state = async (...stated: Parameters<typeof put>) =>
  expect((await put(...stated)).status).toBe(200)
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, path, body)
const DOLLARS = { field: 'currency', value: 'USD' }
const OTHER_PARTIES = () => [
  { field: 'counterparty', counterpartyId },
  { field: 'legalEntity', legalEntityId },
]
const otherLevel = (value: string | null = 'Argent') => ({ field: 'value', variable, value })

test('the letter of a notice goes to the parties in force, from the day that they are', async () => {
  await state(OTHER_PARTIES(), '2026-07-01')
  await sign()
  const parties = async (instant: string) => {
    await company.comeBack(instant)
    const { letter } = await read(master, 'notice-letters/draft?kind=nonRenewal')
    return [letter.sender.name, letter.recipient.name, letter.sender.lines]
  }
  const [before, former] = await parties('2026-06-30T09:00:00Z')
  expect([before, former]).toEqual([expect.not.stringContaining('Filiale'), 'Bureau Vallée'])
  expect(await parties('2026-07-01T09:00:00Z')).toEqual([
    'Filiale Sud',
    'Papeteries du Rhône',
    '2 quai du Port\n13002 Marseille',
  ])
})

describe('from an amended contract', () => {
  const make = async (kind: string) =>
    (await call('POST', at(master, kind), { title: 'Suite' })).body
  const levelOf = async (id: string) => (await read(id, 'document')).values[variable]

  test('a duplicate carries what is in force today, and says so', async () => {
    await state([AMOUNT, FOUR_MONTHS, UNTIL('2027-06-30'), otherLevel(), ...OTHER_PARTIES()])
    await sign()
    const { duplicate } = await read(master, 'succession/starts')
    expect(duplicate).toMatchObject({ inForceOn: '2026-05-04', asksDuration: true })
    const { _id } = await make('copies')
    expect(await read(_id)).toMatchObject({
      amountInclTaxCents: 52_000_00,
      counterparty: { name: 'Papeteries du Rhône' },
      legalEntity: { name: 'Filiale Sud' },
    })
    expect((await read(_id, 'deadlines')).lifecycle).toMatchObject({
      notice: FOUR_MONTHS.value,
      duration: null,
      renewalType: 'tacit',
    })
    expect(await levelOf(_id)).toBe('Argent')
  })

  test('a duplicate and another amendment are in the currency in force', async () => {
    await state([AMOUNT, DOLLARS])
    await sign()
    const amountOf = async (kind: string) => {
      const { amountInclTaxCents, currency } = await read((await make(kind))._id)
      return [amountInclTaxCents, currency]
    }
    expect(await amountOf('copies')).toEqual([52_000_00, 'USD'])
    expect(await amountOf('amendments')).toEqual([null, 'USD'])
  })

  test('own amounts stay behind where the amount is in another currency, and the window says so', async () => {
    const deposit = { label: 'Dépôt de garantie', type: 'amount' }
    const { _id: depositId } = (await call('POST', '/administration/tagged-fields', deposit)).body
    await inDatabase(
      product,
      `insert into contract_field (company_id, contract_id, field_id, value) values ($1, $2, $3, '500000')`,
      [company.companyId, master, depositId],
    )
    const carried = async () => {
      const { duplicate } = await read(master, 'succession/starts')
      const { values } = await read((await make('copies'))._id, 'document')
      return [duplicate.leavesAmountsIn, values['depot_de_garantie'], values[variable]]
    }
    expect(await carried()).toEqual([null, 500_000, 'Bronze'])
    await state([AMOUNT, DOLLARS])
    await sign()
    expect(await carried()).toEqual(['EUR', undefined, 'Bronze'])
  })

  test('a renewal carries what is in force on the last day, not what follows it', async () => {
    await state([AMOUNT, FOUR_MONTHS], '2026-10-01')
    await sign()
    const later = (await call('POST', at(master, 'amendments'), { title: 'Avenant n° 2' })).body._id
    await state([{ field: 'counterparty', counterpartyId }], '2027-02-01', later)
    await sign(later)
    const { renewal, duplicate } = await read(master, 'succession/starts')
    expect(renewal).toMatchObject({ effectiveDate: '2027-01-01', inForceOn: '2026-12-31' })
    expect(duplicate.inForceOn).toBe('2026-05-04')
    const { _id } = await make('renewal-contracts')
    expect(await read(_id)).toMatchObject({
      amountInclTaxCents: 52_000_00,
      counterparty: { name: 'Bureau Vallée' },
    })
    expect((await read(_id, 'deadlines')).lifecycle).toMatchObject({
      effectiveDate: '2027-01-01',
      notice: FOUR_MONTHS.value,
    })
  })

  test('another amendment is between the parties of today', async () => {
    const { amendment: start } = await read(master, 'succession/starts')
    expect(start.inForceOn).toBeNull()
    await state([AMOUNT, ...OTHER_PARTIES()])
    await sign()
    expect((await read(master, 'succession/starts')).amendment.inForceOn).toBe('2026-05-04')
    const { _id } = await make('amendments')
    expect(await read(_id)).toMatchObject({
      counterparty: { name: 'Papeteries du Rhône' },
      legalEntity: { name: 'Filiale Sud' },
      amountInclTaxCents: null,
    })
  })

  test('particulars typed for a party that was replaced are not those of the other', async () => {
    await inDatabase(
      product,
      `insert into contract_field (company_id, contract_id, field_id, value)
        select company_id, $2, id, '"1 rue Ancienne"' from tagged_field where company_id = $1
          and variable in ('counterparty_address', 'company_address')`,
      [company.companyId, master],
    )
    await state([{ field: 'counterparty', counterpartyId }])
    await sign()
    const { values } = await read((await make('copies'))._id, 'document')
    expect([values.company_address, values.counterparty_address]).toEqual(['1 rue Ancienne', null])
  })
})

test('a circuit judges an amendment by the greater of its own amount and what the contract will be worth', async () => {
  await call('PUT', at(amendment, 'fields'), { values: { amount_incl_tax: 1_000_00 } })
  const eightyThousand = { field: 'amount', value: 80_000_00 }
  await state([eightyThousand])
  const { body: steps } = await call('GET', '/administration/validation-circuit-steps')
  const { personId } = await company.join('validator', 'Ana')
  const step = (name: string, operator: 'atLeast' | 'below') => {
    const limit = { kind: 'amount', operator, amountInclTaxCents: 50_000_00, currency: 'EUR' }
    return { name, rule: 'all', validatorIds: [personId], conditions: [limit] }
  }
  const { body: circuit } = await call('POST', '/administration/validation-circuits', {
    title: 'Achats',
    validationStepId: steps[0]._id,
    steps: [step('Direction', 'atLeast'), step('Achats courants', 'below')],
  })
  const { body } = await call('GET', at(amendment, `validation/circuits/${circuit._id}`))
  expect(body.steps.map(({ name }: { name: string }) => name)).toEqual(['Direction'])
  expect(body.skipped).toMatchObject([{ name: 'Achats courants' }])
  expect(body.skipped[0].reasons[0].replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    'montant 80 000,00 € TTC pour le contrat ainsi modifié, au moins 50 000,00 € TTC',
  )
  await state([eightyThousand, DOLLARS])
  const { body: inDollars } = await call('GET', at(amendment, `validation/circuits/${circuit._id}`))
  expect(inDollars.steps.map(({ name }: { name: string }) => name)).toEqual([
    'Direction',
    'Achats courants',
  ])
})

describe('a contract whose party, fields or terms were amended', () => {
  const listed = async (query: string) =>
    (await call('GET', `/contracts3?$top=0&${query}`)).body.value.map(
      ({ title }: { title: string }) => title,
    )

  test('is found by the value in force of a field of the company', async () => {
    const found = async () => ({
      bronze: await listed(`taggedField.${fieldId}=bronze`),
      argent: await listed(`taggedField.${fieldId}=argent`),
    })
    await state([otherLevel()], '2026-07-01')
    await sign()
    expect(await found()).toEqual({ bronze: ['Entretien'], argent: [] })
    await company.comeBack('2026-07-01T09:00:00Z')
    expect(await found()).toEqual({ bronze: [], argent: ['Entretien'] })
    expect(await listed(`taggedFields=${fieldId}`)).toEqual(['Entretien'])
    // As of another day.
    expect(await listed(`taggedField.${fieldId}=bronze&asOf=2026-06-30`)).toEqual(['Entretien'])
  })

  test('has a field, or none, as its amendments left it', async () => {
    await state([otherLevel(null)])
    await sign()
    expect(await listed(`taggedFields=${fieldId}`)).toEqual([])
    expect(await listed(`taggedField.${fieldId}=bronze`)).toEqual([])
  })

  test('is named after its party in a calendar, whose dates know the exits that an amendment brought', async () => {
    const { path } = await newFeed(company.administrator)
    const summaries = async () =>
      (await fetchCalendar(product, path)).events
        .map(({ summary }) => summary)
        .join('\n')
        .replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(await summaries()).toContain('Bureau Vallée')
    const earlyExit = {
      notice: { unit: 'months', count: 1 },
      alignment: 'monthEnd',
      notBefore: '2026-09-30',
      firstNoticeOn: null,
      notifyBy: null,
    }
    // Nothing else has a date within the days of the calendar.
    await state([
      { field: 'counterparty', counterpartyId },
      { field: 'earlyExit', value: earlyExit },
      UNTIL('2045-12-31'),
    ])
    await sign()
    const after = await summaries()
    expect(after).toContain('sortie anticipée au plus tard : Entretien (Papeteries du Rhône)')
    expect(after).not.toContain('Bureau Vallée')
  })

  test('is offered for its party to whoever only sees this contract', async () => {
    await state([{ field: 'counterparty', counterpartyId }])
    await sign()
    const { browser, personId } = await company.join('reader')
    await call('POST', at(master, 'shares'), { personIds: [personId], level: 'reader' })
    const { body } = await browser.call('GET', '/choices/counterparties?$top=10')
    expect(body.value.map(({ name }: { name: string }) => name)).toContain('Papeteries du Rhône')
  })

  test('has a task of the team that is found by the party it shows', async () => {
    await state([{ field: 'counterparty', counterpartyId }])
    await sign()
    const ana = await company.join('contributor', 'Ana')
    await call('POST', at(master, 'shares'), { personIds: [ana.personId], level: 'reader' })
    await call('POST', at(master, 'tasks'), { title: 'Relire', personId: ana.personId })
    const found = async (q: string) =>
      (await call('GET', `/tasks/team?q=${encodeURIComponent(q)}`)).body.value.map(
        (row: { contract: { counterparty: string } }) => row.contract.counterparty,
      )
    expect(await found('Papeteries')).toEqual(['Papeteries du Rhône'])
    expect(await found('Vallée')).toEqual([])
  })
})
