import { expect, test } from 'vitest'
import { readWidgetFilter } from './widget-filter.ts'

test('the days of a widget become the days of the list', () => {
  expect(readWidgetFilter('status=eq:SIGNED&endDate=range:01/11/2026,30/01/2027')).toEqual({
    status: 'eq:SIGNED',
    endDate: 'range:2026-11-01,2027-01-30',
  })
})

test('a filter without days stays as it is', () => {
  expect(readWidgetFilter('?supplier=eq:0199-ab&financialAmount=gte:1000.50')).toEqual({
    supplier: 'eq:0199-ab',
    financialAmount: 'gte:1000.50',
  })
})

test('no filter is every contract', () => {
  expect(readWidgetFilter('')).toEqual({})
})
