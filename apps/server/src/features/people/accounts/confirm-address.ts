import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  findAccountLink,
  revokeAccountLinks,
  consumeAccountLink,
  type AccountLink,
} from './account-link.ts'
import { guess, linkGuesses, type GuessParts } from './guesses.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

type Parts = GuessParts & Pick<Platform, 'clock' | 'events' | 'inCompany'>

/** Which address a link confirms; nothing is used up by looking. */
export function openAddressLink(parts: Parts, token: string, { ip }: Caller): Promise<AccountLink> {
  return guess(parts, linkGuesses(ip), () => findAccountLink(parts, token, 'email'))
}

/** Whoever reads the mails of the new address has confirmed it: one signs in with it from now on. */
export async function confirmAddress(parts: Parts, token: string, caller: Caller): Promise<void> {
  const link = await openAddressLink(parts, token, caller)
  await parts
    .inCompany(link.companyId, async (db) => {
      await consumeAccountLink(parts, db, link)
      await writeAddress(parts, db, link)
      // They went to the address from before.
      await revokeAccountLinks(parts, db, link.personId, ['reset'])
      await notifyClients(db, [link.personId], { topic: 'access' })
      await parts.events.record(db, {
        type: link.email === link.currentEmail ? 'account.emailConfirmed' : 'account.emailChanged',
        actor: { id: link.personId, label: link.label },
        objectId: link.personId,
        payload: {},
        personal: { email: link.email! },
      })
    })
    .catch(refuseTakenAddress('email'))
}

/** Makes the address of a link theirs; who has the link reads its mails. */
export async function writeAddress(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { personId, email }: Pick<AccountLink, 'personId' | 'email'>,
): Promise<void> {
  await db
    .update('person')
    .set({ email: email!, email_confirmed_at: clock.now() })
    .where('person.id', '=', personId)
    .execute()
}
