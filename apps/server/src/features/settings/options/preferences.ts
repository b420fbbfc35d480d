import type { WirePreferences } from '@tacite/api/settings/preferences-endpoints.ts'
import {
  DEFAULT_PREFERENCES,
  MAIL_TIMES,
  readPeriodDays,
  type MailTime,
  type Preferences,
} from '@tacite/domain/notifications/preferences.ts'
import { quietHoursRefusals, type QuietHours } from '@tacite/domain/notifications/quiet-hours.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Selectable } from 'kysely'
import type { PersonPreference } from '../../../platform/database/generated/schema.ts'
import { isTimeZone } from '../../../platform/time-zone.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deadlinesDependOn } from '../../lifecycle/deadlines/public.ts'

export async function readPreferences(
  db: CompanyDatabase,
  personId: string,
): Promise<WirePreferences> {
  const row = await db
    .select('person_preference')
    .where('person_preference.person_id', '=', personId)
    .selectAll()
    .executeTakeFirst()
  return {
    ...onWire(preferencesOf(row)),
    weeklyOutlook: row?.weekly_outlook ?? true,
    quietHours: (row?.quiet_hours ?? null) as QuietHours | null,
  }
}

function preferencesOf(row: Selectable<PersonPreference> | undefined): Preferences {
  return row
    ? {
        showResetPassword: row.show_reset_password,
        updateStatus: row.update_status,
        deadlineStatus: row.deadline_status,
        renewalPeriod: row.renewal_period,
        validationStatus: row.validation_status,
        renewalPeriodDays: row.renewal_period_days,
      }
    : DEFAULT_PREFERENCES
}

export async function changePreferences(
  deps: Pick<Platform, 'jobs'>,
  db: CompanyDatabase,
  personId: string,
  form: WirePreferences,
): Promise<void> {
  const days = readPeriodDays(form.durationRenwalAndTerminationPeriod)
  if (days === undefined)
    throw new Refused('RULE', {
      code: 'LIFECYCLE_NOTICE_WINDOW_INVALID',
      field: 'durationRenwalAndTerminationPeriod',
      params: { max: 365 },
    })
  const { quietHours } = form
  const refusals = quietHours ? quietHoursRefusals(quietHours, isTimeZone) : []
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const before = (await readPreferences(db, personId)).durationRenwalAndTerminationPeriod
  if (before !== (days?.toString() ?? '')) await deadlinesDependOn(deps, db, { ownerId: personId })
  const chosen = {
    show_reset_password: form.showResetPassword,
    update_status: soonest(form.listUpdateStatus),
    deadline_status: soonest(form.listDeadlineStatus),
    renewal_period: soonest(form.listRenwalAndTerminationPeriod),
    validation_status: soonest(form.listValidationRejectionStatusWorkflkow),
    renewal_period_days: days,
    ...(form.weeklyOutlook === undefined ? {} : { weekly_outlook: form.weeklyOutlook }),
    ...(quietHours === undefined ? {} : { quiet_hours: quietHours && JSON.stringify(quietHours) }),
  }
  await db
    .insert('person_preference', { person_id: personId, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'person_id']).doUpdateSet(() => chosen),
    )
    .execute()
}

/** Each notification is mailed once: of several frequencies the soonest counts. */
function soonest(times: readonly MailTime[]): MailTime {
  return MAIL_TIMES.find((time) => times.includes(time)) ?? 'never'
}

function onWire(chosen: Preferences): Omit<WirePreferences, 'quietHours' | 'weeklyOutlook'> {
  const list = (time: MailTime) => (time === 'never' ? [] : [time])
  return {
    showResetPassword: chosen.showResetPassword,
    listUpdateStatus: list(chosen.updateStatus),
    listDeadlineStatus: list(chosen.deadlineStatus),
    listRenwalAndTerminationPeriod: list(chosen.renewalPeriod), // sic, spec 3
    durationRenwalAndTerminationPeriod: chosen.renewalPeriodDays?.toString() ?? '', // sic, spec 3
    listValidationRejectionStatusWorkflkow: list(chosen.validationStatus), // sic, spec 3
  }
}
