import { expect, test } from 'vitest'
import { removingRefusal } from './second-factor.ts'

test('the last second factor stays where the company requires one', () => {
  expect(removingRefusal({ factors: 1, isRequired: true })).toBe('SECOND_FACTOR_LAST')
  expect(removingRefusal({ factors: 2, isRequired: true })).toBeNull()
  expect(removingRefusal({ factors: 1, isRequired: false })).toBeNull()
})
