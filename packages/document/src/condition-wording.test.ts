import { expect, test } from 'vitest'
import { conditionWording } from './condition-wording.ts'

const notation = { locale: 'fr', currency: 'EUR' } as const
const amount = { label: 'Montant', type: 'amount' } as const

test('writes the value as the contract does', () => {
  const condition = { variable: 'amount', operator: 'gte', value: 1_000_000 } as const
  expect(conditionWording(condition, amount, notation)).toEqual({
    sentence: 'gte',
    field: 'Montant',
    value: '10\u202F000,00\u00A0€',
  })
})

test.each([
  ['eq', true, 'yes'],
  ['eq', false, 'no'],
  ['ne', true, 'no'],
  ['ne', false, 'yes'],
] as const)('a yes or no that is %s %s is said as %s', (operator, value, sentence) => {
  const remote = { label: 'À distance', type: 'yesNo' } as const
  const condition = { variable: 'remote', operator, value }
  expect(conditionWording(condition, remote, notation).sentence).toBe(sentence)
})

test('calls a field that is no longer defined by its variable', () => {
  const condition = { variable: 'gone', operator: 'filled', value: null } as const
  const said = { sentence: 'filled', field: 'gone', value: '' }
  expect(conditionWording(condition, undefined, notation)).toEqual(said)
})
