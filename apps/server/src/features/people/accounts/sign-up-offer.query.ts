import type { SignUpOffer } from '@tacite/domain/accounts/sign-up-offer.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { isBeyondLoopback, type Settings } from '../../../platform/settings.ts'

/** What this installation offers to a visitor without an account, by its SIGN_UP and whether it has a company. */
export async function signUpOffer(
  settings: Pick<Settings, 'signUp' | 'demo' | 'host' | 'publicUrl'>,
  { db }: PreAuthDatabase,
): Promise<SignUpOffer> {
  if (settings.signUp === 'closed') return 'closed'
  if (settings.signUp === 'open') return settings.demo ? 'immediate' : 'byMail'
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst()
  if (company) return 'taken'
  return isBeyondLoopback(settings) ? 'withCode' : 'immediate'
}
