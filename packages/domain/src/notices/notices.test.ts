import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { engineNotice } from './engine-notice.ts'
import { modeCaution } from './mode-caution.ts'
import type { NoticeProof, NoticeRecord } from './notice-record.ts'
import { proofsRefusal } from './proof-rules.ts'

const given = (proofs: NoticeProof[], kind: NoticeRecord['kind'] = 'nonRenewal'): NoticeRecord => ({
  id: 'n1',
  kind,
  endsOn: kind === 'termination' ? '2026-12-15' : null,
  cancelledOn: null,
  isWritten: false,
  proofs,
})

describe('what the engine counts of a notice', () => {
  test('the days of its deposit, first presentation and receipt', () => {
    const notice = engineNotice(
      given([
        { kind: 'receipt', day: '2026-09-04' },
        { kind: 'deposit', day: '2026-09-01' },
        { kind: 'presentation', day: '2026-09-03' },
      ]),
    )
    expect(notice).toEqual({
      id: 'n1',
      kind: 'nonRenewal',
      sentOn: '2026-09-01',
      presentedOn: '2026-09-03',
      receivedOn: '2026-09-04',
      cancelledOn: null,
    })
  })

  test('a refused letter was presented on that day, and received on none', () => {
    const refused = engineNotice(given([{ kind: 'refusal', day: '2026-09-03' }]))
    expect(refused).toMatchObject({ presentedOn: '2026-09-03', receivedOn: null })
  })

  test('a letter that nobody collected counts by its first presentation only', () => {
    const uncollected = [
      { kind: 'presentation', day: '2026-09-03' },
      { kind: 'nonCollection', day: '2026-09-18' },
    ] as const
    expect(engineNotice(given([...uncollected]))).toMatchObject({
      presentedOn: '2026-09-03',
      receivedOn: null,
    })
    expect(engineNotice(given([uncollected[1]]))).toBeNull()
  })

  test('a letter without a day, and a price revision, count for nothing; an agreed end needs no day', () => {
    expect(engineNotice(given([]))).toBeNull()
    expect(
      engineNotice(given([{ kind: 'deposit', day: '2026-09-01' }], 'priceRevision')),
    ).toBeNull()
    expect(engineNotice(given([], 'termination'))).toMatchObject({ endsOn: '2026-12-15' })
    const written = { ...given([], 'termination'), isWritten: true }
    expect(engineNotice(written)).toBeNull()
    const proofs = [{ kind: 'deposit', day: '2026-09-01' }] as const
    expect(engineNotice({ ...written, proofs })).toMatchObject({ endsOn: '2026-12-15' })
  })
})

test('proofs follow each other, are not to come, and end in one way only', () => {
  const today = Temporal.PlainDate.from('2026-09-20')
  const refusalOf = (...proofs: NoticeProof[]) => proofsRefusal(proofs, today)
  const deposit = { kind: 'deposit', day: '2026-09-05' } as const
  expect(refusalOf(deposit, { kind: 'nonCollection', day: '2026-09-20' })).toBeNull()
  expect(refusalOf(deposit, { kind: 'nonCollection', day: '2026-09-21' })).toBe(
    'NOTICE_DAY_IN_FUTURE',
  )
  expect(refusalOf({ kind: 'receipt', day: '2026-09-04' }, deposit)).toBe(
    'NOTICE_DAYS_OUT_OF_ORDER',
  )
  expect(
    refusalOf({ kind: 'receipt', day: '2026-09-06' }, { kind: 'refusal', day: '2026-09-06' }),
  ).toBe('NOTICE_PROOFS_CONTRADICT')
  expect(refusalOf({ kind: 'receipt', day: '2026-02-30' })).toBe('LIFECYCLE_DAY_INVALID')
})

test('an e-mail where the contract asks for a letter, or to end a lease, is cautioned', () => {
  const about = { kind: 'nonRenewal', regime: null, sendingMode: 'registeredLetter' } as const
  expect(modeCaution({ ...about, mode: 'email' })).toBe('EMAIL_NOT_FORESEEN')
  expect(modeCaution({ ...about, mode: 'email', sendingMode: 'email' })).toBeNull()
  const lease = { ...about, regime: 'commercialLease', sendingMode: 'email' } as const
  expect(modeCaution({ ...lease, mode: 'email' })).toBe('LEASE_FORM')
  expect(modeCaution({ ...lease, mode: 'bailiff' })).toBeNull()
  expect(modeCaution({ ...lease, mode: 'email', kind: 'priceRevision' })).toBeNull()
})
