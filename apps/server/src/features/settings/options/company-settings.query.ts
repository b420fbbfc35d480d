import type { CompanySettings } from '@tacite/api/settings/company-endpoints.ts'
import { writeReference } from '@tacite/domain/contracts/reference.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'

export async function companySettings(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
): Promise<CompanySettings> {
  const row = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(['company.name', 'company.site_name', 'company.time_zone', 'company.holiday_calendar'])
    .select([
      'company.reference_pattern',
      'company.notice_window_days',
      'company.premium',
      'company.currency',
    ])
    .select(['company.icon_sha256', 'company.logo_sha256'])
    .select(
      sql<
        string[]
      >`array(select closed::text from unnest(company.closing_days) as closed order by closed)`.as(
        'closing_days',
      ),
    )
    .executeTakeFirstOrThrow()
  const { year } = await companyToday(deps, db)
  const counter = await db
    .select('reference_counter')
    .where('reference_counter.year', '=', year)
    .select('reference_counter.last_value')
    .executeTakeFirst()
  return {
    name: row.name,
    siteName: row.site_name,
    timeZone: row.time_zone,
    holidayCalendar: row.holiday_calendar,
    closingDays: row.closing_days,
    referencePattern: row.reference_pattern,
    noticeWindowDays: row.notice_window_days,
    premium: row.premium,
    currency: row.currency,
    icon: row.icon_sha256,
    logo: row.logo_sha256,
    nextReference: writeReference(row.reference_pattern, year, (counter?.last_value ?? 0) + 1),
  }
}
