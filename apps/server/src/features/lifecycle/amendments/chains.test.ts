import { agreedStart } from '@tacite/domain/deadlines/agreed-start.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Amendment, AmendmentPatch } from '@tacite/domain/deadlines/amendment.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

vi.setConfig({ testTimeout: 120_000 })

const MOST_AMENDMENTS = 6
const FIRST_DAY = Temporal.PlainDate.from('2026-01-01')

let product: TestProduct
let company: TestCompany
let master: string
let amendments: string[]
let parties: string[]

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const { administrator } = company
  parties = await Promise.all(
    ['Bureau Vallée', 'Papeteries du Rhône'].map(
      async (name) =>
        (await administrator.call('POST', '/contracts/suppliers', { name })).body._id as string,
    ),
  )
  master = (await createContract(administrator, { title: 'Bail', counterpartyId: parties[0] }))._id
  amendments = []
  for (let index = 0; index < MOST_AMENDMENTS; index += 1)
    amendments.push((await createContract(administrator, { title: `Avenant ${index}` }))._id)
})
afterAll(() => product.stop())

interface Drawn {
  signedOn: string
  effectiveOn: string | null
  terms: AmendmentPatch[]
  start: string | null
  amount: number | null
  currency: string | null
  party: number | null
}

const anyDay = fc.nat(900).map((days) => FIRST_DAY.add({ days }).toString())
const anyTerm: fc.Arbitrary<AmendmentPatch> = fc.oneof(
  anyDay.map((day) => ({
    field: 'duration' as const,
    value: { kind: 'until' as const, day, meaning: 'lastDayInForce' as const },
  })),
  fc
    .integer({ min: 1, max: 6 })
    .map((count) => ({ field: 'notice' as const, value: { unit: 'months' as const, count } })),
  fc
    .constantFrom('none' as const, 'tacit' as const)
    .map((value) => ({ field: 'renewalType' as const, value })),
  fc.integer({ min: 6, max: 24 }).map((count) => ({
    field: 'renewalDuration' as const,
    value: { count, unit: 'months' as const },
  })),
)
const anyAmendment: fc.Arbitrary<Drawn> = fc.record({
  signedOn: anyDay,
  effectiveOn: fc.option(anyDay, { nil: null }),
  terms: fc.uniqueArray(anyTerm, { maxLength: 3, selector: ({ field }) => field }),
  start: fc.option(anyDay, { nil: null, freq: 3 }),
  amount: fc.option(fc.nat(1_000_000), { nil: null }),
  currency: fc.constantFrom(null, 'EUR', 'USD'),
  party: fc.option(fc.nat(1), { nil: null }),
})
const anyLife = fc.record({
  chain: fc.array(anyAmendment, { minLength: 1, maxLength: MOST_AMENDMENTS }),
  days: fc.uniqueArray(anyDay, { minLength: 2, maxLength: 2 }),
})

test('page, list and facts of a chain of amendments are the engine on its folded terms, on any day', () =>
  fc.assert(
    fc.asyncProperty(anyLife, async ({ chain, days }) => {
      await company.comeBack(`${FIRST_DAY.toString()}T09:00:00Z`)
      await sign(chain)
      for (const day of days.toSorted()) {
        await company.comeBack(`${day}T09:00:00Z`)
        const { administrator } = company
        const { body: page } = await administrator.call('GET', `/contracts3/${master}/deadlines`)
        const { body: list } = await administrator.call('GET', '/contracts3?$top=0')
        const row = list.value.find(({ _id }: { _id: string }) => _id === master)
        const expected = expectedOn(chain, day)
        expect(page).toMatchObject(expected.deadlines)
        expect(row).toMatchObject(expected.row)
      }
    }),
    { numRuns: 12 },
  ))

/** An independent fold: what the last document in effect says. */
function expectedOn(chain: readonly Drawn[], day: string) {
  const effective = (each: Drawn) => each.effectiveOn ?? each.signedOn
  const ordered = chain
    .map((each, index) => ({
      each,
      key: `${effective(each)} ${each.signedOn} ${amendments[index]}`,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ each }) => each)
  const begun = ordered.filter((each) => effective(each) <= day)
  const last = <Value>(values: (Value | null)[], stated: Value) =>
    values.findLast((value) => value !== null) ?? stated
  const terms = lifecycleTerms({
    ...(YEARLY_TERMS as Partial<LifecycleTerms>),
    signatureDate: '2025-12-15',
    amendments: ordered.map((each, index): Amendment => ({
      id: String(index),
      reference: String(index),
      signedOn: each.signedOn,
      effectiveOn: effective(each),
      patches: [
        ...each.terms,
        ...(each.start === null ? [] : [{ field: 'effectiveDate' as const, value: each.start }]),
      ],
    })),
  })
  const deadlines = computeDeadlines(terms, Temporal.PlainDate.from(day))
  const { endDate, prudentLimit, legalLimit, phase } = deadlines
  const effectiveDate = agreedStart(terms).effectiveDate
  // An amount is in the currency that its own document states, else in the contract's own.
  const money = last(
    begun.map(({ amount, currency }) =>
      amount === null ? null : { amount, currency: currency ?? 'EUR' },
    ),
    { amount: 100, currency: 'EUR' },
  )
  const party = last(
    begun.map((each) => each.party),
    0,
  )
  return {
    deadlines: { endDate, prudentLimit, legalLimit, phase },
    row: {
      endDate,
      terminationDate: prudentLimit,
      effectiveDate,
      financialAmount: money.amount / 100,
      currency: money.currency,
      supplier: ['Bureau Vallée', 'Papeteries du Rhône'][party],
      typeRenewal: last(
        begun.map(
          (each) =>
            (each.terms.find(({ field }) => field === 'renewalType')?.value as
              | string
              | undefined) ?? null,
        ),
        'tacit',
      ),
    },
  }
}

/** As if each had been signed on its day; the trail is told once. */
function sign(chain: readonly Drawn[]): Promise<void> {
  const { platform } = product.product
  return platform.inCompany(company.companyId, async (db) => {
    await db
      .update('contract')
      .set({
        status: 'SIGNED',
        signature_date: '2025-12-15',
        amount_incl_tax_cents: 100,
        lifecycle: JSON.stringify(YEARLY_TERMS),
      })
      .where('contract.id', '=', master)
      .execute()
    await db
      .delete('amendment_patch')
      .where('amendment_patch.contract_id', 'in', amendments)
      .execute()
    for (const [index, id] of amendments.entries()) {
      const drawn = chain[index]
      await db
        .update('contract')
        .set({
          parent_id: master,
          status: drawn ? 'SIGNED' : 'DRAFT',
          signature_date: drawn?.signedOn ?? null,
        })
        .where('contract.id', '=', id)
        .execute()
      for (const patch of drawn ? patchesOf(drawn) : [])
        await db
          .insert('amendment_patch', {
            contract_id: id,
            effective_on: drawn!.effectiveOn,
            counterparty_id: patch.field === 'counterparty' ? parties[drawn!.party!]! : null,
            field: patch.field,
            value: JSON.stringify(patch.value),
          })
          .execute()
    }
    for (const contractId of [master, ...amendments])
      await platform.events.record(db, {
        type: 'contract.datesChanged',
        actor: null,
        objectId: contractId,
        contractId,
        payload: {},
      })
  })
}

function patchesOf({
  terms,
  start,
  amount,
  currency,
  party,
}: Drawn): { field: string; value: unknown }[] {
  return [
    ...terms,
    ...(start === null ? [] : [{ field: 'effectiveDate', value: start }]),
    ...(currency === null ? [] : [{ field: 'currency', value: currency }]),
    ...(amount === null ? [] : [{ field: 'amount', value: amount }]),
    ...(party === null ? [] : [{ field: 'counterparty', value: '' }]),
  ]
}
