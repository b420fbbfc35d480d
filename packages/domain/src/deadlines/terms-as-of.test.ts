import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import { recordDays, termsAsOf } from './terms-as-of.ts'

const PARIS = 'Europe/Paris'
const day = (iso: string) => Temporal.PlainDate.from(iso)
const notice = {
  id: 'n',
  kind: 'nonRenewal' as const,
  sentOn: '2026-08-03',
  presentedOn: null,
  receivedOn: '2026-08-06',
  cancelledOn: '2026-09-01',
}
const terms = lifecycleTerms({
  signatureDate: '2025-12-15',
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  notices: [notice],
  renewals: [{ id: 'r', kind: 'agreement', day: '2026-10-01', until: null }],
})
const on = (iso: string) => termsAsOf(terms, day(iso), PARIS)

describe('the terms as of a day', () => {
  test('are unsigned until the day of the signature', () => {
    expect([on('2025-12-14').isSigned, on('2025-12-14').signatureDate]).toEqual([false, null])
    expect([on('2025-12-15').isSigned, on('2025-12-15').signatureDate]).toEqual([
      true,
      '2025-12-15',
    ])
  })

  test('have a notice from its first day, and its withdrawal from its own', () => {
    expect(on('2026-08-02').notices).toEqual([])
    expect(on('2026-08-03').notices).toEqual([{ ...notice, cancelledOn: null }])
    expect(on('2026-09-01').notices).toEqual([notice])
  })

  test('have a renewal from the day it was agreed', () => {
    expect(on('2026-09-30').renewals).toHaveLength(0)
    expect(on('2026-10-01').renewals).toHaveLength(1)
  })

  test('have an amendment from its signature or its effect, whichever is first', () => {
    const amendment = { id: 'a', reference: '1', patches: [] }
    const amended = lifecycleTerms({
      ...terms,
      amendments: [
        { ...amendment, signedOn: '2026-03-01', effectiveOn: '2026-06-01' },
        { ...amendment, signedOn: '2026-06-01', effectiveOn: '2026-04-01' },
      ],
    })
    const many = (iso: string) => termsAsOf(amended, day(iso), PARIS).amendments.length
    expect([
      many('2026-02-28'),
      many('2026-03-01'),
      many('2026-03-31'),
      many('2026-04-01'),
    ]).toEqual([0, 1, 1, 2])
  })

  test('count an end agreed without a day from the day it was recorded', () => {
    // 2026-07-14T22:30:00Z, which is the 15th in Paris.
    const id = Date.parse('2026-07-14T22:30:00Z').toString(16).padStart(12, '0')
    const ended = lifecycleTerms({
      ...terms,
      notices: [
        {
          ...notice,
          id: `${id.slice(0, 8)}-${id.slice(8)}-7000-8000-000000000000`,
          kind: 'termination',
          endsOn: '2026-08-31',
          sentOn: null,
          receivedOn: null,
          cancelledOn: null,
        },
      ],
    })
    expect(termsAsOf(ended, day('2026-07-14'), PARIS).notices).toHaveLength(0)
    expect(termsAsOf(ended, day('2026-07-15'), PARIS).notices).toHaveLength(1)
  })

  test('let both sides go on after the end only once it has come', () => {
    const continued = lifecycleTerms({
      ...terms,
      notices: [],
      renewals: [],
      performedAfterEnd: true,
    })
    const phase = (iso: string) =>
      computeDeadlines(termsAsOf(continued, day(iso), PARIS), day(iso)).phase
    expect([phase('2026-12-31'), phase('2027-01-01')]).toEqual(['RUNNING', 'INDETERMINATE'])
  })

  test('turn on no other day than those of their records', () => {
    const turns = new Set(recordDays(terms, PARIS).map(String))
    const turned = Array.from({ length: 420 }, (_, days) => day('2025-11-01').add({ days })).filter(
      (each) =>
        JSON.stringify(termsAsOf(terms, each, PARIS)) !==
        JSON.stringify(termsAsOf(terms, each.subtract({ days: 1 }), PARIS)),
    )
    expect(turned.map(String).filter((each) => !turns.has(each))).toEqual([])
    expect(turned).toHaveLength(4)
  })
})
