import { expect, test } from 'vitest'
import { refusedPlace } from './refused-place.ts'

const shown = new Set(['title', 'reference', 'from', 'values.effective_date', 'values.duration'])

test('each refusal is shown at its field, also when it is about a part of the value', () => {
  expect(refusedPlace('reference', shown)).toEqual({ field: 'reference' })
  expect(refusedPlace('values.duration.count', shown)).toEqual({ field: 'values.duration' })
})

test('what is at no field of the form is said above it', () => {
  expect(refusedPlace('values.notice', shown)).toBeNull()
})
