import { expect, test } from 'vitest'
import type { Dashboard } from './dashboard-queries.ts'
import { monthChange } from './month-change-of.ts'

const said = (year: string, figures: Partial<Dashboard>) =>
  ({
    statusContractsSigned: [{ _id: year, name: year, count: 0, parts: [] }],
    ...figures,
  }) as Dashboard

test('a figure less what it was', () => {
  const [now, then] = [said('2026', { signedThisYear: 8 }), said('2026', { signedThisYear: 5 })]
  expect(monthChange('signedThisYear', now, then)).toBe(3)
})

test('amounts to the cent', () => {
  const now = said('2026', { financialAmountThisYear: 0.3 })
  const then = said('2026', { financialAmountThisYear: 12_000.1 })
  expect(monthChange('financialAmountThisYear', now, then)).toBe(-11_999.8)
})

test('a figure of the year is not compared with one of the year before, others are', () => {
  const figures = { signedThisYear: 2, documentsPostSignCount: 40 }
  const [january, december] = [
    said('2027', figures),
    said('2026', { ...figures, documentsPostSignCount: 39 }),
  ]
  expect(monthChange('signedThisYear', january, december)).toBeNull()
  expect(monthChange('documentsPostSignCount', january, december)).toBe(1)
})

test('what is unknown, or of today alone, is not compared', () => {
  const [now, then] = [
    said('2026', { durationThisYear: null, requiredActionsCount: 4 }),
    said('2026', { durationThisYear: 2, requiredActionsCount: 0 }),
  ]
  expect(monthChange('durationThisYear', now, then)).toBeNull()
  expect(monthChange('requiredActionsCount', now, then)).toBeNull()
})
