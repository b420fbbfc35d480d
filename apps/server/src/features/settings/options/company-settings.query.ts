import type { CompanySettings } from '@tacite/api/settings/company-endpoints.ts'
import { writeReference } from '@tacite/domain/contracts/reference.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { LetterheadSummary } from '../../../platform/word/letterhead.ts'
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
    .select(['company.letterhead_sha256', 'company.letterhead_name', 'company.letterhead_summary'])
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
    letterhead: letterheadOf(row),
    nextReference: writeReference(row.reference_pattern, year, (counter?.last_value ?? 0) + 1),
  }
}

interface LetterheadRow {
  letterhead_sha256: string | null
  letterhead_name: string | null
  letterhead_summary: unknown
}

function letterheadOf(row: LetterheadRow): CompanySettings['letterhead'] {
  if (row.letterhead_sha256 === null) return null
  const summary = row.letterhead_summary as LetterheadSummary
  return { sha256: row.letterhead_sha256, name: row.letterhead_name ?? '', ...summary }
}
