import { expect, test } from 'vitest'
import { workingCalendar } from '../calendar/working-days.ts'
import { day } from '../deadlines/testing/sample-lifecycle.ts'
import { dueDaysAhead } from './task-due-days.ts'

const ahead = (today: string) =>
  dueDaysAhead(day(today), workingCalendar('france', ['2026-11-24'])).map(
    ({ dueOn, remindOn }) => `${dueOn} since ${remindOn}`,
  )

test('a due day is reminded of on the business day before it, and until it has come', () => {
  expect(ahead('2026-11-18')).toEqual([
    '2026-11-18 since 2026-11-17',
    '2026-11-19 since 2026-11-18',
  ])
})

test('over a weekend and a closing day, the business day before is a Friday or a Monday', () => {
  expect(ahead('2026-11-20')).toEqual([
    '2026-11-20 since 2026-11-19',
    '2026-11-21 since 2026-11-20',
    '2026-11-22 since 2026-11-20',
    '2026-11-23 since 2026-11-20',
  ])
  expect(ahead('2026-11-23').at(-1)).toBe('2026-11-25 since 2026-11-23')
})
