import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { expect, test } from 'vitest'
import { describeFilter, type FilterWords } from './describe-filter.ts'

const formats = {
  amount: (cents: number) => `${cents / 100} TTC`,
  number: String,
  day: (iso: string) => iso.split('-').toReversed().join('/'),
  duration: ({ count, unit }: { count: number; unit: string }) => `${count} ${unit}`,
  list: (texts: readonly string[]) => texts.join(' et '),
}

const words: FilterWords = {
  optionsOf: (field) => (field === 'type' ? [{ value: 'a', label: 'Bail' }] : []),
  taggedField: (field) =>
    ({
      'taggedField.1': { name: 'Ville', type: 'text' },
      'taggedField.2': { name: 'Loyer', type: 'amount' },
      'taggedField.3': { name: 'Remise', type: 'percentage' },
    })[field],
}

const said = (field: string, written: string) =>
  describeFilter(createTranslator('fr'), formats, words, { field, written }).replaceAll(
    '\u202F',
    ' ',
  )

test('a field and its values are named', () => {
  expect(said('type', 'eq:a,none')).toBe('Type : Bail et aucun')
  expect(said('endDate', 'range:2027-01-01,2027-03-31')).toBe(
    'Échéance : de 01/01/2027 à 31/03/2027',
  )
})

test('a tagged field has the name that the company gave it', () => {
  expect(said('taggedField.1', 'eq:Lyon, Paris')).toBe('Ville : Lyon, Paris')
  expect(said('taggedField.3', 'lte:12.5')).toBe('Remise jusqu’à 12.5')
})

test('an amount is formatted as an amount', () => {
  expect(said('taggedField.2', 'gte:2000.00')).toBe('Loyer à partir de 2000 TTC')
  expect(said('financialAmount', 'range:0.10,12')).toBe('Montant TTC : de 0.1 à 12 TTC')
})

test('a renewal period is formatted in days, and an indefinite one by its name', () => {
  expect(said('tacitRenewalDuration', 'range:0,1094')).toBe(
    'Durée de reconduction : de 0 à 1094 days',
  )
  expect(said('tacitRenewalDuration', 'range:3285,999998')).toBe(
    'Durée de reconduction à partir de 3285 days',
  )
  expect(said('tacitRenewalDuration', 'gte:999999')).toBe('Durée de reconduction : indéterminée')
})

test('searched text is shown as typed', () => {
  expect(said('text', 'eq:Dupont, Durand')).toBe('Recherche : Dupont, Durand')
})

test('an object that was deleted, or that the reader does not see, is not found', () => {
  expect(said('type', 'eq:01a1fc00-76ed-7a30-b19a-7c6dcd73e16b,a')).toBe(
    'Type : introuvable et Bail',
  )
})
