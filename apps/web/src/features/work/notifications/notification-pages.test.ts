import { expect, test } from 'vitest'
import { nextPage, uniqueNotifications } from './notification-pages.ts'

const page = (first: number, length: number, count: number) => ({
  count,
  value: Array.from({ length }, (_, index) => ({
    _id: String(first + index),
    type: 'validationRequested',
    template: '',
    contractId: '',
    exportId: null,
    groupId: null,
    createdAt: '',
    alert: null,
    decision: null,
  })),
})

test('fetches the next ten until the loaded count equals the total', () => {
  const first = page(0, 10, 23)
  const second = page(10, 10, 23)
  const third = page(20, 3, 23)
  expect(nextPage(first, [first])).toBe(2)
  expect(nextPage(second, [first, second])).toBe(3)
  expect(nextPage(third, [first, second, third])).toBeUndefined()
})

test('stops when nothing more arrives, whatever the total says', () => {
  const first = page(0, 10, 12)
  const empty = page(0, 0, 12)
  expect(nextPage(empty, [first, empty])).toBeUndefined()
})

test('shows a notification once even if two pages contain it', () => {
  expect(uniqueNotifications([page(0, 10, 12), page(9, 3, 12)])).toHaveLength(12)
})
