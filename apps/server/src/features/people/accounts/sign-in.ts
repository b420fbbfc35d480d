import { Refused } from '@tacite/domain/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Identified } from './admit-person.ts'
import { guess, knownDeviceGuesses, passwordGuesses, type GuessDeps } from './guesses.ts'
import { knownDeviceId } from './known-device.ts'
import { mailWhenLocked } from './mail-when-locked.ts'
import { findByEmail, type PersonOfAddress } from './people-by-email.query.ts'
import { hashPassword, isOfAnotherCost, passwordMatches } from './password.ts'

export type SignInDeps = Pick<Platform, 'clock' | 'inCompany' | 'settings' | 'masterKey' | 'jobs'> &
  GuessDeps & { preAuth: PreAuthDatabase }

interface SignIn {
  username: string
  password: string
  caller: Caller
  /** What this browser keeps of an earlier sign-in. */
  device: string | null
}

/** Whose e-mail and password they are. Timing and answer are the same whether the person exists or not. */
export async function signIn(
  deps: SignInDeps,
  { username, password, caller, device }: SignIn,
): Promise<Identified> {
  const person = await findByEmail(deps.preAuth, username)
  const deviceId = person ? knownDeviceId(deps.masterKey, person.id, device) : null
  const limits = deviceId ? knownDeviceGuesses(deviceId) : passwordGuesses(username, caller.ip)
  const guessing = guess(deps, limits, async () => {
    const isRight = await passwordMatches(deps.settings, password, person?.password_hash ?? null)
    if (!isRight || person?.status !== 'active')
      throw new Refused('UNAUTHENTICATED', 'WRONG_CREDENTIALS')
    await renewHash(deps, person, password)
    return { companyId: person.company_id, personId: person.id }
  })
  return guessing.catch((error: unknown) => mailWhenLocked(deps, username, error))
}

/** Rehashes at the current cost: only a sign-in knows the password. */
async function renewHash(
  { inCompany, settings }: SignInDeps,
  { company_id: companyId, id, password_hash: stored }: PersonOfAddress,
  password: string,
): Promise<void> {
  if (stored === null || !isOfAnotherCost(settings, stored)) return
  const renewed = await hashPassword(settings, password)
  await inCompany(companyId, (db) =>
    db
      .update('person')
      .set({ password_hash: renewed })
      .where('person.id', '=', id)
      // A password changed meanwhile is kept.
      .where('person.password_hash', '=', stored)
      .execute(),
  )
}
