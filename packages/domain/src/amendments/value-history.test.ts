import { describe, expect, test } from 'vitest'
import { isAmendableTerm, termsOfAmendment, type SignedAmendment } from './stated-patch.ts'
import { nextValueOn, valueHistory, valueOn } from './value-history.ts'

const signed = (
  id: string,
  signedOn: string,
  effectiveOn: string,
  patches: Record<string, unknown>,
): SignedAmendment => ({
  id,
  reference: `A ${id}`,
  signedOn,
  effectiveOn,
  patches: Object.entries(patches).map(([field, value]) => ({ field, value })),
})

const history = valueHistory({ amount: 100, roll: 'none' }, [
  signed('c', '2026-03-01', '2026-06-01', { amount: 140 }),
  signed('a', '2026-02-01', '2026-02-01', { amount: 120, roll: 'next' }),
  signed('b', '2026-01-01', '2026-06-01', { amount: 130 }),
])

test('each value replaces the one before it, in order of effect, then of signature', () => {
  expect(
    history
      .filter(({ field }) => field === 'amount')
      .map(({ before, value, from, amendment }) => [before, value, from, amendment.id]),
  ).toEqual([
    [100, 120, '2026-02-01', 'a'],
    [120, 130, '2026-06-01', 'b'],
    [130, 140, '2026-06-01', 'c'],
  ])
})

test.each([
  ['2026-01-31', 100],
  ['2026-02-01', 120],
  ['2026-05-31', 120],
  ['2026-06-01', 140],
])('on %s the amount is %i', (day, amount) => {
  expect(valueOn(history, 'amount', 100, day)).toBe(amount)
})

test('a field that none changes is as stated; one taken away is none', () => {
  expect(valueOn(history, 'notice', 'stated', '2030-01-01')).toBe('stated')
  const removed = valueHistory({ earlyExit: {} }, [
    signed('a', '2026-01-01', '2026-01-01', { earlyExit: null }),
  ])
  expect(valueOn<unknown>(removed, 'earlyExit', {}, '2026-01-01')).toBeNull()
})

test('the next value comes on the first day of effect after a day, or never', () => {
  expect(nextValueOn(history, '2026-01-15')).toBe('2026-02-01')
  expect(nextValueOn(history, '2026-02-01')).toBe('2026-06-01')
  expect(nextValueOn(history, '2026-06-01')).toBeNull()
})

test('only the terms of a life enter the deadlines', () => {
  const first = signed('a', '2026-01-01', '2026-01-01', { amount: 1, roll: 'next' })
  expect(termsOfAmendment(first)?.patches).toEqual([{ field: 'roll', value: 'next' }])
  expect(termsOfAmendment({ ...first, patches: [{ field: 'amount', value: 1 }] })).toBeNull()
  expect(['roll', 'amount', 'values.site'].map(isAmendableTerm)).toEqual([true, false, false])
})

describe('an amount and its currency', () => {
  const stated = { amount: 100, currency: 'EUR' }
  const on = (set: ReturnType<typeof valueHistory>, day: string) => [
    valueOn(set, 'amount', 100, day),
    valueOn(set, 'currency', 'EUR', day),
  ]
  const dollars = signed('a', '2026-02-01', '2026-03-01', { amount: 120, currency: 'USD' })

  test('change together on the day of effect', () => {
    const set = valueHistory(stated, [dollars])
    expect(on(set, '2026-02-28')).toEqual([100, 'EUR'])
    expect(on(set, '2026-03-01')).toEqual([120, 'USD'])
    expect(set.find(({ field }) => field === 'amount')).toMatchObject({
      currencyBefore: 'EUR',
      currency: 'USD',
    })
  })

  test('an amount without a currency is in the contract’s own, whatever is signed later', () => {
    const euros = signed('b', '2026-01-15', '2026-05-01', { amount: 130 })
    expect(on(valueHistory(stated, [euros]), '2026-05-01')).toEqual([130, 'EUR'])
    const set = valueHistory(stated, [euros, dollars])
    expect(on(set, '2026-04-30')).toEqual([120, 'USD'])
    expect(on(set, '2026-05-01')).toEqual([130, 'EUR'])
  })

  test('a currency alone makes no other amount of the one in force', () => {
    const alone = signed('c', '2026-01-01', '2026-01-01', { currency: 'USD' })
    expect(on(valueHistory(stated, [alone]), '2026-06-01')).toEqual([100, 'EUR'])
    const without = valueHistory({ amount: null, currency: 'EUR' }, [alone])
    expect(valueOn(without, 'currency', 'EUR', '2026-06-01')).toBe('USD')
  })
})

test('a date of effect counts from the signature: the life is counted from it', () => {
  const later = signed('a', '2026-01-10', '2026-03-01', { effectiveDate: '2026-03-01' })
  expect(valueHistory({ effectiveDate: '2026-02-01' }, [later])).toMatchObject([
    { field: 'effectiveDate', before: '2026-02-01', value: '2026-03-01', from: '2026-01-10' },
  ])
})
