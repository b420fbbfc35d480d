import { randomBytes } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Time enough to name a passkey and to find the key; browsers are given less. */
const VALID_MS = 5 * 60_000

/** Who has to answer: a session that adds a passkey, or a sign-in under way. */
export type ChallengeHolder = { sessionId: string } | { pendingSignInId: string }

/** A new challenge; the one that the same holder was given before is void. */
export async function openChallenge(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  holder: ChallengeHolder,
): Promise<Buffer> {
  const now = clock.now()
  const challenge = randomBytes(32)
  await challengesOf(db, holder).execute()
  await db
    .insert('passkey_challenge', {
      id: newId(now),
      ...columnsOf(holder),
      challenge,
      created_at: now,
      expires_at: new Date(now.getTime() + VALID_MS),
    })
    .execute()
  return challenge
}

/**
 * The challenge that the holder has to answer, which nobody can answer again; null: none, or too late. To be committed
 * before the answer is evaluated, so that a wrong one uses it up too.
 */
export async function consumeChallenge(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  holder: ChallengeHolder,
): Promise<Buffer | null> {
  const found = await challengesOf(db, holder)
    .returning(['passkey_challenge.challenge', 'passkey_challenge.expires_at'])
    .executeTakeFirst()
  return found && found.expires_at > clock.now() ? found.challenge : null
}

function challengesOf(db: CompanyDatabase, holder: ChallengeHolder) {
  const challenges = db.delete('passkey_challenge')
  return 'sessionId' in holder
    ? challenges.where('passkey_challenge.session_id', '=', holder.sessionId)
    : challenges.where('passkey_challenge.pending_sign_in_id', '=', holder.pendingSignInId)
}

function columnsOf(holder: ChallengeHolder) {
  return 'sessionId' in holder
    ? { session_id: holder.sessionId }
    : { pending_sign_in_id: holder.pendingSignInId }
}
