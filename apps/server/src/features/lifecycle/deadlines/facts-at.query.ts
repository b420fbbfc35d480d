import { Refused } from '@tacite/domain/refusal.ts'
import { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { factsAsOf } from './facts-as-of.query.ts'
import { factsOfDay, type FactsOfDay } from './facts-of-day.query.ts'
import { factsOfMonthEnd } from './facts-of-month-end.query.ts'

interface AskedFor {
  today: Temporal.PlainDate
  monthEnd?: string | null | undefined
  asOf?: string | undefined
}

/**
 * The facts as of today; as a month end recorded them; or as of another day, with what is known today.
 * @throws Refused 400, when both are asked for
 */
export function factsAt(
  db: CompanyDatabase,
  { today, monthEnd, asOf }: AskedFor,
): Promise<FactsOfDay> {
  if (monthEnd) {
    if (asOf !== undefined)
      throw new Refused('MALFORMED', { code: 'AS_OF_WITH_MONTH_END', field: 'asOf' })
    return factsOfMonthEnd(db, monthEnd)
  }
  const day = asOf === undefined ? today : Temporal.PlainDate.from(asOf)
  return day.equals(today) ? factsOfDay(db, today) : factsAsOf(db, day, today)
}
