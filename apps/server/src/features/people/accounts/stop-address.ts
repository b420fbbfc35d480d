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
import { guess, linkGuesses, type GuessParts } from './guesses.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'
import { mailResetLink, type ResetParts } from './send-reset-link.job.ts'
import { endSessions } from './session-repository.ts'

type Parts = GuessParts & ResetParts

/** Which address a link keeps; nothing is used up by looking. */
export function openStopLink(parts: Parts, token: string, { ip }: Caller): Promise<AccountLink> {
  return guess(parts, linkGuesses(ip), () => findAccountLink(parts, token, 'emailStop'))
}

/**
 * Whoever reads the mails of the address from before did not want the change: the address is theirs again. Somebody knew
 * their password, so it is worth nothing any more, every session ends, and a link to choose a new one goes to that address.
 */
export async function stopAddress(parts: Parts, token: string, caller: Caller): Promise<void> {
  const link = await openStopLink(parts, token, caller)
  const { personId, label } = link
  await parts
    .inCompany(link.companyId, async (db) => {
      await consumeAccountLink(parts, db, link)
      await revokeAccountLinks(parts, db, personId, ['email', 'reset'])
      await revokeLaterStops(parts, db, link)
      await writeAddress(parts, db, link)
      await db
        .update('person')
        .set({ password_hash: null })
        .where('person.id', '=', personId)
        .execute()
      await endSessions(parts, db, personId)
      await notifyClients(db, [personId], { topic: 'access' })
      await parts.events.record(db, {
        type: 'account.emailChangeStopped',
        actor: { id: personId, label },
        objectId: personId,
        payload: {},
        personal: { email: link.email! },
      })
      await mailResetLink(parts, db, { ...link, email: link.email! })
    })
    .catch(refuseTakenAddress('email'))
}
