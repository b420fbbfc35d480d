import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { lifecycleTerms, type LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { amendedEndKind } from './amended-end-kind.ts'
import { amendmentRefusals } from './amendment-refusals.ts'
import { AMENDABLE_TERMS, type StatedPatch } from './stated-patch.ts'

const yearly = (changes: Partial<LifecycleTerms> = {}) =>
  lifecycleTerms({
    signatureDate: '2020-12-15',
    effectiveDate: '2021-01-01',
    duration: { kind: 'span', count: 12, unit: 'months' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    notice: { unit: 'months', count: 3 },
    ...changes,
  })

const refused = (
  patches: StatedPatch[],
  {
    master = yearly(),
    signedOn = '2026-05-04',
    effectiveOn = signedOn ?? '2026-05-04',
  }: { master?: LifecycleTerms; signedOn?: string | null; effectiveOn?: string } = {},
) =>
  amendmentRefusals(
    master,
    {
      ...Object.fromEntries(AMENDABLE_TERMS.map((term) => [term, master[term]])),
      amount: 100,
      currency: 'EUR',
    },
    { patches, signedOn, effectiveOn },
    Temporal.PlainDate.from('2026-05-04'),
  ).map(({ field, code, params }) => [field, code, params])

test('another currency comes with its amount, be it the same figure: nothing is converted', () => {
  const dollars = { field: 'currency', value: 'USD' }
  expect(refused([dollars])).toEqual([['amount', 'AMENDMENT_CURRENCY_NEEDS_AMOUNT', undefined]])
  expect(refused([dollars, { field: 'amount', value: 100 }])).toEqual([])
  expect(refused([{ field: 'currency', value: 'EUR' }])).toEqual([
    ['currency', 'AMENDMENT_SAME_VALUE', undefined],
  ])
  expect(
    refused([
      { field: 'currency', value: 'EUR' },
      { field: 'amount', value: 100 },
    ]),
  ).toEqual([['amount', 'AMENDMENT_SAME_VALUE', undefined]])
})

describe('another date of effect', () => {
  const master = yearly({ effectiveDate: '2026-01-01', signatureDate: '2025-12-15' })
  const from = (value: string) => [{ field: 'effectiveDate', value }]

  test('is stated until the last day of the first term', () => {
    expect(refused(from('2026-03-01'), { master })).toEqual([])
    expect(refused(from('2026-03-01'), { master, signedOn: '2026-12-31' })).toEqual([])
    const late = [['effectiveDate', 'AMENDMENT_START_AFTER_TERM', { end: '31/12/2026' }]]
    expect(refused(from('2026-03-01'), { master, signedOn: '2027-01-01' })).toEqual(late)
    expect(refused(from('2026-03-01'), { master, effectiveOn: '2027-01-01' })).toEqual(late)
  })

  test('leaves the first term unfinished when it is signed', () => {
    expect(refused(from('2025-05-05'), { master })).toEqual([])
    expect(refused(from('2025-05-04'), { master })).toEqual([
      ['effectiveDate', 'AMENDMENT_START_ENDS_TERM', { end: '03/05/2026' }],
    ])
    const longer = { field: 'duration', value: { kind: 'span', count: 24, unit: 'months' } }
    expect(refused([...from('2025-05-04'), longer], { master })).toEqual([])
  })

  test('is before the end that is stated', () => {
    const fixed = yearly({
      effectiveDate: '2026-01-01',
      duration: until('2026-12-31').value as never,
    })
    expect(refused(from('2027-01-01'), { master: fixed })).toEqual([
      ['duration', 'LIFECYCLE_END_BEFORE_EFFECTIVE', undefined],
    ])
    expect(refused([...from('2027-01-01'), until('2027-12-31')], { master: fixed })).toEqual([])
  })
})

const until = (day: string): StatedPatch => ({
  field: 'duration',
  value: { kind: 'until', day, meaning: 'lastDayInForce' },
})

test('a value that is in force already is no change, whatever the order of its members', () => {
  expect(refused([{ field: 'amount', value: 120 }])).toEqual([])
  expect(refused([{ field: 'amount', value: 100 }])).toEqual([
    ['amount', 'AMENDMENT_SAME_VALUE', undefined],
  ])
  expect(refused([{ field: 'notice', value: { count: 3, unit: 'months' } }])).toHaveLength(1)
})

test('no fewer renewals than were made (R10), counted without the earlier maximum', () => {
  expect(refused([{ field: 'maxRenewals', value: 5 }])).toEqual([])
  expect(refused([{ field: 'maxRenewals', value: 4 }])).toEqual([
    ['maxRenewals', 'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS', { made: 5 }],
  ])
})

test('a renewal type asks for what it needs; terms that the amendment leaves are not refused', () => {
  const master = yearly({ renewalType: 'none', notice: null, renewalDuration: null })
  const patch = { field: 'renewalType', value: 'withNotice' }
  expect(refused([patch], { master }).map(([field]) => field)).toEqual([
    'renewalDuration',
    'notice',
  ])
  const odd = yearly({ notice: null })
  expect(refused([{ field: 'roll', value: 'next' }], { master: odd })).toEqual([])
})

describe('an end moved by an amendment signed after the end (1213)', () => {
  const master = yearly({ renewalType: 'none', renewalDuration: null, notice: null })
  test.each([
    ['2021-12-31', []],
    [null, []],
    [
      '2022-01-01',
      [['duration', 'AMENDMENT_SIGNED_AFTER_END', { signedOn: '01/01/2022', end: '31/12/2021' }]],
    ],
  ])('signed on %s', (signedOn, codes) => {
    expect(refused([until('2027-12-31')], { master, signedOn })).toEqual(codes)
  })

  test('its other terms may change', () => {
    expect(refused([{ field: 'amount', value: 1 }], { master, signedOn: '2025-01-01' })).toEqual([])
  })
})

const ends = (endDate: string | null, ...codes: string[]) => ({
  endDate,
  warnings: codes.map((code) => ({ code })),
})

test('an end that moves with the date of effect is no prorogation', () => {
  const [before, after] = [ends('2026-12-31'), ends('2027-02-28')]
  expect(amendedEndKind(before, after, ['effectiveDate'])).toBe('followsStart')
  expect(amendedEndKind(before, after, ['effectiveDate', 'duration'])).toBe('prorogation')
  expect(amendedEndKind(before, before, ['effectiveDate'])).toBeNull()
})

test.each([
  [ends('2026-12-31'), ends('2027-06-30'), 'prorogation'],
  [ends('2026-12-31'), ends('2026-06-30'), 'shortened'],
  [ends('2026-12-31'), ends(null), 'endRemoved'],
  [ends(null), ends('2026-12-31'), 'endSet'],
  [ends('2026-12-31'), ends('2026-12-31'), null],
  [ends('2025-12-31'), ends('2025-12-31', 'AMENDMENT_AFTER_EXPIRY'), 'tooLate'],
])('%j then %j: %s', (before, after, kind) => {
  expect(amendedEndKind(before, after)).toBe(kind)
})
