import { expect, test } from 'vitest'
import { AGE_BANDS, AMOUNT_TIERS, placeInBands } from './bands.ts'

test('a value is in the band that begins with it, up to the next', () => {
  expect(placeInBands(0, AMOUNT_TIERS)).toBe(0)
  expect(placeInBands(999_999, AMOUNT_TIERS)).toBe(0)
  expect(placeInBands(1_000_000, AMOUNT_TIERS)).toBe(1)
  expect(placeInBands(1e12, AMOUNT_TIERS)).toBe(5)
  expect(placeInBands(999_998, AGE_BANDS)).toBe(3)
  expect(placeInBands(999_999, AGE_BANDS)).toBe(4)
})

test('no value, and one below the first band, have no place', () => {
  expect(placeInBands(null, AMOUNT_TIERS)).toBeNull()
  expect(placeInBands(-1, AMOUNT_TIERS)).toBeNull()
})
