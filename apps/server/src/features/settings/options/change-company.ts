import type { CompanyForm } from '@tacite/api/settings/company-endpoints.ts'
import { referencePatternRefusal } from '@tacite/domain/contracts/reference.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import { isTimeZone } from '../../../platform/time-zone.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deadlinesDependOn } from '../../lifecycle/deadlines/public.ts'
import { companySettings } from './company-settings.query.ts'

/** Within the bounds of a contract's date form. */
const NOTICE_DAYS = { min: 1, max: 365 }

/** Inputs of facts: when one changes, the deadlines and the totalled amount of every contract are recomputed. */
const OF_FACTS = [
  'timeZone',
  'holidayCalendar',
  'closingDays',
  'noticeWindowDays',
  'currency',
] as const

export async function changeCompany(
  deps: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  form: CompanyForm,
): Promise<void> {
  const refusals = checkCompany(form)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const before = await companySettings(deps, db)
  const closingDays = [...new Set(form.closingDays)].toSorted()
  const next = { ...form, closingDays }
  const changed = (Object.keys(form) as (keyof CompanyForm)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]),
  )
  if (changed.length === 0) return
  await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .set({
      name: form.name,
      site_name: form.siteName,
      time_zone: form.timeZone,
      holiday_calendar: form.holidayCalendar,
      closing_days: sql`${closingDays}::date[]`,
      reference_pattern: form.referencePattern,
      notice_window_days: form.noticeWindowDays,
      premium: form.premium,
      currency: form.currency,
    })
    .execute()
  if (OF_FACTS.some((name) => changed.includes(name))) await deadlinesDependOn(deps, db)
  await deps.events.record(db, {
    type: 'company.changed',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { changed },
  })
}

function checkCompany(form: CompanyForm): Refusal[] {
  const required = (['name', 'siteName'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ code: 'FIELD_REQUIRED', field }) as const)
  const pattern = referencePatternRefusal(form.referencePattern)
  const { min, max } = NOTICE_DAYS
  return [
    ...required,
    ...(isTimeZone(form.timeZone)
      ? []
      : [{ code: 'TIME_ZONE_UNKNOWN', field: 'timeZone' } as const]),
    ...(pattern ? [{ code: pattern, field: 'referencePattern' } as const] : []),
    ...(form.noticeWindowDays >= min && form.noticeWindowDays <= max
      ? []
      : [
          {
            code: 'LIFECYCLE_NOTICE_WINDOW_INVALID',
            field: 'noticeWindowDays',
            params: { max },
          } as const,
        ]),
  ]
}
