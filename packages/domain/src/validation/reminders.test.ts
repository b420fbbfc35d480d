import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../access/permissions.ts'
import {
  awaitedSince,
  followingOf,
  reminderStanding,
  type DatedStep,
  type RemindedValidator,
} from './reminders.ts'
import type { Decision } from './validation-progress.ts'

const step = (
  id: string,
  rule: 'oneOf' | 'all',
  decisions: [personId: string, decision: Decision, decidedAt?: string][] = [],
): DatedStep => ({
  id,
  rule,
  validatorIds: ['ana', 'bob'],
  decisions: decisions.map(([personId, decision, decidedAt = '2026-11-20T09:00:00Z']) => ({
    personId,
    decision,
    decidedAt: new Date(decidedAt),
  })),
})

const OPEN = [step('first', 'all'), step('second', 'all')]
const standing = (
  steps: readonly DatedStep[],
  changes: Partial<RemindedValidator> = {},
  { stepId = 'first', personId = 'anne', at = '2026-11-20T10:00:00Z' } = {},
) =>
  reminderStanding(
    steps,
    stepId,
    { id: 'ana', isActive: true, lastRemindedAt: null, ...changes },
    { personId, at: new Date(at), timeZone: 'Europe/Paris' },
  )

describe('a validator', () => {
  test('is reminded of the decision that is awaited now', () => {
    expect(standing(OPEN)).toBe('awaited')
    const halfDone = [step('first', 'all', [['bob', 'accepted']]), step('second', 'all')]
    expect(standing(halfDone)).toBe('awaited')
    expect(standing(halfDone, { id: 'bob' })).toBe('decided')
  })

  test('is not reminded by themselves, whatever else holds', () => {
    expect(standing(OPEN, {}, { personId: 'ana' })).toBe('oneself')
    const done = [step('first', 'all', [['ana', 'accepted']])]
    expect(standing(done, {}, { personId: 'ana' })).toBe('oneself')
  })

  test('of a later step has not been asked yet', () => {
    expect(standing(OPEN, {}, { stepId: 'second' })).toBe('notOpen')
  })

  test('of a step that another member completed or refused is no longer awaited', () => {
    const passed = [step('first', 'oneOf', [['bob', 'accepted']]), step('second', 'all')]
    expect(standing(passed)).toBe('notAwaited')
    const refused = [step('first', 'all', [['bob', 'refused']]), step('second', 'all')]
    expect(standing(refused)).toBe('notAwaited')
    expect(standing(refused, {}, { stepId: 'second' })).toBe('notAwaited')
  })

  test('whose account is not active is not reminded', () => {
    expect(standing(OPEN, { isActive: false })).toBe('inactive')
  })
})

describe('once a day of the company', () => {
  const after = (lastRemindedAt: string, at: string) =>
    standing(OPEN, { lastRemindedAt: new Date(lastRemindedAt) }, { at })

  test.each([
    ['the same morning', '2026-11-20T08:00:00Z', '2026-11-20T08:00:01Z', 'remindedToday'],
    ['one minute before midnight', '2026-11-20T08:00:00Z', '2026-11-20T22:59:00Z', 'remindedToday'],
    ['at midnight in Paris', '2026-11-20T08:00:00Z', '2026-11-20T23:00:00Z', 'awaited'],
    ['over midnight, a minute later', '2026-11-20T22:59:30Z', '2026-11-20T23:00:30Z', 'awaited'],
    ['after midnight of UTC only', '2026-11-20T23:30:00Z', '2026-11-21T00:30:00Z', 'remindedToday'],
    ['the same day of another year', '2025-11-20T08:00:00Z', '2026-11-20T08:00:00Z', 'awaited'],
  ])('%s', (_, last, at, expected) => {
    expect(after(last, at)).toBe(expected)
  })

  test.each([
    // Summer time begins on 29 March 2026 and ends on 25 October 2026.
    [
      'a day of 23 hours, at its end',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:00Z',
      'remindedToday',
    ],
    ['after a day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'awaited'],
    [
      'a day of 25 hours, at its end',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:00Z',
      'remindedToday',
    ],
    ['after a day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 'awaited'],
  ])('%s', (_, last, at, expected) => {
    expect(after(last, at)).toBe(expected)
  })
})

describe('a decision is awaited', () => {
  const requestedAt = new Date('2026-11-02T08:00:00Z')

  test('since the request, on the first step', () => {
    expect(awaitedSince(OPEN, OPEN[0]!.id, requestedAt)).toEqual(requestedAt)
    const halfDone = [step('first', 'all', [['bob', 'accepted']]), step('second', 'all')]
    expect(awaitedSince(halfDone, 'first', requestedAt)).toEqual(requestedAt)
  })

  test('since the step before was completed, on any other', () => {
    const first = step('first', 'all', [
      ['bob', 'accepted', '2026-11-09T10:00:00Z'],
      ['ana', 'accepted', '2026-11-05T10:00:00Z'],
    ])
    expect(awaitedSince([first, step('second', 'all')], 'second', requestedAt)).toEqual(
      new Date('2026-11-09T10:00:00Z'),
    )
  })

  test('of nobody once the validation has its outcome', () => {
    expect(
      awaitedSince([step('first', 'oneOf', [['ana', 'accepted']])], 'first', requestedAt),
    ).toBeNull()
    expect(
      awaitedSince([step('first', 'oneOf', [['ana', 'refused']])], 'first', requestedAt),
    ).toBeNull()
  })
})

describe('a validation is followed', () => {
  const permissions = new Set(PERMISSIONS)
  const reading = new Set(PERMISSIONS.filter((each) => each !== 'contracts3:update'))

  test('by whoever requested it, even once they only read the contract', () => {
    const who = { personId: 'anne', level: 'reader', permissions: reading } as const
    expect(followingOf('anne', who)).toBe('follows')
    expect(followingOf('luc', who)).toBe('doesNotFollow')
  })

  test.each([
    ['editor', permissions, 'follows'],
    ['owner', permissions, 'follows'],
    ['suggester', permissions, 'doesNotFollow'],
    ['reader', permissions, 'doesNotFollow'],
    ['owner', reading, 'doesNotFollow'],
  ] as const)(
    'by the level %s with the permission to change contracts',
    (level, held, expected) => {
      expect(followingOf('anne', { personId: 'luc', level, permissions: held })).toBe(expected)
    },
  )
})
