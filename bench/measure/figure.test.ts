import { expect, test } from 'vitest'
import { describeFigure, isBroken } from './figure.ts'

const ratio = { name: 'List', unit: 'times', limit: 0.3 } as const

test('a gate over its limit fails and is marked', () => {
  const over = { ...ratio, value: 0.31, isGate: true }
  expect(isBroken(over)).toBe(true)
  expect(describeFigure(over)).toMatch(/^✗ List .* 0\.31 times \(at most 0\.30\)$/)
  expect(isBroken({ ...over, value: 0.3 })).toBe(false)
})

test('a time over its limit is reported without failing', () => {
  const slow = { name: 'Search', unit: 'ms', limit: 50, value: 180, isGate: false } as const
  expect(isBroken(slow)).toBe(false)
  expect(describeFigure(slow)).toMatch(/^! Search .* 180 ms \(at most 50\.0, printed only\)$/)
})

test('a score below its limit fails and is marked', () => {
  const low = { name: 'Dates', unit: 'F1', least: 0.85, value: 0.8, isGate: true } as const
  expect(isBroken(low)).toBe(true)
  expect(describeFigure(low)).toMatch(/^✗ Dates .* 0\.80 F1 \(at least 0\.85\)$/)
  expect(isBroken({ ...low, value: 0.85 })).toBe(false)
})

test('what cannot be measured here says why', () => {
  const skipped = { name: 'Workbook', skipped: 'python3-xlsxwriter is not installed' }
  expect(isBroken(skipped)).toBe(false)
  expect(describeFigure(skipped)).toContain('skipped: python3-xlsxwriter is not installed')
})
