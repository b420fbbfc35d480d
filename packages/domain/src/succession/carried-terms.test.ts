import { expect, test } from 'vitest'
import { lifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { carriedTerms, dayAfterEnd } from './carried-terms.ts'

const terms = lifecycleTerms({
  effectiveDate: '2025-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 6, unit: 'months' },
  notice: { unit: 'months', count: 3 },
  renewals: [{ id: 'r', kind: 'agreement', day: '2025-11-01', until: '2026-06-30' }],
  performedAfterEnd: true,
})

test('carries durations, the renewal and the notice, and nothing that happened', () => {
  const carried = carriedTerms(terms, '2026-01-01')
  expect(carried).toMatchObject({
    effectiveDate: '2026-01-01',
    duration: terms.duration,
    renewalType: 'tacit',
    renewalDuration: terms.renewalDuration,
    notice: terms.notice,
  })
  expect(Object.keys(carried)).not.toContain('renewals')
  expect(Object.keys(carried)).not.toContain('performedAfterEnd')
  expect(Object.keys(carried)).not.toContain('signatureDate')
})

test('leaves out the days that belong to the contract that states them', () => {
  const until = { kind: 'until', day: '2025-12-31', meaning: 'lastDayInForce' } as const
  expect(carriedTerms({ ...terms, duration: until }, null).duration).toBeNull()
  const services = { kind: 'services', endedOn: '2025-10-31' } as const
  expect(carriedTerms({ ...terms, duration: services }, null).duration).toEqual({
    kind: 'services',
    endedOn: null,
  })
  const earlyExit = { notice: null, alignment: 'monthEnd', notBefore: '2025-06-30' } as const
  expect(carriedTerms({ ...terms, earlyExit }, null).earlyExit).toMatchObject({
    alignment: 'monthEnd',
    notBefore: null,
  })
})

test('a contract begins the day after the one it follows', () => {
  expect([dayAfterEnd('2026-12-31'), dayAfterEnd('2028-02-28'), dayAfterEnd(null)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    null,
  ])
})
