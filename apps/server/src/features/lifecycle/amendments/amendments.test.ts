import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterSigned, pdfOf, uploadSigned } from '../../../testing/signed-pdfs.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { advanceFacts } from '../deadlines/advance-facts.job.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string
let partyId: string
let otherPartyId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  const { administrator } = company
  partyId = await supplier('Bureau Vallée')
  otherPartyId = await supplier('Papeteries du Rhône')
  master = (await createContract(administrator, { title: 'Entretien', counterpartyId: partyId }))
    ._id
  await administrator.call('PUT', at(master, 'lifecycle'), YEARLY_TERMS)
  await administrator.call('PUT', at(master, 'fields'), { values: { amount_incl_tax: 48_000_00 } })
  await signOnPaper(product, company, master)
  amendment = await newAmendment()
})

const FOUR_MONTHS = { field: 'notice', value: { unit: 'months', count: 4 } }
const AMOUNT = { field: 'amount', value: 52_000_00 }
const UNTIL = (day: string) => ({
  field: 'duration',
  value: { kind: 'until', day, meaning: 'lastDayInForce' },
})

const at = (id: string, path = '') => `/contracts3/${id}${path ? `/${path}` : ''}`
const supplier = async (name: string): Promise<string> =>
  (await company.administrator.call('POST', '/contracts/suppliers', { name })).body._id
const newAmendment = async (): Promise<string> =>
  (await company.administrator.call('POST', at(master, 'amendments'), { title: 'Avenant' })).body
    ._id
const read = async (id: string, path = '', browser: Browser = company.administrator) =>
  (await browser.call('GET', at(id, path))).body
const state = (
  patches: object[],
  effectiveOn: string | null = null,
  id = amendment,
  browser: Browser = company.administrator,
) => browser.call('PUT', at(id, 'amended-terms'), { effectiveOn, patches })
const correct = (
  patches: object[],
  reason: string,
  effectiveOn: string | null = null,
  id = amendment,
) =>
  company.administrator.call('PUT', at(id, 'amended-terms/correction'), {
    effectiveOn,
    patches,
    reason,
  })
const preview = (patches: object[], effectiveOn: string | null = null) =>
  company.administrator.call('POST', at(amendment, 'amended-terms/preview'), {
    effectiveOn,
    patches,
  })
const sign = (
  id = amendment,
  day = '2026-05-04',
  lock: Parameters<typeof signOnPaper>[4] = 'marked',
) => signOnPaper(product, company, id, day, lock)
const listRow = async (id = master, browser: Browser = company.administrator) =>
  (
    await browser.call('GET', '/contracts3?payloadType=contracts&isListContracts=true&$top=20')
  ).body.value.find(({ _id }: { _id: string }) => _id === id)
const factOf = async (id = master) =>
  (
    await inDatabase(
      product,
      `select amount_incl_tax_cents::int as amount, counterparty_id, renewal_type, end_date::text, termination_date::text
        from contract_fact where contract_id = $1`,
      [id],
    )
  )[0]
const limitOf = async () => (await read(master, 'deadlines')).prudentLimit

describe('what an amendment replaces', () => {
  test('is stated beside what is in force, and previewed on the deadlines of its master agreement', async () => {
    const terms = await read(amendment, 'amended-terms')
    expect(terms).toMatchObject({
      master: { _id: master, title: 'Entretien' },
      standing: 'open',
      stating: null,
      changes: [],
      inForce: {
        amountInclTaxCents: 48_000_00,
        counterparty: { name: 'Bureau Vallée' },
        lifecycle: { notice: YEARLY_TERMS.notice },
      },
    })
    const { body } = await preview([FOUR_MONTHS, UNTIL('2027-06-30')])
    expect([body.before.prudentLimit, body.after.prudentLimit, body.end]).toEqual([
      '2026-09-30',
      '2027-02-28',
      'prorogation',
    ])
    const saved = await state([FOUR_MONTHS, AMOUNT])
    expect(saved.status).toBe(200)
    expect(saved.body.changes).toMatchObject([
      { field: 'amount', before: 48_000_00, after: 52_000_00 },
      { field: 'notice', before: YEARLY_TERMS.notice, after: FOUR_MONTHS.value },
    ])
    expect((await read(amendment, 'activity')).value[0].text).toBe(
      'Anne Martin a indiqué ce que change l’avenant.',
    )
    // Nothing changes before the signature.
    expect(await limitOf()).toBe('2026-09-30')
  })

  test('governs from its signature: deadlines, facts, list, page and trace', async () => {
    await state([FOUR_MONTHS, AMOUNT, { field: 'counterparty', counterpartyId: otherPartyId }])
    await sign()
    const { reference } = await read(amendment)
    const deadlines = await read(master, 'deadlines')
    expect([deadlines.prudentLimit, deadlines.lifecycle.notice]).toEqual([
      '2026-08-31',
      YEARLY_TERMS.notice,
    ])
    expect(deadlines.amended).toMatchObject([
      {
        field: 'notice',
        before: YEARLY_TERMS.notice,
        after: FOUR_MONTHS.value,
        from: '2026-05-04',
        isInForce: true,
        setBy: { _id: amendment, reference, title: 'Avenant', signedOn: '2026-05-04' },
      },
    ])
    const line = deadlines.trace.find(({ documents }: { documents: object[] }) => documents.length)
    expect(line.documents).toEqual([{ _id: amendment, name: reference }])
    expect(line.sources.join()).toContain(reference)
    expect(await factOf()).toMatchObject({
      amount: 52_000_00,
      counterparty_id: otherPartyId,
      termination_date: '2026-08-31',
    })
    expect(await listRow()).toMatchObject({
      supplier: 'Papeteries du Rhône',
      financialAmount: 52_000,
    })
    const page = await read(master)
    expect([page.amountInclTaxCents, page.counterparty.name]).toEqual([48_000_00, 'Bureau Vallée'])
    expect(page.amended).toMatchObject([
      { field: 'amount', before: 48_000_00, after: 52_000_00 },
      {
        field: 'counterparty',
        before: { name: 'Bureau Vallée' },
        after: { name: 'Papeteries du Rhône' },
      },
    ])
  })

  test('takes effect on its day: the old value holds until the day before', async () => {
    await state([AMOUNT, { field: 'renewalType', value: 'none' }], '2026-07-01')
    await sign()
    const seen = async (instant: string) => {
      await company.comeBack(instant)
      const { financialAmount, typeRenewal } = await listRow()
      const { amended } = await read(master)
      return [financialAmount, typeRenewal, amended[0].isInForce]
    }
    expect(await seen('2026-06-30T12:00:00Z')).toEqual([48_000, 'tacit', false])
    // In Paris the day has begun; no job has run since.
    expect(await seen('2026-06-30T22:30:00Z')).toEqual([52_000, 'none', true])
    await advanceFacts(product.product.platform, company.companyId)
    expect(await factOf()).toMatchObject({ amount: 52_000_00, renewal_type: 'none' })
    expect(await seen('2026-07-02T12:00:00Z')).toEqual([52_000, 'none', true])
  })

  test('is part of what is validated and signed, and is kept once it is signed here', async () => {
    await state([FOUR_MONTHS])
    await sign(amendment, '2026-05-04', 'signature')
    const refused = await state([AMOUNT])
    expect([refused.status, refused.body.code]).toEqual([409, 'AMENDMENT_SEALED'])
    const corrected = await correct([AMOUNT], 'Erreur de lecture')
    expect([corrected.status, corrected.body.code]).toEqual([409, 'AMENDMENT_SEALED'])
    const { body } = await company.administrator.call('PUT', at(amendment), { parentId: null })
    expect(body.code).toBe('AMENDMENT_BOUND')
  })

  test('is corrected with a reason where the amendment was signed elsewhere', async () => {
    await sign()
    expect((await correct([FOUR_MONTHS], ' ')).body.code).toBe('FIELD_REQUIRED')
    const { status } = await correct([FOUR_MONTHS], 'Article 2 de l’avenant')
    expect([status, await limitOf()]).toEqual([200, '2026-08-31'])
    await correct([], 'L’article 2 concerne un autre contrat')
    expect(await limitOf()).toBe('2026-09-30')
    const { value } = await read(amendment, 'corrections')
    expect(value.map(({ changes }: { changes: object[] }) => changes)).toMatchObject([
      [{ field: 'changes.notice', before: FOUR_MONTHS.value, after: null }],
      [{ field: 'changes.notice', before: null, after: FOUR_MONTHS.value }],
    ])
  })

  test('of an amendment signed here before it said so is read from its text, with a reason', async () => {
    await sign(amendment, '2026-05-04', 'signature')
    expect((await read(amendment, 'amended-terms')).standing).toBe('transcribed')
    expect((await correct([AMOUNT], 'Article 1')).status).toBe(200)
    expect((await factOf())?.['amount']).toBe(52_000_00)
  })
})

describe('an amendment is refused', () => {
  test.each([
    [[{ field: 'notice', value: YEARLY_TERMS.notice }], 'notice', 'AMENDMENT_SAME_VALUE'],
    [
      [{ field: 'value', variable: 'absent', value: 'x' }],
      'values.absent',
      'AMENDMENT_FIELD_UNKNOWN',
    ],
    [[{ field: 'notice', value: null }], 'notice', 'LIFECYCLE_NOTICE_REQUIRED'],
  ])('%j: %s %s', async (patches, field, code) => {
    const { status, body } = await state(patches)
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, field, code])
  })

  test('with fewer renewals than were made', async () => {
    await company.comeBack('2029-05-04T09:00:00Z')
    const { status, body } = await state([{ field: 'maxRenewals', value: 2 }])
    expect([status, body.errors[0].code]).toEqual([422, 'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS'])
    expect((await state([{ field: 'maxRenewals', value: 3 }])).status).toBe(200)
  })

  test('when it would extend a contract that had ended at its signature (1213)', async () => {
    await state([{ field: 'renewalType', value: 'none' }])
    await sign()
    await company.comeBack('2027-03-01T09:00:00Z')
    const late = await newAmendment()
    await signOnPaper(product, company, late, '2027-02-01', 'marked')
    amendment = late
    const { status, body } = await correct([UNTIL('2027-12-31')], 'Article 1')
    expect([status, body.errors[0].code]).toEqual([422, 'AMENDMENT_SIGNED_AFTER_END'])
    expect((await factOf())?.['end_date']).toBe('2026-12-31')
  })

  test('on a contract that amends none, and for who does not see the one that it amends', async () => {
    const alone = await state([AMOUNT], null, master)
    expect([alone.status, alone.body.code]).toEqual([409, 'AMENDMENT_TRANSCRIBED'])
    const draft = (await createContract(company.administrator))._id
    expect((await state([AMOUNT], null, draft)).body.code).toBe('AMENDMENT_NOT_ONE')
    const { browser, personId } = await company.join('contractManager')
    await grantLevel(product, company, { contractId: amendment, personId, level: 'editor' })
    const hidden = await state([AMOUNT], null, amendment, browser)
    expect([hidden.status, hidden.body.code]).toEqual([409, 'AMENDMENT_MASTER_HIDDEN'])
    expect(await read(amendment, 'amended-terms', browser)).toMatchObject({
      master: null,
      inForce: null,
      isAmendment: true,
    })
  })
})

test('who may not read the amendment sees its effect without its name', async () => {
  await state([FOUR_MONTHS, AMOUNT])
  await sign()
  const { browser, personId } = await company.join('contributor')
  await grantLevel(product, company, { contractId: master, personId, level: 'reader' })
  const { reference } = await read(amendment)
  const deadlines = await read(master, 'deadlines', browser)
  expect(deadlines.prudentLimit).toBe('2026-08-31')
  expect(deadlines.amended[0].setBy).toEqual({
    _id: null,
    reference: null,
    title: null,
    signedOn: '2026-05-04',
  })
  expect(JSON.stringify(deadlines)).not.toContain(reference)
  expect(JSON.stringify(deadlines)).not.toContain(amendment)
  expect(JSON.stringify(deadlines.trace)).toContain('d’accès restreint')
  expect(JSON.stringify(await read(master, '', browser))).not.toContain(amendment)
})

test('two amendments that change at the same moment are both in effect', async () => {
  const second = await newAmendment()
  await sign()
  await sign(second)
  const answers = await atOnce(
    product,
    [() => correct([FOUR_MONTHS], 'Article 2'), () => correct([AMOUNT], 'Article 3', null, second)],
    `select from contract_fact where contract_id = '${master}' for update`,
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await factOf()).toMatchObject({ amount: 52_000_00, termination_date: '2026-08-31' })
})

test('a counterparty that an amendment names cannot be deleted, and is merged in it too', async () => {
  await state([{ field: 'counterparty', counterpartyId: otherPartyId }])
  await sign()
  const { administrator } = company
  const kept = await administrator.call('DELETE', `/administration/counterparties/${otherPartyId}`)
  expect([kept.status, kept.body.code]).toEqual([409, 'COUNTERPARTY_USED'])
  const third = await supplier('Papeteries réunies')
  const merged = await administrator.call(
    'POST',
    `/administration/counterparties/${third}/merged`,
    {
      name: 'Papeteries réunies',
      otherId: otherPartyId,
    },
  )
  expect([merged.status, merged.body.message]).toEqual([200, undefined])
  expect(await factOf()).toMatchObject({ counterparty_id: third })
  expect((await listRow()).supplier).toBe('Papeteries réunies')
})

test('deleting and restoring an amendment changes its master agreement back and forth', async () => {
  await state([FOUR_MONTHS])
  await sign(amendment, '2026-05-04', 'imported')
  expect((await factOf())?.['termination_date']).toBe('2026-08-31')
  const { body } = await company.administrator.call('DELETE', at(amendment))
  expect((await factOf())?.['termination_date']).toBe('2026-09-30')
  await company.administrator.call('POST', `/removed-objects/${body.removalId}/restored`)
  expect((await factOf())?.['termination_date']).toBe('2026-08-31')
})

describe('what hangs under a contract', () => {
  const order = async (title: string, cents: number | null, parentId = master) => {
    const { _id } = await createContract(company.administrator, { title, parentId })
    if (cents !== null)
      await company.administrator.call('PUT', at(_id, 'fields'), {
        values: { amount_incl_tax: cents },
      })
    return _id as string
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
})

test('a signed PDF is entered as an amendment without a life of its own, and says what it changes', async () => {
  const terms = { ...YEARLY_TERMS, effectiveDate: null, duration: null, renewalType: 'none' }
  const lifecycle = { ...terms, renewalDuration: null, notice: null }
  const entered = async (parentId: string | null, title: string) => {
    const { body } = await uploadSigned(company.administrator, pdfOf([title]))
    const details = { title, parentId }
    return enterSigned(company.administrator, body._id, {
      signatureDate: '2026-03-12',
      lifecycle,
      details,
    })
  }
  const alone = await entered(null, 'Contrat')
  expect(alone.body.errors[0].code).toBe('LIFECYCLE_DURATION_REQUIRED')
  const { status, body } = await entered(master, 'Avenant n° 1')
  expect(status).toBe(201)
  amendment = body._id
  expect((await correct([FOUR_MONTHS], 'Article 2')).status).toBe(200)
  const [{ setBy, from }] = (await read(master, 'deadlines')).amended
  expect([setBy.title, from]).toEqual(['Avenant n° 1', '2026-03-12'])
})
