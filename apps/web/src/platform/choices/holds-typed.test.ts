import { expect, test } from 'vitest'
import { holdsTyped } from './holds-typed.ts'

const option = { value: '1', label: 'Cœur de Société Élan', hint: '552100554' }

test('an option is kept while it contains every typed word, ignoring accents and case', () => {
  expect(holdsTyped(option, 'ELAN soc')).toBe(true)
  expect(holdsTyped(option, 'coeur')).toBe(true)
  expect(holdsTyped(option, '5521')).toBe(true)
  expect(holdsTyped(option, 'élan sarl')).toBe(false)
})

test('before anything is typed all are kept', () => {
  expect(holdsTyped(option, '')).toBe(true)
})
