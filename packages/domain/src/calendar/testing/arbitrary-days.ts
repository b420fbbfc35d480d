import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { workingCalendar } from '../working-days.ts'

const EPOCH = Temporal.PlainDate.from('1995-01-01')

/** Any day of the sixty years from 1995: leap years, century end, every weekday. */
export const anyDay = fc.integer({ min: 0, max: 365 * 60 }).map((days) => EPOCH.add({ days }))

/** Both regions, with a few closing days. */
export const anyCalendar = fc
  .tuple(
    fc.constantFrom('france' as const, 'alsaceMoselle' as const),
    fc.array(anyDay, { maxLength: 5 }),
  )
  .map(([region, days]) =>
    workingCalendar(
      region,
      days.map((day) => day.toString()),
    ),
  )
