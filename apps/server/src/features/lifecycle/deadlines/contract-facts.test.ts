import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { contractFacts } from './contract-facts.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

const yearlyTacit = {
  signatureDate: '2025-12-15',
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  notice: { unit: 'months', count: 3 },
} as const

const factsOn = (
  today: string,
  terms: Partial<LifecycleTerms> = {},
  contract: Partial<ContractTerms> = {},
) =>
  contractFacts(
    {
      contractId: 'lease',
      terms: lifecycleTerms({ ...yearlyTacit, ...terms }),
      status: 'SIGNED',
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
      ...contract,
    },
    Temporal.PlainDate.from(today),
  )

test.each([
  [null, '2026-01-01', false],
  ['2026-01-01', null, false],
  ['2025-12-15', '2026-01-01', false],
  ['2026-01-03', '2026-01-01', false],
  ['2026-01-04', '2026-01-01', true],
])('signed on %s for a service from %s is retroactive: %s', (signatureDate, effectiveDate, is) => {
  const facts = factsOn('2026-05-04', { signatureDate, effectiveDate })
  expect(facts.is_retroactive).toBe(is)
})

test('a tacitly renewed term is distinguished from the first one', () => {
  expect(factsOn('2026-12-31')).toMatchObject({
    status_detail: 'IN_FORCE',
    in_tacit_renewal: false,
    renewal_age: null,
    is_renewed: false,
    renewals_made: 0,
    is_renewable: false,
    will_be_renewable: true,
  })
  expect(factsOn('2027-01-01')).toMatchObject({
    status_detail: 'TACITLY_RENEWED',
    in_tacit_renewal: true,
    term_number: 2,
    is_renewed: true,
    renewals_made: 1,
  })
  expect(factsOn('2027-01-01').renewal_age).not.toBeNull()
})

test('an unsigned contract is at its workflow step: no renewal', () => {
  const draft = factsOn('2027-06-01', { signatureDate: null }, { status: 'DRAFT' })
  expect(draft).toMatchObject({
    status: 'DRAFT',
    status_detail: 'step',
    in_tacit_renewal: false,
    is_renewed: false,
    renewals_made: 0,
    will_be_renewable: false,
  })
  expect(factsOn('2026-05-04', {}, { status: 'CANCELLED' }).status_detail).toBe('CANCELLED')
})

test('a contract that ended is no longer live, and says when it was terminated', () => {
  const fixed = { renewalType: 'none', renewalDuration: null, notice: null } as const
  expect(factsOn('2027-01-01', fixed)).toMatchObject({
    status: 'SIGNED',
    status_detail: 'EXPIRED',
    phase: 'ENDED',
    terminated_on: null,
    will_be_renewable: false,
  })
  const termination = {
    id: 'n',
    kind: 'termination',
    endsOn: '2026-06-30',
    sentOn: null,
    presentedOn: null,
    receivedOn: '2026-03-01',
    cancelledOn: null,
  } as const
  expect(factsOn('2026-07-01', { notices: [termination] })).toMatchObject({
    status: 'TERMINATED',
    status_detail: 'TERMINATED',
    terminated_on: '2026-06-30',
  })
})

test.each([
  [{ kind: 'span', count: 2, unit: 'years' }, 730],
  [{ kind: 'span', count: 3, unit: 'months' }, 90],
  [{ kind: 'span', count: 2, unit: 'weeks' }, 14],
  [{ kind: 'until', day: '2026-01-31', meaning: 'lastDayInForce' }, 30],
  [{ kind: 'indefinite' }, null],
  [null, null],
] as const)('the duration %j counts as %s days in averages', (duration, days) => {
  expect(factsOn('2026-01-15', { duration }).duration_days).toBe(days)
})

test('only a tacit renewal has a tacit duration', () => {
  expect(factsOn('2026-05-04').tacit_renewal_duration).toBe(360)
  const agreed = factsOn('2026-05-04', { renewalType: 'withAgreement' })
  expect(agreed.tacit_renewal_duration).toBeNull()
})
