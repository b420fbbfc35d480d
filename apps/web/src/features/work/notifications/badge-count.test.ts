import { expect, test } from 'vitest'
import { badgeCount } from './badge-count.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('%i unread show as %s', (count, shown) => {
  expect(badgeCount(count)).toBe(shown)
})
