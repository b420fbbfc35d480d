import { endOfQuiet, type QuietHours } from '@tacite/domain/notifications/quiet-hours.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** When a mail to this person leaves that is ready now; null: at once. */
export async function endOfQuietFor(
  db: CompanyDatabase,
  personId: string,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .select('person_preference')
    .where('person_preference.person_id', '=', personId)
    .select('person_preference.quiet_hours')
    .executeTakeFirst()
  const hours = row?.quiet_hours as QuietHours | null | undefined
  return hours ? endOfQuiet(hours, now) : null
}
