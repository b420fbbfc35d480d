import { expect, test } from 'vitest'
import {
  askedFields,
  withOperands,
  type AskingContract,
  type FieldQuestion,
} from './asked-fields.ts'

const field = (variable: string, changes: Partial<FieldQuestion> = {}): FieldQuestion => ({
  variable,
  kind: 'custom',
  isMetadata: true,
  folderIds: null,
  conditions: [],
  ...changes,
})
const when = (variable: string, value: number) =>
  ({ variable, operator: 'gte', value }) as FieldQuestion['conditions'][number]
const asked = (fields: FieldQuestion[], contract: Partial<AskingContract> = {}) =>
  askedFields(fields, { used: [], folderIds: [], values: {}, ...contract }).map(
    ({ variable }) => variable,
  )

test('a contract needs the fields of its text and those that describe every contract', () => {
  const fields = [
    field('site'),
    field('clause_only', { isMetadata: false }),
    field('in_text', { isMetadata: false }),
    field('contract_title', { kind: 'system' }),
  ]
  expect(asked(fields, { used: ['in_text', 'contract_title'] })).toEqual(['site', 'in_text'])
})

test('a field limited to folders is asked for there, and wherever a text uses it', () => {
  const fields = [field('region', { folderIds: ['a'] })]
  expect(asked(fields)).toEqual([])
  expect(asked(fields, { folderIds: ['b'] })).toEqual([])
  expect(asked(fields, { folderIds: ['b', 'a'] })).toEqual(['region'])
  expect(asked(fields, { used: ['region'] })).toEqual(['region'])
  expect(asked([field('nowhere', { folderIds: [] })], { folderIds: ['a'] })).toEqual([])
})

test('a field with conditions is asked for while all of them hold, along with the deciding ones', () => {
  const fields = [
    field('seats'),
    field('discount', { conditions: [when('seats', 10), when('seats', 20)] }),
    field('reason', { conditions: [when('discount', 5)] }),
  ]
  expect(asked(fields, { values: { seats: 12 } })).toEqual(['seats'])
  expect(asked(fields, { values: { seats: 20 } })).toEqual(['seats', 'discount'])
  expect(asked(fields, { values: { seats: 20, discount: 5 } })).toEqual([
    'seats',
    'discount',
    'reason',
  ])
  // A leftover value alone does not bring the third back.
  expect(asked(fields, { values: { seats: 1, discount: 5 } })).toEqual(['seats'])
})

test('fields with cyclic or dangling conditions are not asked for', () => {
  const fields = [
    field('a', { conditions: [when('b', 1)] }),
    field('b', { conditions: [when('a', 1)] }),
    field('c', { conditions: [when('gone', 1)] }),
  ]
  expect(asked(fields, { values: { a: 1, b: 1, gone: 1 } })).toEqual([])
})

test('a computed field is not asked for: what it reads is, before it', () => {
  const computed = (variable: string, formula: string) => field(variable, { formula })
  const all = [
    computed('total', 'net * (1 + vat)'),
    field('vat'),
    computed('net', 'price * seats'),
    field('price'),
    field('seats'),
    field('other', { isMetadata: false }),
  ]
  expect(asked(all, { used: ['total'] })).toEqual(['vat', 'price', 'seats'])
  const byVariable = new Map(all.map((each) => [each.variable, each]))
  expect(withOperands(['other', 'total', 'price'], byVariable)).toEqual([
    'other',
    'price',
    'seats',
    'net',
    'vat',
    'total',
  ])
  const circle = new Map(
    [computed('a', 'b'), computed('b', 'a')].map((each) => [each.variable, each]),
  )
  expect(withOperands(['a'], circle)).toEqual(['b', 'a'])
})
