import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { endOfDay, shareRefusals } from '@tacite/domain/access/share-rules.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** The level a share gives, and until when. */
export interface ShareTerms {
  level: ContractLevel
  /** YYYY-MM-DD; null: no end. */
  expiresOn: string | null
  expiresAt: Date | null
}

/** The requested terms after validation; a day lasts until its end in the company's time zone. */
export async function checkTerms(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { level, expiresOn }: { level: ContractLevel; expiresOn: string | null },
  given: { hasThirdParties: boolean; ownLevel: ContractLevel },
): Promise<ShareTerms> {
  const timeZone = await companyTimeZone(db)
  const day = expiresOn === null ? null : Temporal.PlainDate.from(expiresOn)
  const refusals = shareRefusals(
    { level, expiresOn: day, ...given },
    todayIn(timeZone, clock.now()),
  )
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const expiresAt = day && new Date(endOfDay(timeZone, day).epochMilliseconds)
  return { level, expiresOn, expiresAt }
}

export async function companyTimeZone(db: CompanyDatabase): Promise<string> {
  const { time_zone } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.time_zone')
    .executeTakeFirstOrThrow()
  return time_zone
}
