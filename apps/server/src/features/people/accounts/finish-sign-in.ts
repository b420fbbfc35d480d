import { fullName } from '@tacite/domain/people/full-name.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkSecondFactor, mailAboutFactors } from '../second-factor/public.ts'
import { guess, secondFactorGuesses, type GuessDeps } from './guesses.ts'
import { consumePendingSignIn, findPendingSignIn, type PendingSignIn } from './pending-sign-in.ts'
import { openSession, type SessionDeps } from './session-repository.ts'

type Deps = SessionDeps &
  GuessDeps &
  Pick<Platform, 'events' | 'inCompany' | 'masterKey' | 'queueMail' | 'settings'>

const HOUR_SECONDS = 60 * 60

/**
 * Opens the session of somebody whose password was right, with a code. Wrong ones are counted by person, whichever
 * sign-in and network they come with: each further sign-in needs the password again.
 */
export async function finishSignIn(
  deps: Deps,
  { token, code, caller }: { token: string | null; code: string; caller: Caller },
): Promise<{ token: string; remember: boolean }> {
  const pending = await findPendingSignIn(deps, token)
  const { companyId, personId, remember } = pending
  const guessing = guess(deps, secondFactorGuesses(personId), () =>
    deps.inCompany(companyId, async (db) => {
      const method = await checkSecondFactor(deps, db, personId, code)
      await consumePendingSignIn(db, pending)
      if (method === 'recoveryCode') await reportRecoveryCode(deps, db, pending)
    }),
  )
  await guessing.catch((error: unknown) => warnOfGuesses(deps, pending, error))
  return { token: await openSession(deps, { companyId, personId, remember, caller }), remember }
}

async function reportRecoveryCode(deps: Deps, db: CompanyDatabase, { personId }: PendingSignIn) {
  const person = await readOwner(db, personId)
  await deps.events.record(db, {
    type: 'account.recoveryCodeUsed',
    actor: { id: personId, label: fullName(person) },
    objectId: personId,
    payload: {},
  })
  await mailAboutFactors(deps, db, person, 'codeUsed')
}

/** Whoever tries codes knows the password: its owner is told, once an hour. */
async function warnOfGuesses(
  deps: Deps,
  { companyId, personId }: PendingSignIn,
  error: unknown,
): Promise<never> {
  const isLocked = error instanceof Refused && error.refusals[0]?.code === 'SECOND_FACTOR_LOCKED'
  if (!isLocked) throw error
  const isFirst = await deps
    .rateLimit(`second factor locked ${personId}`, 1, HOUR_SECONDS)
    .then(() => true)
    .catch(() => false)
  if (isFirst)
    await deps.inCompany(companyId, async (db) =>
      mailAboutFactors(deps, db, await readOwner(db, personId), 'guessed'),
    )
  throw error
}

export interface FactorOwner {
  email: string
  firstName: string
  lastName: string
  locale: Locale
}

export async function readOwner(db: CompanyDatabase, personId: string): Promise<FactorOwner> {
  return db
    .select('person')
    .where('person.id', '=', personId)
    .select(['person.email', 'person.first_name as firstName', 'person.last_name as lastName'])
    .select('person.locale')
    .executeTakeFirstOrThrow()
}
