import { valueHistory } from '@tacite/domain/amendments/value-history.ts'
import { expect, test } from 'vitest'
import type { FieldDefinition } from '../field-definition.ts'
import { computedHistory, valuesOnDay } from './computed-history.ts'

const field = (variable: string, type: FieldDefinition['type'], formula?: string) => ({
  variable,
  type,
  formula: formula ?? null,
})
const FIELDS = [
  field('rent', 'amount'),
  field('vat', 'percentage'),
  field('rent_incl', 'amount', 'rent * (1 + vat)'),
  field('total', 'amount', 'somme(rent)'),
  field('share', 'amount', 'amount_incl_tax * 0.1'),
  field('last', 'date', 'effective_date + duration'),
  field('amount_incl_tax', 'amount'),
  field('effective_date', 'date'),
  field('duration', 'duration'),
]
const STATED = {
  values: {
    'rows:premises': [{ rent: 100 }, { rent: 50 }],
    vat: 20,
    amount_incl_tax: 1000,
    effective_date: '2026-01-01',
    duration: { count: 1, unit: 'years' as const },
  },
  lifecycle: {
    effectiveDate: '2026-01-01',
    duration: { kind: 'span' as const, count: 1, unit: 'years' as const },
  },
  currency: 'EUR',
}
const amended = (id: string, day: string, patches: Record<string, unknown>) => ({
  id,
  reference: id,
  signedOn: day,
  effectiveOn: day,
  patches: Object.entries(patches).map(([name, value]) => ({ field: name, value })),
})
const setBy = (...amendments: ReturnType<typeof amended>[]) =>
  valueHistory({ amount: 1000, currency: 'EUR' }, amendments)
const said = (history: ReturnType<typeof setBy>) =>
  computedHistory(FIELDS, STATED, history).map(({ field: name, before, value, from }) => [
    name,
    before,
    value,
    from,
  ])

test('a sum follows the rows of each amendment, and rows have their computed cells', () => {
  const history = setBy(
    amended('a', '2026-03-01', { 'values.rows:premises': [{ rent: 100 }, { rent: 60 }] }),
    amended('b', '2026-06-01', { 'values.rows:premises': [] }),
  )
  const cells = (...rents: number[]) => rents.map((rent) => ({ rent, rent_incl: rent * 1.2 }))
  expect(said(history)).toEqual([
    ['values.rows:premises', cells(100, 50), cells(100, 60), '2026-03-01'],
    ['values.total', 150, 160, '2026-03-01'],
    ['values.rows:premises', cells(100, 60), [], '2026-06-01'],
    ['values.total', 160, 0, '2026-06-01'],
  ])
  const totalOn = (day: string) => valuesOnDay(FIELDS, STATED, history, day)['total']
  expect(['2026-02-28', '2026-03-01', '2026-06-01'].map(totalOn)).toEqual([150, 160, 0])
})

test('a rate that changes alone changes the cells computed with it', () => {
  const [rows] = said(setBy(amended('a', '2026-03-01', { 'values.vat': 10 })))
  expect(rows?.[2]).toEqual([
    { rent: 100, rent_incl: 110 },
    { rent: 50, rent_incl: 55 },
  ])
})

test('the amount and the terms of the contract enter formulas as they are in force', () => {
  const duration = { kind: 'span', count: 2, unit: 'years' }
  expect(said(setBy(amended('a', '2026-03-01', { amount: 2000, duration })))).toEqual([
    ['values.share', 100, 200, '2026-03-01'],
    ['values.last', '2027-01-01', '2028-01-01', '2026-03-01'],
  ])
})

test('an amount in another currency enters none: nothing is converted', () => {
  const dollars = amended('a', '2026-03-01', { amount: 2000, currency: 'USD' })
  expect(said(setBy(dollars))).toEqual([['values.share', 100, null, '2026-03-01']])
})
