import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('is the name, or the e-mail address while no name is known', () => {
  const email = 'lea@tacite.test'
  expect(fullName({ firstName: 'Léa', lastName: 'Martin', email })).toBe('Léa Martin')
  expect(fullName({ firstName: '', lastName: 'Martin', email })).toBe('Martin')
  expect(fullName({ firstName: '', lastName: '', email })).toBe(email)
})
