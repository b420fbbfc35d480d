import { expect, test } from 'vitest'
import { isSystemField, SYSTEM_FIELDS } from './system-fields.ts'

test('every field held by a contract itself is known by its variable, and no other', () => {
  for (const { variable } of SYSTEM_FIELDS) expect(isSystemField(variable)).toBe(true)
  expect(isSystemField('seats')).toBe(false)
})
