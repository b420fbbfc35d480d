import { expect, test } from 'vitest'
import type { WireDocument } from '../text-queries.ts'
import { sameContent } from './section-text.ts'
import { textFields, shownField } from './fields.ts'
import { isTypedInText } from './typed-in-text.ts'

const field = (variable: string, type: string, label: string): WireDocument['fields'][number] => ({
  _id: variable,
  variable,
  label,
  description: '',
  type,
  kind: 'system',
  required: false,
  choices: [],
  isMetadata: true,
  isManagement: false,
  formula: null,
  folderIds: null,
  conditions: [],
})

const fields = textFields({
  locale: 'fr',
  currency: 'EUR',
  fields: [field('amount_incl_tax', 'amount', 'Montant TTC'), field('place', 'text', 'Lieu')],
  values: { amount_incl_tax: 1_250_000, place: ' ' },
})

test('a field shows its value as formatted in the contract, or its label', () => {
  expect(shownField(fields, 'amount_incl_tax').text).toMatch(/^12\s500,00\s€$/)
  expect(shownField(fields, 'place')).toEqual({ text: 'Lieu', label: 'Lieu', isFilled: false })
  expect(shownField(fields, 'unknown').text).toBe('unknown')
  expect(shownField(fields, 'signature_date')).toMatchObject({
    text: 'jour de la dernière signature électronique',
    isFilled: true,
  })
})

test('what belongs to the summary sheet is not edited in the text', () => {
  expect(isTypedInText('amount_incl_tax')).toBe(true)
  expect(isTypedInText('effective_date')).toBe(true)
  expect(isTypedInText('delivery_place')).toBe(true)
  expect(isTypedInText('counterparty_name')).toBe(false)
  expect(isTypedInText('contract_reference')).toBe(false)
})

test('contents are equal whatever the order of their attributes', () => {
  expect(sameContent({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(sameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(sameContent({ a: 1 }, { a: 1, b: 2 })).toBe(false)
})
