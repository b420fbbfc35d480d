import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { describe, expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { mergeValues } from '../../../../platform/merge-values.ts'
import { draftOf, draftShapes, freshTerms, lifecycleOf, shownParts } from './lifecycle-draft.ts'
import { lifecyclePlace } from './lifecycle-place.ts'
import { draftOfNotice } from './notice-draft.ts'
import { takenTerms } from './taken-terms.ts'

const tacit: Lifecycle = {
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  maxRenewals: 3,
  notice: { unit: 'monthsAndDays', months: 2, days: 15 },
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'registeredLetter',
  earlyExit: {
    notice: { unit: 'clearDays', count: 10 },
    alignment: 'monthEnd',
    notBefore: null,
    firstNoticeOn: null,
    notifyBy: '2027-01-15',
  },
  indeterminateAlignment: 'exactDay',
  performedAfterEnd: false,
  excludesTriennialExit: true,
}

const others: Lifecycle[] = [
  { ...tacit, duration: { kind: 'until', day: '2026-12-31', meaning: 'firstDayAfter' } },
  { ...tacit, duration: { kind: 'services', endedOn: null }, maxRenewals: null, earlyExit: null },
  {
    ...tacit,
    duration: { kind: 'indefinite' },
    renewalType: 'none',
    renewalDuration: null,
    maxRenewals: null,
  },
]

describe('the form of the terms', () => {
  test('returns what it was given', () => {
    for (const lifecycle of [tacit, ...others]) {
      expect(lifecycleOf(draftOf(lifecycle))).toEqual(lifecycle)
    }
  })

  test('sends nothing hidden by its choices, and keeps it for later', () => {
    const draft = { ...draftOf(tacit), renewalType: 'none' as const }
    expect(lifecycleOf(draft)).toMatchObject({
      renewalDuration: null,
      maxRenewals: null,
      notice: null,
    })
    expect(lifecycleOf({ ...draft, renewalType: 'tacit' })).toEqual(tacit)
  })

  test('requires a notice when the contract may become indefinite', () => {
    const draft = draftOf(tacit)
    expect(shownParts({ ...draft, renewalType: 'none' }).notice).toBe(false)
    expect(shownParts({ ...draft, renewalType: 'withAgreement' }).notice).toBe(false)
    expect(shownParts({ ...draft, renewalType: 'none', performedAfterEnd: true }).notice).toBe(true)
    expect(shownParts({ ...draft, durationKind: 'indefinite' })).toMatchObject({
      renewalType: false,
      notice: true,
      indeterminateAlignment: true,
    })
  })

  test('never guesses what an end date means', () => {
    const draft = {
      ...draftOf({ ...tacit, duration: null }),
      durationKind: 'until' as const,
      untilDay: '2026-12-31',
    }
    expect(checkDraft(draft)).toEqual({ duration: 'meaningRequired' })
    expect(checkDraft({ ...draft, untilMeaning: 'lastDayInForce' })).toEqual({})
  })

  test('asks for the notice of a tacit renewal, or that the contract states none', () => {
    const draft = { ...draftOf(tacit), notice: freshTerms().notice }
    expect(checkDraft(draft)).toEqual({ notice: 'noticeRequired' })
    expect(checkDraft({ ...draft, renewalType: 'none' })).toEqual({})
    expect(checkDraft({ ...draft, notice: draftOfNotice(null) })).toEqual({})
  })

  test('refuses invalid days and non-integers', () => {
    const draft = draftOf(tacit)
    expect(
      checkDraft({
        ...draft,
        effectiveDate: '31/02',
        span: { count: Number.NaN, unit: 'months' },
        maxRenewals: 1.5,
        notice: { ...draft.notice, days: null },
      }),
    ).toEqual({
      effectiveDate: 'day',
      duration: 'wholeNumber',
      maxRenewals: 'wholeNumber',
      notice: 'monthsDaysRequired',
    })
  })

  test('shows refusals at their fields', () => {
    expect(['duration.count', 'notice', 'closingDays'].map(lifecyclePlace)).toEqual([
      { field: 'duration' },
      { field: 'notice' },
      null,
    ])
  })
})

describe('terms that a colleague saved while they were being edited', () => {
  const until: Lifecycle = {
    ...tacit,
    duration: { kind: 'until', day: '2026-12-31', meaning: 'lastDayInForce' },
  }
  const base = draftOf(until)

  test('are a conflict where both changed a part of the same one', () => {
    const mine = { ...base, untilDay: '2027-06-30' }
    const theirs = draftOf({
      ...until,
      duration: { kind: 'until', day: '2026-12-31', meaning: 'firstDayAfter' },
    })
    const { conflicts, values } = mergeValues({ base, mine, theirs }, draftShapes)
    expect(values).toEqual(mine)
    // Theirs is the whole end, its day included.
    expect(conflicts).toEqual([
      { field: 'untilDay', theirs: '2026-12-31' },
      { field: 'untilMeaning', theirs: 'firstDayAfter' },
    ])
    const renewed = draftOf({ ...until, renewalDuration: { count: 6, unit: 'months' } })
    const limited = { ...base, maxRenewals: 5 }
    expect(
      mergeValues({ base, mine: limited, theirs: renewed }, draftShapes).conflicts.map(
        ({ field }) => field,
      ),
    ).toEqual(['renewal', 'maxRenewals'])
  })

  test('are taken, and named once each, where only they changed them', () => {
    const mine = { ...base, untilDay: '2027-06-30' }
    const theirs = draftOf({
      ...until,
      notice: { unit: 'months', count: 6 },
      maxRenewals: null,
      roll: 'next',
    })
    const { conflicts, taken, values } = mergeValues({ base, mine, theirs }, draftShapes)
    expect(conflicts).toEqual([])
    expect(takenTerms(taken)).toEqual(['renewal', 'notice', 'roll'])
    expect(lifecycleOf(values)).toMatchObject({
      duration: { day: '2027-06-30' },
      maxRenewals: null,
      notice: { count: 6 },
    })
  })
})
