import { Refused } from '@tacite/domain/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { consumeChallenge, type ChallengeHolder } from '../second-factor/public.ts'

/** Consumes the challenge that a passkey has signed, in a transaction of its own: a wrong answer uses it up too. */
export async function answeredChallenge(
  deps: Pick<Platform, 'clock' | 'inCompany'>,
  companyId: string,
  holder: ChallengeHolder,
): Promise<Buffer> {
  const challenge = await deps.inCompany(companyId, (db) => consumeChallenge(deps, db, holder))
  if (!challenge) throw new Refused('STATE', 'PASSKEY_EXPIRED')
  return challenge
}
