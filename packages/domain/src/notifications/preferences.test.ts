import { expect, test } from 'vitest'
import { readPeriodDays } from './preferences.ts'

test('days are a whole number from 1 to 365, or nothing', () => {
  expect(['1', ' 30 ', '365'].map(readPeriodDays)).toEqual([1, 30, 365])
  expect(readPeriodDays('  ')).toBeNull()
  const wrong = ['0', '366', '-1', '1,5', '1e2', 'trente', '0x10', '１']
  expect(wrong.map(readPeriodDays)).toEqual(wrong.map(() => undefined))
})
