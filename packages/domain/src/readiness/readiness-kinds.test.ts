import { expect, test } from 'vitest'
import {
  DEFAULT_SEVERITY,
  READINESS_KINDS,
  readinessChange,
  severityOf,
} from './readiness-kinds.ts'

test('a kind has its default severity unless the contract type says otherwise', () => {
  expect(READINESS_KINDS.filter((kind) => severityOf(kind, {}) === 'blocks')).toEqual([
    'requiredFieldEmpty',
    'placeholderLeft',
    'partEmpty',
    'charactersUnprintable',
  ])
  expect(severityOf('partEmpty', { partEmpty: 'warns' })).toBe('warns')
  expect(severityOf('datesMissing', { datesMissing: 'blocks' })).toBe('blocks')
})

test('a change says what each moved kind does now, also when it is the default again', () => {
  expect(readinessChange({}, {})).toBeNull()
  expect(readinessChange({ partEmpty: 'warns' }, { partEmpty: 'warns' })).toBeNull()
  expect(readinessChange({}, { datesMissing: 'blocks' })).toEqual({
    blocks: ['datesMissing'],
    warns: [],
  })
  expect(readinessChange({ partEmpty: 'warns', fieldEmpty: 'blocks' }, {})).toEqual({
    blocks: ['partEmpty'],
    warns: ['fieldEmpty'],
  })
  expect(DEFAULT_SEVERITY.partEmpty).toBe('blocks')
})
