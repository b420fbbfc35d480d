import { expect, test } from 'vitest'
import { CONTRACT_STATUSES, SHOWN_STATUSES, shownStatus, wireStatus } from './contract-status.ts'

test.each([
  ['DRAFT', 'readyToSign'],
  ['NEGOTIATION', 'readyToSign'],
  ['VALIDATION', 'readyToSign'],
  ['SIGNATURE', 'SIGNATURE'],
  ['SIGNED', 'SIGNED'],
  ['TERMINATED', 'TERMINATED'],
  ['CANCELLED', 'CANCELLED'],
] as const)('%s is shown as %s once validated', (status, shown) => {
  expect(shownStatus(status, 'accepted')).toBe(shown)
})

test.each([null, 'running', 'refused', 'fallen', 'cancelled'] as const)(
  'a validation that is %s changes no status',
  (validation) => {
    for (const status of CONTRACT_STATUSES) expect(shownStatus(status, validation)).toBe(status)
  },
)

test.each([
  ['DRAFT', 'validationSuspended'],
  ['NEGOTIATION', 'validationSuspended'],
  ['VALIDATION', 'validationSuspended'],
  ['SIGNATURE', 'SIGNATURE'],
  ['SIGNED', 'SIGNED'],
  ['TERMINATED', 'TERMINATED'],
  ['CANCELLED', 'CANCELLED'],
] as const)('%s is shown as %s while its validation is suspended', (status, shown) => {
  expect(shownStatus(status, 'suspended')).toBe(shown)
})

test('a suspended validation and ready to sign are under validation on the wire', () => {
  expect(SHOWN_STATUSES.map(wireStatus)).toEqual([
    'DRAFT',
    'NEGOTIATION',
    'VALIDATION',
    'VALIDATION',
    'VALIDATION',
    'SIGNATURE',
    'SIGNED',
    'TERMINATED',
    'CANCELLED',
  ])
})
