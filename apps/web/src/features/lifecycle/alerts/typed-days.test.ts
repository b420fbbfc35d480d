import { expect, test } from 'vitest'
import { typedDays } from './typed-days.ts'

test('numbers of days are separated by commas, semicolons or spaces', () => {
  expect(typedDays('90, 60;30  0')).toEqual([90, 60, 30, 0])
  expect(typedDays('  ')).toEqual([])
})

test('what is no number of days is kept apart, for the server to refuse', () => {
  expect(typedDays('30, un mois')).toEqual([30, -1, -1])
  expect(typedDays('-3 1.5')).toEqual([-1, -1])
})
