import { expect, test } from 'vitest'
import { firstRows, statedOf, withRow } from './stated-draft.ts'

test('begins with those named before, else with one line for each party', () => {
  expect(statedOf(firstRows([], 'Anne Martin'))).toEqual([
    { name: 'Anne Martin', side: 'company' },
    { name: '', side: 'counterparty' },
  ])
  const named = [
    { name: 'Léa', side: 'company' as const },
    { name: 'Zoé', side: null },
  ]
  expect(statedOf(firstRows(named, 'Anne Martin'))).toEqual([
    { name: 'Léa', side: 'company' },
    { name: 'Zoé', side: 'counterparty' },
  ])
})

test('one line changes and keeps its key', () => {
  const [first, second] = firstRows([], 'Anne')
  expect(withRow([first!, second!], 1, { name: 'Léa' })).toEqual([
    first,
    { ...second, name: 'Léa' },
  ])
})
