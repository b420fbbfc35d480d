import { expect, test } from 'vitest'
import { isRecordedAtMonthEnd } from './month-end-filters.ts'

const TAGGED = 'taggedField.01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

test.each([
  ['status', false, true],
  ['tags', false, true],
  ['otherCurrency', false, true],
  ['text', false, true],
  ['invitedUsers', false, false],
  ['actionRequired', false, false],
  ['toArchive', false, false],
  ['lacks', false, false],
  [TAGGED, true, true],
  [TAGGED, false, false],
  ['intrus', false, false],
])('%s (system field: %s) can be asked of a month end: %s', (field, isSystem, expected) => {
  expect(isRecordedAtMonthEnd(field, isSystem)).toBe(expected)
})
