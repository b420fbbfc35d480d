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
import { guess, linkGuesses, type GuessDeps } from './guesses.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

type Deps = GuessDeps & Pick<Platform, 'clock' | 'events' | 'inCompany'>

/** The address that a link confirms; looking does not consume it. */
export function openAddressLink(deps: Deps, token: string, { ip }: Caller): Promise<AccountLink> {
  return guess(deps, linkGuesses(ip), () => findAccountLink(deps, token, 'email'))
}

/** Whoever reads the new address's mail has confirmed it: from now on it is the one to sign in with. */
export async function confirmAddress(deps: Deps, token: string, caller: Caller): Promise<void> {
  const link = await openAddressLink(deps, token, caller)
  await deps
    .inCompany(link.companyId, async (db) => {
      await consumeAccountLink(deps, db, link)
      await writeAddress(deps, db, link)
      // They went to the previous address.
      await revokeAccountLinks(deps, db, link.personId, ['reset'])
      await notifyClients(db, [link.personId], { topic: 'access' })
      await deps.events.record(db, {
        type: link.email === link.currentEmail ? 'account.emailConfirmed' : 'account.emailChanged',
        actor: { id: link.personId, label: link.label },
        objectId: link.personId,
        payload: {},
        personal: { email: link.email! },
      })
    })
    .catch(refuseTakenAddress('email'))
}

/** Sets the address of a link; the holder of the link has proved to read its mail. */
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
