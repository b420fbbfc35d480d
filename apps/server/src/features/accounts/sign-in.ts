import { Refused } from '@tacite/domain/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { Caller } from '../../platform/http/route.ts'
import { guess, passwordGuesses, type GuessParts } from './guesses.ts'
import { findByEmail } from './people-by-email.query.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './session-repository.ts'

export type SignInParts = Pick<Platform, 'clock'> & GuessParts & { door: SignInDoor }

/** Checks e-mail and password and opens a session. It takes as long, and says the same, whether the person exists or not. */
export async function signIn(
  parts: SignInParts,
  {
    username,
    password,
    remember,
    caller,
  }: { username: string; password: string; remember: boolean; caller: Caller },
): Promise<{ token: string }> {
  return guess(parts, passwordGuesses(username, caller.ip), async () => {
    const person = await findByEmail(parts.door, username)
    const isRight = await passwordMatches(password, person?.password_hash ?? null)
    if (!isRight || person?.status !== 'active')
      throw new Refused('UNAUTHENTICATED', 'WRONG_CREDENTIALS')
    const token = await openSession(parts, {
      companyId: person.company_id,
      personId: person.id,
      remember,
      caller,
    })
    return { token }
  })
}
