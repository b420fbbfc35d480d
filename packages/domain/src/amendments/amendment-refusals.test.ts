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
  }: { master?: LifecycleTerms; signedOn?: string | null } = {},
) =>
  amendmentRefusals(
    master,
    { ...Object.fromEntries(AMENDABLE_TERMS.map((term) => [term, master[term]])), amount: 100 },
    { patches, signedOn },
    Temporal.PlainDate.from('2026-05-04'),
  ).map(({ field, code, params }) => [field, code, params])

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
