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

test('null, and a value below the first band, are in none', () => {
  expect(placeInBands(null, AMOUNT_TIERS)).toBeNull()
  expect(placeInBands(-1, AMOUNT_TIERS)).toBeNull()
})

test('bands leave no gap, and only the last one is open', () => {
  for (const bands of [AGE_BANDS, AMOUNT_TIERS]) {
    expect(bands[0]?.from).toBe(0)
    expect(bands.map(({ below }) => below)).toEqual([
      ...bands.slice(1).map(({ from }) => from),
      null,
    ])
  }
})

test('ages change band at 3, 5 and 9 years of 365 days, amounts at whole euros', () => {
  expect([1094, 1095, 1824, 1825, 3284, 3285].map((days) => placeInBands(days, AGE_BANDS))).toEqual(
    [0, 1, 1, 2, 2, 3],
  )
  expect(AMOUNT_TIERS.map(({ from }) => from / 100)).toEqual([
    0, 10_000, 50_000, 100_000, 500_000, 1_000_000,
  ])
})
