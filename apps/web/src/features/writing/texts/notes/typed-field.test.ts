import { expect, test } from 'vitest'
import type { TaggedField, TextFields } from '../text/fields.ts'
import { fieldNamed } from './typed-field.ts'

const field = (variable: string, label: string) =>
  [variable, { variable, label, type: 'text' } as TaggedField] as const

const fields: TextFields = {
  byVariable: new Map([
    field('amount_incl_tax', 'Montant TTC'),
    field('effective_date', 'Date d’effet'),
  ]),
  values: {},
  locale: 'fr',
  currency: 'EUR',
}

test.each([
  ['Montant TTC', 'amount_incl_tax'],
  [' montant\u00A0ttc ', 'amount_incl_tax'],
  ["date d'effet", 'effective_date'],
  ['amount_incl_tax', 'amount_incl_tax'],
  ['Montant', null],
  ['', null],
])('« %s » names the field %s', (typed, variable) => {
  expect(fieldNamed(fields, typed)).toBe(variable)
})
