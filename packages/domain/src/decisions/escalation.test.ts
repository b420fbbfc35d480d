import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../deadlines/testing/sample-lifecycle.ts'
import {
  escalationDay,
  escalationStages,
  isEscalationDue,
  nextStageDay,
  stagesLeft,
  whomToTell,
} from './escalation.ts'

const LIMIT = {
  termNumber: 1,
  prudentLimit: '2026-09-30',
  legalLimit: '2026-10-02',
  meaning: 'preventRenewal',
} as const
const SETTINGS = { escalationDays: 10, noticeWindowDays: 30, isOwnerActive: true }

describe('the day of an escalation', () => {
  test('lies the days of the company before the limit', () => {
    expect(escalationDay(LIMIT, null, SETTINGS)).toBe('2026-09-20')
  })

  test('does not come once it is decided', () => {
    expect(escalationDay(LIMIT, { until: null }, SETTINGS)).toBeNull()
  })

  test('waits until the day after a decision for later', () => {
    const later = (until: string) => escalationDay(LIMIT, { until }, SETTINGS)
    expect(later('2026-09-25')).toBe('2026-09-26')
    expect(later('2026-09-10')).toBe('2026-09-20')
  })

  test('is the first of the window where nobody was asked: the owner has no active account', () => {
    expect(escalationDay(LIMIT, null, { ...SETTINGS, isOwnerActive: false })).toBe('2026-08-31')
  })

  test('never comes before the owner was asked, nor after the last day to act', () => {
    const anySettings = fc.record({
      escalationDays: fc.integer({ min: 1, max: 365 }),
      noticeWindowDays: fc.integer({ min: 1, max: 365 }),
      isOwnerActive: fc.boolean(),
    })
    // From a year before the limit to its eve, as laterRefusal allows.
    const anyLater = fc.integer({ min: 1, max: 365 }).map((days) => ({
      choice: 'later' as const,
      until: day(LIMIT.prudentLimit).subtract({ days }).toString(),
    }))
    fc.assert(
      fc.property(anySettings, fc.option(anyLater, { nil: null }), (settings, decision) => {
        const on = escalationDay(LIMIT, decision, settings)!
        const opens = day(LIMIT.prudentLimit).subtract({ days: settings.noticeWindowDays })
        expect(on >= opens.toString()).toBe(true)
        expect(on <= LIMIT.prudentLimit).toBe(true)
        if (decision) expect(on > decision.until).toBe(true)
      }),
    )
  })

  test('is due from then until the legal limit, so that a missed day loses nothing', () => {
    const due = (today: string, on: string | null = '2026-09-20') =>
      isEscalationDue(LIMIT, on, day(today))
    expect([due('2026-09-19'), due('2026-09-20'), due('2026-10-02'), due('2026-10-03')]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(due('2026-09-25', null)).toBe(false)
  })
})

describe('the stages of an escalation', () => {
  const people = {
    askedIds: ['owner'],
    managerIds: ['manager'],
    groupMemberIds: ['legal', 'manager', 'owner'],
    administratorIds: ['root', 'legal', 'owner'],
  }

  test('go on to those who were not told yet, and leave out a stage without anybody new', () => {
    expect(escalationStages(people, () => true)).toEqual([
      { step: 'manager', personIds: ['manager'] },
      { step: 'group', personIds: ['legal'] },
      { step: 'administrators', personIds: ['root'] },
    ])
    const stages = escalationStages({ ...people, groupMemberIds: ['manager'] }, () => true)
    expect(stages.map(({ step }) => step)).toEqual(['manager', 'administrators'])
    const told = { step: 'manager', on: '2026-09-20' } as const
    expect(stagesLeft(stages, [told]).map(({ step }) => step)).toEqual(['administrators'])
    expect(stagesLeft(stages, [told, { step: 'administrators', on: '2026-09-23' }])).toEqual([])
  })

  test('follow after three days of silence, sooner where the limit is near, never once it is decided', () => {
    const next = (lastTold: string, left: number, until?: string | null) =>
      nextStageDay(LIMIT, until === undefined ? null : { until }, lastTold, left)
    expect(next('2026-09-20', 2)).toBe('2026-09-23')
    expect(next('2026-09-26', 2)).toBe('2026-09-28')
    expect(next('2026-09-28', 2)).toBe('2026-09-29')
    expect(next('2026-09-30', 1)).toBe('2026-10-02')
    expect(next('2026-09-20', 1, null)).toBeNull()
    expect(next('2026-09-20', 1, '2026-09-25')).toBe('2026-09-26')
  })

  test('all fit before the prudent limit wherever there is a day for each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 365 }), (daysBefore) => {
        const first = day(LIMIT.prudentLimit).subtract({ days: daysBefore }).toString()
        const second = nextStageDay(LIMIT, null, first, 2)!
        const third = nextStageDay(LIMIT, null, second, 1)!
        expect(first < second && second < third && third <= LIMIT.prudentLimit).toBe(true)
      }),
    )
  })
})

describe('whom to tell', () => {
  const people = {
    askedIds: ['owner'],
    managerIds: ['manager'],
    groupMemberIds: ['legal', 'owner'],
    administratorIds: ['root', 'owner'],
  }
  const tellAllBut =
    (...unable: string[]) =>
    (id: string) =>
      !unable.includes(id)

  test('is the manager, else the group, else the administrators', () => {
    expect(whomToTell(people, tellAllBut())).toEqual({ step: 'manager', personIds: ['manager'] })
    expect(whomToTell(people, tellAllBut('manager'))).toEqual({
      step: 'group',
      personIds: ['legal'],
    })
    expect(whomToTell({ ...people, managerIds: [] }, tellAllBut('legal'))).toEqual({
      step: 'administrators',
      personIds: ['root'],
    })
  })

  test('is the owner again where there is nobody else', () => {
    const alone = { ...people, managerIds: [], groupMemberIds: [], administratorIds: ['owner'] }
    expect(whomToTell(alone, tellAllBut())).toEqual({
      step: 'administrators',
      personIds: ['owner'],
    })
  })

  test('is only who can be told, each once, and never nobody while an administrator can', () => {
    const anyIds = fc.array(fc.constantFrom('owner', 'a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'owner')),
        anyIds,
        anyIds,
        fc.array(fc.constantFrom('a', 'b', 'c')),
        (managerIds, groupMemberIds, administratorIds, unable) => {
          const { step, personIds } = whomToTell(
            { askedIds: ['owner'], managerIds, groupMemberIds, administratorIds },
            tellAllBut(...unable),
          )
          expect(personIds.filter((id) => !tellAllBut(...unable)(id))).toEqual([])
          if (step !== 'administrators') {
            expect(new Set(personIds).size).toBe(personIds.length)
            expect(personIds).not.toContain('owner')
          }
          if (administratorIds.some(tellAllBut(...unable)))
            expect(personIds.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
