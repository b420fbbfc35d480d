import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLifecycle } from '../deadlines/testing/any-lifecycle.ts'
import { day, fixedYear, openEnded, yearlyTacit } from '../deadlines/testing/sample-lifecycle.ts'
import { lifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import type { RowValue, RowValues } from './import-row.ts'
import { nextLimit } from './next-limit.ts'
import { limitReader, type LimitSettings } from './row-limits.ts'

const TODAY = day('2026-05-04')
const of = (terms: Parameters<typeof nextLimit>[0], today = TODAY) => nextLimit(terms, today)

describe('the next limit', () => {
  test('is the last day to prevent a renewal, and that of the next term once it has passed', () => {
    expect(of(yearlyTacit())).toEqual({ day: '2026-09-30', kind: 'preventRenewal', lacks: [] })
    expect(of(yearlyTacit(), day('2026-09-30')).day).toBe('2026-09-30')
    expect(of(yearlyTacit(), day('2026-10-01'))).toMatchObject({
      day: '2027-09-30',
      kind: 'preventRenewal',
    })
  })

  test('is the last day to obtain a renewal that must be asked for', () => {
    expect(of(yearlyTacit({ renewalType: 'withNotice' }))).toMatchObject({
      day: '2026-09-30',
      kind: 'obtainRenewal',
    })
  })

  test('is the end where nothing renews, also without a start', () => {
    expect(of(fixedYear())).toMatchObject({ day: '2026-12-31', kind: 'end' })
    const until = { kind: 'until', day: '2026-12-31', meaning: 'lastDayInForce' } as const
    expect(of(lifecycleTerms({ duration: until }))).toMatchObject({ day: '2026-12-31' })
  })

  test('is none once it is over, or without end', () => {
    expect(of(fixedYear(), day('2027-01-01'))).toEqual({ day: null, kind: 'ended', lacks: [] })
    expect(of(openEnded())).toEqual({ day: null, kind: 'open', lacks: [] })
  })

  test('says what is missing to know it', () => {
    expect(of(lifecycleTerms())).toMatchObject({
      kind: 'unknown',
      lacks: ['effectiveDate', 'duration'],
    })
    expect(of(fixedYear({ effectiveDate: null, signatureDate: null })).lacks).toEqual([
      'effectiveDate',
    ])
    expect(of(fixedYear({ duration: null })).lacks).toEqual(['duration'])
  })

  test('of any contract is never past, and is missing something or known', () => {
    fc.assert(
      fc.property(anyLifecycle, (terms) => {
        const { day: next, kind, lacks } = of(terms)
        expect(next === null || next >= TODAY.toString()).toBe(true)
        expect(next !== null).toBe(
          ['preventRenewal', 'obtainRenewal', 'exit', 'end'].includes(kind),
        )
        expect(lacks.length > 0).toBe(kind === 'unknown')
      }),
    )
  })
})

describe('the limits of rows', () => {
  const SETTINGS: LimitSettings = {
    today: TODAY,
    calendar: 'france',
    closingDays: [],
    noticeWindowDays: 30,
    regimeOf: () => null,
  }
  const stated = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]): [string, RowValue] => [
        field,
        { text: '', from: { kind: 'name' }, value, problem: null },
      ]),
    ) as RowValues
  const contract = {
    position: 0,
    kind: 'contract' as const,
    state: 'toCreate' as const,
    values: stated({ effectiveDate: '2026-01-01', duration: { count: 1, unit: 'years' } }),
  }
  const amendment = {
    position: 1,
    kind: 'amendment' as const,
    state: 'toCreate' as const,
    values: stated({ signatureDate: '2026-03-01', endDate: '2027-06-30' }),
  }
  const roles = new Map([
    [1, { role: 'amendment' as const, belongsToPosition: 0, belongsToContractId: null }],
  ])

  /** What is known of a row among others. */
  const limitAmong = (rows: Parameters<typeof limitReader>[0]['rows'], at = 0) =>
    limitReader({ rows, roles }, SETTINGS)(rows[at]!)

  test('count the amendments that belong to a contract, and have none for anything else', () => {
    expect(limitAmong([contract])!.day).toBe('2026-12-31')
    expect(limitAmong([contract, amendment])!.day).toBe('2027-06-30')
    expect(limitAmong([contract, amendment], 1)).toBeNull()
    const skipped = { ...amendment, state: 'skipped' as const }
    expect(limitAmong([contract, skipped])!.day).toBe('2026-12-31')
    const unsigned = { ...amendment, values: stated({ endDate: '2027-06-30' }) }
    expect(limitAmong([contract, unsigned])!.day).toBe('2026-12-31')
  })

  test('leave out a value that could not be read', () => {
    const values = { ...contract.values }
    values.duration = { ...values.duration!, problem: 'IMPORT_VALUE_UNREADABLE' }
    expect(limitAmong([{ ...contract, values }])).toMatchObject({
      kind: 'unknown',
      lacks: ['duration'],
    })
  })
})
