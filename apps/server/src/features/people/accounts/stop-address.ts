import type { Caller } from '../../../platform/http/route.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import {
  findAccountLink,
  revokeAccountLinks,
  revokeLaterStops,
  consumeAccountLink,
  type AccountLink,
} from './account-link.ts'
import { writeAddress } from './confirm-address.ts'
import { guess, linkGuesses, type GuessDeps } from './guesses.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'
import { mailResetLink, type ResetDeps } from './send-reset-link.job.ts'
import { endSessions } from './session-repository.ts'

type Deps = GuessDeps & ResetDeps

/** The address that a link restores; looking does not consume it. */
export function openStopLink(deps: Deps, token: string, { ip }: Caller): Promise<AccountLink> {
  return guess(deps, linkGuesses(ip), () => findAccountLink(deps, token, 'emailStop'))
}

/**
 * The reader of the previous address's mail did not want the change: the address is restored. The attacker knew the
 * password, so it is invalidated, every session ends, and a link to choose a new one goes to that address.
 */
export async function stopAddress(deps: Deps, token: string, caller: Caller): Promise<void> {
  const link = await openStopLink(deps, token, caller)
  const { personId, label } = link
  await deps
    .inCompany(link.companyId, async (db) => {
      await consumeAccountLink(deps, db, link)
      await revokeAccountLinks(deps, db, personId, ['email', 'reset'])
      await revokeLaterStops(deps, db, link)
      await writeAddress(deps, db, link)
      await db
        .update('person')
        .set({ password_hash: null })
        .where('person.id', '=', personId)
        .execute()
      await endSessions(deps, db, personId)
      await notifyClients(db, [personId], { topic: 'access' })
      await deps.events.record(db, {
        type: 'account.emailChangeStopped',
        actor: { id: personId, label },
        objectId: personId,
        payload: {},
        personal: { email: link.email! },
      })
      await mailResetLink(deps, db, { ...link, email: link.email! })
    })
    .catch(refuseTakenAddress('email'))
}
