import { expect, test } from 'vitest'
import { narrowFilter, valuesCounted } from './narrow-filter.ts'

const widget = { status: 'eq:DRAFT,SIGNATURE', endDate: 'range:2026-11-21,2027-02-19' }

test("additional filters are joined to the widget's", () => {
  expect(narrowFilter(widget, { type: 'eq:0199-ab' })).toEqual({ ...widget, type: 'eq:0199-ab' })
})

test('a field that the widget filters by is narrowed', () => {
  expect(narrowFilter(widget, { status: 'eq:DRAFT' })).toEqual({ ...widget, status: 'eq:DRAFT' })
})

test('a range keeps to that of the widget', () => {
  const narrow = (counted: string, asked: string) =>
    narrowFilter({ of: counted }, { of: asked })['of']
  const window = 'range:2026-11-21,2027-02-19'
  expect(narrow(window, 'gte:2026-12-01')).toBe('range:2026-12-01,2027-02-19')
  expect(narrow(window, 'lte:2026-12-31')).toBe('range:2026-11-21,2026-12-31')
  expect(narrow(window, 'range:2026-01-01,2028-01-01')).toBe(window)
  // Nothing is in both.
  expect(narrow(window, 'gte:2028-01-01')).toBe('range:2028-01-01,2027-02-19')
  // Figures, not letters.
  expect(narrow('gte:1000000', 'gte:2000.00')).toBe('gte:1000000')
  expect(narrow('range:10000,49999.99', 'range:9000.00,20000.00')).toBe('range:10000,20000.00')
  expect(narrowFilter({}, { of: 'gte:5' })).toEqual({ of: 'gte:5' })
})

test('a part of the folder chart is closer than the folders of the dashboard', () => {
  expect(narrowFilter({ tags: 'eq:0199-a,0199-b' }, { tags: 'eq:0199-b' })).toEqual({
    tags: 'eq:0199-b',
  })
})

test("a widget's dialog offers no value that it does not count", () => {
  expect(valuesCounted(widget, 'status')).toEqual(['DRAFT', 'SIGNATURE'])
  expect(valuesCounted(widget, 'type')).toBeUndefined()
  expect(valuesCounted({ supplier: 'ne:none' }, 'supplier')).toBeUndefined()
})
