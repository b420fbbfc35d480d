import { expect, test } from 'vitest'
import { narrowFilter, valuesCounted } from './narrow-filter.ts'

const widget = { status: 'eq:DRAFT,SIGNATURE', endDate: 'range:2026-11-21,2027-02-19' }

test('what is asked for is joined to what the widget counts', () => {
  expect(narrowFilter(widget, { type: 'eq:0199-ab' })).toEqual({ ...widget, type: 'eq:0199-ab' })
})

test('a field that the widget counts by is narrowed', () => {
  expect(narrowFilter(widget, { status: 'eq:DRAFT' })).toEqual({ ...widget, status: 'eq:DRAFT' })
})

test('a window offers no value that its widget does not count', () => {
  expect(valuesCounted(widget, 'status')).toEqual(['DRAFT', 'SIGNATURE'])
  expect(valuesCounted(widget, 'type')).toBeUndefined()
  expect(valuesCounted({ supplier: 'ne:none' }, 'supplier')).toBeUndefined()
})
