import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { findByEmail, hasConfirmed } from './people-by-email.query.ts'

/**
 * An address has one account. Whoever opened the invitation reads its mails, so they may learn that they have one
 * already; whoever invited them may not.
 */
export async function requireOwnAddress(
  { preAuth }: { preAuth: PreAuthDatabase },
  email: string,
): Promise<void> {
  const person = await findByEmail(preAuth, email)
  if (person && hasConfirmed(person)) throw new Refused('STATE', 'ADDRESS_HAS_ACCOUNT')
}
