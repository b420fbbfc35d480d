import { todayIn } from '@tacite/domain/calendar/today.ts'
import { workingCalendar } from '@tacite/domain/calendar/working-days.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The company's day, and on which days it works. */
export async function companyCalendar(db: CompanyDatabase, now: Date) {
  const { holiday_calendar, closing_days, time_zone } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(['company.holiday_calendar', 'company.closing_days', 'company.time_zone'])
    .executeTakeFirstOrThrow()
  return {
    calendar: workingCalendar(holiday_calendar, closing_days),
    today: todayIn(time_zone, now),
  }
}
