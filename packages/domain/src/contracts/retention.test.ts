import { describe, expect, test } from 'vitest'
import { isProposedForArchiving, retentionOf, type RetainedContract } from './retention.ts'

const COMMERCIAL = { years: 5, reason: 'commercial' } as const
const ended: RetainedContract = {
  endedOn: '2021-06-30',
  isWithConsumer: false,
  amountInclTaxCents: 1_000_000,
  currency: 'EUR',
}

describe('a contract is kept', () => {
  test('for the years of its type after its last day', () => {
    expect(retentionOf(COMMERCIAL, ended)).toEqual({
      ...COMMERCIAL,
      uncompared: null,
      until: '2026-06-30',
    })
  })

  test('until 28 February for one that ended on a leap day', () => {
    expect(retentionOf(COMMERCIAL, { ...ended, endedOn: '2024-02-29' }).until).toBe('2029-02-28')
  })

  test('without limit where its type says so', () => {
    expect(retentionOf({ years: null, reason: 'other' }, ended).until).toBeNull()
  })

  test('as long as it runs', () => {
    expect(retentionOf(COMMERCIAL, { ...ended, endedOn: null }).until).toBeNull()
  })
})

describe('with a consumer', () => {
  const consumers = { ...ended, isWithConsumer: true }

  test('ten years prevail from 120 euros on', () => {
    expect(retentionOf(COMMERCIAL, { ...consumers, amountInclTaxCents: 12_000 })).toEqual({
      years: 10,
      reason: 'consumer',
      uncompared: null,
      until: '2031-06-30',
    })
    expect(retentionOf(COMMERCIAL, { ...consumers, amountInclTaxCents: 11_999 }).years).toBe(5)
    expect(retentionOf(COMMERCIAL, { ...consumers, amountInclTaxCents: null }).years).toBe(5)
  })

  test('an amount in another currency is not compared: ten years prevail, and it is said', () => {
    const inYen = { ...consumers, amountInclTaxCents: 11_999, currency: 'JPY' } as const
    expect(retentionOf(COMMERCIAL, inYen)).toEqual({
      years: 10,
      reason: 'consumer',
      uncompared: 'JPY',
      until: '2031-06-30',
    })
    expect(retentionOf(COMMERCIAL, { ...inYen, amountInclTaxCents: null }).years).toBe(5)
    expect(retentionOf(COMMERCIAL, { ...inYen, isWithConsumer: false }).uncompared).toBeNull()
    expect(retentionOf({ years: 30, reason: 'realEstate' }, inYen).uncompared).toBeNull()
  })

  test('a longer rule of the type stands', () => {
    const realEstate = { years: 30, reason: 'realEstate' } as const
    expect(retentionOf(realEstate, consumers)).toMatchObject({ ...realEstate, until: '2051-06-30' })
    expect(retentionOf({ years: null, reason: 'other' }, consumers).until).toBeNull()
  })
})

test('it is proposed for archiving from the day after its retention on', () => {
  expect(isProposedForArchiving({ until: '2026-06-30' }, '2026-06-30')).toBe(false)
  expect(isProposedForArchiving({ until: '2026-06-30' }, '2026-07-01')).toBe(true)
  expect(isProposedForArchiving({ until: null }, '2099-01-01')).toBe(false)
})
