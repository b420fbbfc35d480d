import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SITTING_MS } from '../calendar/sitting.ts'
import { isVoidBy, outcomeOfChange, type GuardedValidation } from './suspension.ts'
import { STANDING_STATES, type StandingState } from './validation-progress.ts'

const START = Date.parse('2026-05-04T09:00:00Z')
const minute = (count: number) => new Date(START + count * 60_000)

const untouched = (state: StandingState): GuardedValidation => ({ state, sitting: null })
const since = (state: StandingState, confirmedBy: string | null = 'ana'): GuardedValidation => ({
  state,
  sitting: { confirmedBy, lastChangeAt: minute(0) },
})
const typed = { isBack: false, personId: 'ana', isConfirmed: false, at: minute(1) }

describe('a change to a validated content', () => {
  test.each(['running', 'accepted'] as const)('is asked about first when it is %s', (state) => {
    expect(outcomeOfChange(untouched(state), typed)).toBe('ask')
    expect(outcomeOfChange(untouched(state), { ...typed, isConfirmed: true })).toBe('suspend')
  })

  test('that leaves the content as it was changes nothing', () => {
    for (const state of ['running', 'accepted', 'refused'] as const)
      expect(outcomeOfChange(untouched(state), { ...typed, isBack: true })).toBe('keep')
  })

  test('voids a refused validation without a question', () => {
    expect(outcomeOfChange(untouched('refused'), typed)).toBe('void')
  })

  test('by a job suspends without a question', () => {
    const byJob = { ...typed, personId: null, isConfirmed: null }
    expect(outcomeOfChange(untouched('accepted'), byJob)).toBe('suspend')
    expect(outcomeOfChange(since('accepted', null), { ...typed, at: minute(1) })).toBe('ask')
  })

  test('is asked about once per sitting and person', () => {
    expect(outcomeOfChange(since('accepted'), { ...typed, at: minute(10) })).toBe('suspend')
    expect(outcomeOfChange(since('accepted'), { ...typed, at: minute(10.1) })).toBe('ask')
    expect(outcomeOfChange(since('accepted'), { ...typed, personId: 'bob' })).toBe('ask')
  })

  test('of a suspended one brings it back, goes on, or comes too late', () => {
    const back = { ...typed, isBack: true }
    expect(outcomeOfChange(since('suspended'), back)).toBe('reinstate')
    expect(outcomeOfChange(since('suspended'), { ...back, personId: 'bob' })).toBe('reinstate')
    expect(outcomeOfChange(since('suspended'), typed)).toBe('prolong')
    expect(outcomeOfChange(since('suspended'), { ...back, at: minute(10.1) })).toBe('void')
  })
})

test('a sitting that ends elsewhere leaves the validation void', () => {
  expect(isVoidBy(since('suspended'), minute(10))).toBe(false)
  expect(isVoidBy(since('suspended'), minute(10.1))).toBe(true)
  for (const state of STANDING_STATES)
    if (state !== 'suspended') expect(isVoidBy(since(state), minute(60))).toBe(false)
})

describe('over any sequence of edits', () => {
  const edit = fc.record({
    content: fc.integer({ min: 0, max: 2 }),
    personId: fc.constantFrom('ana', 'bob'),
    isConfirmed: fc.boolean(),
    pauseMs: fc.integer({ min: 0, max: 2 * SITTING_MS }),
  })
  const VALIDATED = 0

  interface Played {
    state: StandingState | 'fallen'
    content: number
    asked: boolean
    confirmed: boolean
  }

  /** As the server does it: a refused change is not made, a void validation is over. */
  function play(
    first: 'running' | 'accepted',
    edits: readonly (typeof edit extends fc.Arbitrary<infer E> ? E : never)[],
  ): Played[] {
    let validation: GuardedValidation = untouched(first)
    let content = VALIDATED
    let at = START
    const played: Played[] = []
    for (const { content: next, personId, isConfirmed, pauseMs } of edits) {
      at += pauseMs
      const now = new Date(at)
      const outcome = outcomeOfChange(validation, {
        isBack: next === VALIDATED,
        personId,
        isConfirmed,
        at: now,
      })
      if (outcome !== 'ask') content = next
      const confirmedBy =
        outcome === 'suspend' ? personId : (validation.sitting?.confirmedBy ?? null)
      const sitting = { confirmedBy, lastChangeAt: now }
      if (outcome === 'suspend' || outcome === 'prolong')
        validation = { state: 'suspended', sitting }
      if (outcome === 'reinstate') validation = { state: first, sitting }
      const state = outcome === 'void' ? 'fallen' : validation.state
      played.push({ state, content, asked: outcome === 'ask', confirmed: isConfirmed })
      if (outcome === 'void') return played
    }
    return played
  }

  const anyRun = [
    fc.constantFrom('running' as const, 'accepted' as const),
    fc.array(edit, { maxLength: 25 }),
  ] as const

  test('it counts exactly while the content is what was validated', () => {
    fc.assert(
      fc.property(...anyRun, (first, edits) => {
        for (const { state, content } of play(first, edits)) {
          const counts = state === first
          expect(counts).toBe(content === VALIDATED && state !== 'fallen')
        }
      }),
    )
  })

  test('nothing takes effect before somebody has confirmed', () => {
    fc.assert(
      fc.property(...anyRun, (first, edits) => {
        for (const { state, content, confirmed } of play(first, edits)) {
          if (confirmed) return
          expect([state, content]).toEqual([first, VALIDATED])
        }
      }),
    )
  })

  test('whoever confirms is never asked', () => {
    fc.assert(
      fc.property(...anyRun, (first, edits) => {
        for (const { asked, confirmed } of play(first, edits))
          expect(asked && confirmed).toBe(false)
      }),
    )
  })

  test('it becomes void only through a pause that ends the sitting', () => {
    fc.assert(
      fc.property(...anyRun, (first, edits) => {
        const quick = edits.map((each) => ({ ...each, pauseMs: each.pauseMs / 2 }))
        expect(play(first, quick).map(({ state }) => state)).not.toContain('fallen')
      }),
    )
  })
})
