import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'
import type { ContractDocument } from './contract-document.ts'
import { emptyFields } from './empty-fields.ts'
import type { FieldDefinition, FieldValues } from './field-definition.ts'
import { withComputed } from './formulas/compute-values.ts'

const field = (variable: string, required = false): FieldDefinition => ({
  id: variable,
  variable,
  label: variable,
  type: 'text',
  required,
})

const documentOf = (source: string): ContractDocument => ({
  title: 'Bail',
  numbering: 'none',
  blocks: [
    {
      id: 'block',
      kind: 'body',
      name: 'Corps',
      description: '',
      sections: [
        {
          id: 'section',
          level: 1,
          title: 'Lieu',
          audience: 'anyone',
          content: composeRichText(source),
        },
      ],
    },
  ],
})

test('names the fields in the text without a value, and no other', () => {
  const definitions = [field('place'), field('price'), field('unused', true)]
  const document = documentOf('Fait à {place}, pour {price}.')
  const context = { definitions, locale: 'fr' as const, currency: 'EUR' }
  const labels = (values: Record<string, string>) =>
    emptyFields(document, { ...context, values }).map(({ label }) => label)
  expect(labels({ price: '12 €' })).toEqual(['place'])
  expect(labels({ price: '12 €', place: 'Lyon' })).toEqual([])
})

test('names a required field used only in a condition, until it has a value', () => {
  const document = documentOf('Objet\n[if remote filled]\nÀ distance\n[end]')
  const empty = (values: Record<string, string>, isRequired = true) =>
    emptyFields(document, {
      definitions: [field('remote', isRequired), field('unused', true)],
      locale: 'fr',
      currency: 'EUR',
      values,
    }).map(({ label }) => label)
  expect(empty({})).toEqual(['remote'])
  expect(empty({ remote: 'oui' })).toEqual([])
  expect(empty({}, false)).toEqual([])
})

test('a sum over rows lacks nothing of the contract, but what a row leaves empty', () => {
  const definitions: FieldDefinition[] = [
    { id: '1', variable: 'price', label: 'Prix', type: 'amount' },
    { id: '2', variable: 'total', label: 'Total', type: 'amount', formula: 'somme(price)' },
  ]
  const empty = (values: FieldValues) =>
    emptyFields(documentOf('Soit {total}.'), {
      definitions,
      values: withComputed(definitions, values),
      locale: 'fr',
      currency: 'EUR',
    }).map(({ variable }) => variable)
  expect(empty({ 'rows:lots': [{ price: 100 }, { price: 50 }] })).toEqual([])
  expect(empty({ 'rows:lots': [{ price: 100 }, {}] })).toEqual(['total'])
})

test('of a computed field, what it lacks is named; itself when it lacks nothing', () => {
  const definitions: FieldDefinition[] = [
    { id: '1', variable: 'price', label: 'Prix', type: 'amount' },
    { id: '2', variable: 'seats', label: 'Places', type: 'number' },
    { id: '3', variable: 'each', label: 'Par place', type: 'amount', formula: 'price / seats' },
  ]
  const empty = (values: FieldValues) =>
    emptyFields(documentOf('Soit {each} par place.'), {
      definitions,
      values: withComputed(definitions, values),
      locale: 'fr',
      currency: 'EUR',
    }).map(({ variable }) => variable)
  expect(empty({ price: 100 })).toEqual(['seats'])
  expect(empty({})).toEqual(['price', 'seats'])
  expect(empty({ price: 100, seats: 0 })).toEqual(['each'])
  expect(empty({ price: 100, seats: 2 })).toEqual([])
})
