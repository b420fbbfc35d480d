import { expect, test } from 'vitest'
import { endOf } from './end-form.ts'
import { passedLimit } from './passed-limit.ts'

const tacit = { renewalType: 'tacit' } as Parameters<typeof passedLimit>[0]['lifecycle']

test('cancelling a termination warns only once the limit has passed', () => {
  const standing = {
    legalLimit: '2026-09-30',
    limitMeaning: 'preventRenewal' as const,
    lifecycle: tacit,
  }
  expect(passedLimit({ ...standing, today: '2026-09-30' })).toBeNull()
  expect(passedLimit({ ...standing, today: '2026-10-01' })).toBe('2026-09-30')
  expect(passedLimit({ ...standing, today: '2026-10-01', legalLimit: null })).toBeNull()
})

test('an end sends only the days of its kind', () => {
  const form = {
    sentOn: '2026-05-01',
    presentedOn: null,
    receivedOn: '2026-05-03',
    endsOn: '2026-06-30',
  }
  expect(endOf({ ...form, kind: 'nonRenewal' })).toMatchObject({
    sentOn: '2026-05-01',
    endsOn: null,
  })
  expect(endOf({ ...form, kind: 'termination' })).toMatchObject({
    sentOn: null,
    receivedOn: null,
    endsOn: '2026-06-30',
  })
})
