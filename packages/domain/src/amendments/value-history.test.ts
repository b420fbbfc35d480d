import { expect, test } from 'vitest'
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
