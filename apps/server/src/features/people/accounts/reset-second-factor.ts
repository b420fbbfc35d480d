import { fullName } from '@tacite/domain/people/full-name.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  countFactors,
  mailAboutFactors,
  personFactors,
  removeAllFactors,
} from '../second-factor/public.ts'
import { readOwner } from './finish-sign-in.ts'
import { findByEmail } from './people-by-email.query.ts'
import { endEverySignIn } from './session-repository.ts'

/** By the operator, whom the person has asked. Returns whether there was one. */
export async function resetSecondFactor(
  deps: Pick<Platform, 'clock' | 'events' | 'inCompany' | 'queueMail' | 'settings'> & {
    preAuth: PreAuthDatabase
  },
  email: string,
): Promise<boolean> {
  const found = await findByEmail(deps.preAuth, email)
  if (!found) return false
  return deps.inCompany(found.company_id, async (db) => {
    if (countFactors(await personFactors(db, found.id)) === 0) return false
    const person = await readOwner(db, found.id)
    await removeAllFactors(db, found.id)
    await endEverySignIn(deps, db, found.id)
    await deps.events.record(db, {
      type: 'account.secondFactorReset',
      actor: null,
      objectId: found.id,
      payload: {},
      personal: { label: fullName(person) },
    })
    await mailAboutFactors(deps, db, person, 'removedForYou')
    return true
  })
}
