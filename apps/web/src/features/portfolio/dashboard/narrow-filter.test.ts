import { expect, test } from 'vitest'
import { narrowFilter, valuesCounted } from './narrow-filter.ts'

const widget = { status: 'eq:DRAFT,SIGNATURE', endDate: 'range:2026-11-21,2027-02-19' }

test("additional filters are joined to the widget's", () => {
  expect(narrowFilter(widget, { type: 'eq:0199-ab' })).toEqual({ ...widget, type: 'eq:0199-ab' })
})

test('a field that the widget filters by is narrowed', () => {
  expect(narrowFilter(widget, { status: 'eq:DRAFT' })).toEqual({ ...widget, status: 'eq:DRAFT' })
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
