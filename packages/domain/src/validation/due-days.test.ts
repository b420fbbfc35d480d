import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWorkedDay, workingCalendar } from '../calendar/working-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import {
  dueDaysOf,
  dueDaysRefusals,
  isDecisionLate,
  movedDueDayRefusals,
  movedDueDays,
} from './due-days.ts'

const france = workingCalendar('france', ['2026-12-24'])
const due = (openedOn: string, days: number) => dueDaysOf(dayFromIso(openedOn), days, france)

describe('the due day of a step', () => {
  test('counts business days after the opening, over weekends, holidays and closing days', () => {
    expect(due('2026-11-20', 3)).toEqual({ dueDate: '2026-11-25', remindOn: '2026-11-24' })
    // Opened on a Saturday.
    expect(due('2026-11-21', 2)).toEqual({ dueDate: '2026-11-24', remindOn: '2026-11-23' })
    // The 24th is a closing day, the 25th a holiday, then a weekend.
    expect(due('2026-12-22', 2)).toEqual({ dueDate: '2026-12-28', remindOn: '2026-12-23' })
  })

  test('has no reminder when its validators were asked on the eve, or since', () => {
    expect(due('2026-11-23', 1)).toEqual({ dueDate: '2026-11-24', remindOn: null })
    expect(due('2026-11-20', 1)).toEqual({ dueDate: '2026-11-23', remindOn: null })
    expect(due('2026-11-21', 1)).toEqual({ dueDate: '2026-11-23', remindOn: null })
  })

  test('is a business day, and so is its reminder, in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 40 }),
        (after, days) => {
          const openedOn = dayFromIso('2026-01-01').add({ days: after })
          const { dueDate, remindOn } = dueDaysOf(openedOn, days, france)
          expect(isWorkedDay(dayFromIso(dueDate), 'business', france)).toBe(true)
          expect(dueDate > openedOn.toString()).toBe(true)
          if (remindOn === null) return
          expect(isWorkedDay(dayFromIso(remindOn), 'business', france)).toBe(true)
          expect(openedOn.toString() < remindOn && remindOn < dueDate).toBe(true)
        },
      ),
    )
  })

  test('is late from the day after', () => {
    expect(
      ['2026-11-24', '2026-11-25'].map((today) => isDecisionLate('2026-11-24', today)),
    ).toEqual([false, true])
    expect(isDecisionLate(null, '2026-11-25')).toBe(false)
  })
})

test('days are whole, from 1 to 999, or none', () => {
  const steps = [null, 1, 999, 0, 1000, 1.5].map((dueDays) => ({ dueDays }))
  expect(dueDaysRefusals(steps).map(({ field }) => field)).toEqual(
    [3, 4, 5].map((place) => `steps.${place}.dueDays`),
  )
})

describe('a due day that is moved', () => {
  const monday = dayFromIso('2026-11-23')

  test('has its reminder on the business day before, unless that is today or past', () => {
    const moved = (dueOn: string) => movedDueDays(dueOn, monday, france).remindOn
    expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-29'].map(moved)).toEqual([
      null,
      null,
      '2026-11-24',
      '2026-11-27',
    ])
  })

  test('is today or later, another day than before, and has a reason', () => {
    const codes = (dueOn: string, reason = 'Congés') =>
      movedDueDayRefusals(
        { dueOn, reason },
        { former: '2026-11-25', today: monday.toString() },
      ).map(({ field, code }) => `${field} ${code}`)
    expect(codes('2026-11-23')).toEqual([])
    expect(codes('2026-11-22', ' ')).toEqual(['dueOn TASK_DUE_PAST', 'reason FIELD_REQUIRED'])
    expect(codes('2026-11-25')).toEqual(['dueOn DUE_DAY_SAME'])
  })
})
