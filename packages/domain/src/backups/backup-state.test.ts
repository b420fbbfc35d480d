import { expect, test } from 'vitest'
import { backupState } from './backup-state.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const whole = (hours: number) => ({ startedAt: hoursAgo(hours), isWhole: true })

test.each([
  ['none', { last: null, hasFailed: false }],
  ['good', { last: whole(8), hasFailed: false }],
  ['good', { last: whole(36), hasFailed: false }],
  ['late', { last: whole(36.1), hasFailed: false }],
  ['late', { last: { startedAt: hoursAgo(60), isWhole: false }, hasFailed: false }],
  ['incomplete', { last: { startedAt: hoursAgo(8), isWhole: false }, hasFailed: false }],
  ['failed', { last: whole(8), hasFailed: true }],
  ['failed', { last: null, hasFailed: true }],
] as const)('%s: %j', (state, status) => {
  expect(backupState(status, NOW)).toBe(state)
})
