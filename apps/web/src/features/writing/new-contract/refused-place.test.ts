import { expect, test } from 'vitest'
import { refusedPlace } from './refused-place.ts'

const shown = new Set(['title', 'reference', 'from', 'values.effective_date', 'values.duration'])

test('each refusal is shown at its field, even if about part of the value', () => {
  expect(refusedPlace('reference', shown)).toEqual({ field: 'reference' })
  expect(refusedPlace('values.duration.count', shown)).toEqual({ field: 'values.duration' })
})

test('errors of no field are shown above the form', () => {
  expect(refusedPlace('values.notice', shown)).toBeNull()
})
