import { expect, test } from 'vitest'
import { endOf } from './end-form.ts'

test('an end sends only the days of its kind', () => {
  const form = {
    sentOn: '2026-05-01',
    presentedOn: null,
    receivedOn: '2026-05-03',
    endsOn: '2026-06-30',
    givenBy: 'us',
    mode: null,
  } as const
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
