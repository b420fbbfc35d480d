import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { anyBusyLifecycle } from '@tacite/domain/deadlines/testing/any-lifecycle.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test, vi } from 'vitest'
import { contractFacts } from './contract-facts.ts'
import { contractPhases } from './contract-phases.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

// Many random contracts, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const yearlyTacit = {
  signatureDate: '2025-12-15',
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  notice: { unit: 'months', count: 3 },
} as const

const contractOf = (
  terms: Partial<LifecycleTerms>,
  status: ContractTerms['status'] = 'SIGNED',
): ContractTerms => ({
  contractId: 'lease',
  terms: lifecycleTerms(terms),
  status,
  lastValidation: null,
  stepId: 'step',
  createdOn: '2025-12-01',
  knownSignedOn: null,
  validatedOn: null,
  amountInclTaxCents: null,
  currency: 'EUR',
  companyCurrency: 'EUR',
  counterpartyId: null,
  history: [],
  departmentId: null,
  ownerNoticeDays: 30,
  ownerId: 'owner',
  alerts: null,
  timeZone: 'Europe/Paris',
})

const phasesOn = (today: string, contract: ContractTerms) =>
  contractPhases(contract, Temporal.PlainDate.from(today))

test('a yearly contract has phases beyond the same days of the next year', () => {
  const { row, phases } = phasesOn('2025-12-20', contractOf(yearlyTacit))
  expect([row.status_detail, row.phase]).toEqual(['NOT_STARTED', 'NOT_STARTED'])
  // The limit of 30 September is the last day of the window; the term ends on 31 December.
  expect(phases.map(({ from_day, phase, end_date }) => [from_day, phase, end_date])).toEqual([
    ['2026-01-01', 'RUNNING', '2026-12-31'],
    ['2026-08-31', 'NOTICE_WINDOW', '2026-12-31'],
    ['2026-10-01', 'RENEWAL_LOCKED', '2026-12-31'],
    ['2027-01-01', 'RUNNING', '2027-12-31'],
  ])
  expect(row.foreseen_until).toBe('2027-08-31')
})

test('an ended contract has no further phase, and its facts are final', () => {
  const fixed = {
    ...yearlyTacit,
    renewalType: 'none',
    renewalDuration: null,
    notice: null,
  } as const
  expect(phasesOn('2027-01-01', contractOf(fixed))).toMatchObject({
    row: { status_detail: 'EXPIRED', foreseen_until: 'infinity' },
    phases: [],
  })
})

test('an unsigned contract keeps its step, and its dates follow the days', () => {
  const { phases } = phasesOn('2026-12-01', contractOf(yearlyTacit, 'DRAFT'))
  expect(new Set(phases.map(({ status, status_detail }) => `${status} ${status_detail}`))).toEqual(
    new Set(['DRAFT step']),
  )
  expect(phases.find(({ from_day }) => from_day === '2027-01-01')?.end_date).toBe('2027-12-31')
})

test('a contract renewed every day has phases for some weeks, not a year', () => {
  const daily = {
    ...yearlyTacit,
    renewalDuration: { count: 1, unit: 'days' },
    notice: null,
  } as const
  const { row, phases } = phasesOn('2027-02-01', contractOf(daily))
  expect(phases.length).toBeLessThanOrEqual(40)
  expect(row.foreseen_until > '2027-03-01' && row.foreseen_until < '2027-05-01').toBe(true)
})

test('on every covered day the last phase that has begun equals a computation for that day', () => {
  const statuses = fc.constantFrom('SIGNED', 'SIGNED', 'DRAFT', 'CANCELLED')
  fc.assert(
    fc.property(
      anyBusyLifecycle,
      statuses,
      fc.nat(900),
      fc.nat(500),
      (terms, status, start, ahead) => {
        const contract = contractOf(terms, status)
        const today = Temporal.PlainDate.from('2023-06-01').add({ days: start })
        const { row, phases } = contractPhases(contract, today)
        const days = [
          ahead,
          ...phases.map(({ from_day }) => today.until(from_day, { largestUnit: 'days' }).days),
        ]
        for (const day of days
          .flatMap((each) => [each - 1, each])
          .map((each) => today.add({ days: each }))) {
          if (day.toString() >= row.foreseen_until || day.toString() < today.toString()) continue
          const { from_day: _, ...begun } = {
            from_day: '',
            ...phases.findLast(({ from_day }) => from_day <= day.toString()),
          }
          const { foreseen_until: __, ...facts } = { ...row, ...begun }
          expect(facts).toEqual(contractFacts(contract, day))
        }
      },
    ),
    { numRuns: 300 },
  )
})
