import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { guess, signedInGuesses, type GuessDeps } from './guesses.ts'
import { passwordMatches } from './password.ts'

/** Re-authenticates a signed-in person by password. Wrong ones have a count of their own. */
export async function requirePassword(
  deps: GuessDeps & Pick<Platform, 'inCompany' | 'settings'>,
  { companyId, personId }: Actor,
  currentPassword: string,
): Promise<void> {
  if (currentPassword === '')
    throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'currentPassword' })
  await guess(deps, signedInGuesses(personId), async () => {
    const { password_hash: stored } = await deps.inCompany(companyId, (db) =>
      db
        .select('person')
        .where('person.id', '=', personId)
        .select('person.password_hash')
        .executeTakeFirstOrThrow(),
    )
    if (!(await passwordMatches(deps.settings, currentPassword, stored)))
      throw new Refused('RULE', { code: 'PASSWORD_WRONG', field: 'currentPassword' })
  })
}
