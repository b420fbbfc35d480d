import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findInvited } from './people-by-email.query.ts'

type Deps = Pick<Platform, 'clock' | 'inCompany' | 'rateLimit' | 'queueMail' | 'settings'> & {
  preAuth: PreAuthDatabase
}

/** What this needs of another feature: the mail that an invited person has lost. */
export interface Invitations {
  inviteAgain(deps: Deps, db: CompanyDatabase, personId: string): Promise<void>
}

/** Mails their invitation again to the people of an address, one for each company that invited them. */
export async function remindInvited(
  deps: Deps & Invitations,
  email: string,
  ofCompany?: string,
): Promise<void> {
  for (const { company_id: companyId, id } of await findInvited(deps.preAuth, email))
    if (ofCompany === undefined || companyId === ofCompany)
      await deps.inCompany(companyId, (db) => deps.inviteAgain(deps, db, id))
}
