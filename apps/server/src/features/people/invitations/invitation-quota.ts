import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Prevents a company from being used to send spam: a daily quota of invitations to third parties, whoever sends them. */
const INVITATIONS_PER_DAY = 500
const RESENDS_PER_DAY = 5
const DAY_SECONDS = 24 * 60 * 60

/** Counts one outgoing invitation; over the company's daily quota it refuses. */
export function countInvitation(
  { rateLimit }: Pick<Platform, 'rateLimit'>,
  db: CompanyDatabase,
): Promise<void> {
  return rateLimit(`invitations ${db.companyId}`, INVITATIONS_PER_DAY, DAY_SECONDS)
}

/** Counts one more invitation to the same person. */
export function countResend(
  { rateLimit }: Pick<Platform, 'rateLimit'>,
  holderId: string,
): Promise<void> {
  return rateLimit(`invitation ${holderId}`, RESENDS_PER_DAY, DAY_SECONDS)
}
