import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import type { TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { fillSections } from '../../../testing/contracts.ts'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { advanceFacts } from '../deadlines/public.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

import {
  AMOUNT,
  FOUR_MONTHS,
  UNTIL,
  amendmentCalls,
  at,
  createSupplier,
  writeAmendment,
} from '../../../testing/amendments.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string
let otherPartyId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ company, master, amendment } = await writeAmendment(product))
  otherPartyId = await createSupplier(company, 'Papeteries du Rhône')
})

const { newAmendment, read, state, correct, sign, factOf } = amendmentCalls(() => ({
  product,
  company,
  master,
  amendment,
}))

const preview = (patches: object[], effectiveOn: string | null = null) =>
  company.administrator.call('POST', at(amendment, 'amended-terms/preview'), {
    effectiveOn,
    patches,
  })
const listRow = async (id = master, browser: Browser = company.administrator) =>
  (
    await browser.call('GET', '/contracts3?payloadType=contracts&isListContracts=true&$top=20')
  ).body.value.find(({ _id }: { _id: string }) => _id === id)
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
    // By e-mail, no days are kept for the delivery of a registered letter.
    const sent = await preview([{ field: 'sendingMode', value: 'email' }])
    expect([sent.body.before.sendBy, sent.body.after.sendBy]).toEqual(['2026-09-23', '2026-09-30'])
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

test('a validation covers what the amendment replaces: it is asked before it is suspended', async () => {
  const { administrator, administratorId } = company
  await fillSections(administrator, amendment, 'Le préavis passe à quatre mois.')
  await state([FOUR_MONTHS])
  const steps = [{ name: 'Relecture', rule: 'oneOf', validatorIds: [administratorId] }]
  const asked = await administrator.call('POST', at(amendment, 'validation'), { steps })
  expect(asked.status).toBe(201)
  expect((await state([FOUR_MONTHS])).status).toBe(200)
  const { status, body } = await state([FOUR_MONTHS, AMOUNT])
  expect([status, body.code]).toEqual([409, 'VALIDATION_WOULD_BE_SUSPENDED'])
  expect((await read(amendment, 'amended-terms')).changes).toHaveLength(1)
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
  const third = await createSupplier(company, 'Papeteries réunies')
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
