import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { writeFacts } from '../features/lifecycle/deadlines/public.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoCompany } from './demo-company.ts'

const MONTHS = 12

/** The demo has a year of month ends: ten would be recorded from phases that nobody foresaw then. */
function firstRecordedDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ months: MONTHS }).with({ day: 1 })
}

/** Before the first contract: month ends are recorded from that day on, while contracts are made. */
export async function beginMonthEnds(
  platform: Platform,
  companyId: string,
  today: Temporal.PlainDate,
): Promise<void> {
  const first = firstRecordedDay(today).toString()
  await platform.inCompany(companyId, (db) =>
    sql`insert into month_end_progress (company_id, first_month, through)
      values (${companyId}, ${first}::date, ${first}::date - interval '1 month')`.execute(db.tx),
  )
}

interface SeededContract {
  company: DemoCompany
  contractId: string
  signedOn: Temporal.PlainDate
  today: Temporal.PlainDate
  on: (day: Temporal.PlainDate) => void
}

/**
 * What the daily job would have done for a contract signed long ago: its phases are written again where the recorded
 * months begin, before anything later happens to it.
 */
export function asForeseen(
  platform: Platform,
  { company, contractId, signedOn, today, on }: SeededContract,
): { onDay: (day: Temporal.PlainDate) => Promise<void>; end: () => Promise<void> } {
  const first = firstRecordedDay(today)
  const isRecorded = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, first) >= 0
  let isForeseen = isRecorded(signedOn)
  const end = async () => {
    if (isForeseen) return
    isForeseen = true
    on(first)
    await platform.inCompany(company.companyId, (db) => writeFacts(platform, db, [contractId]))
  }
  return {
    end,
    onDay: async (day) => {
      if (isRecorded(day)) await end()
      on(day)
    },
  }
}
