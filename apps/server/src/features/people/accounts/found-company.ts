import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCompany } from '../companies/public.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

export interface Founder {
  companyName: string
  firstName: string
  lastName: string
  email: string
  locale: Locale
  passwordHash: string
  /** Null: nobody has proved yet that its mails reach this person. */
  emailConfirmedAt: Date | null
}

/**
 * Creates a company with its defaults and its first administrator. Returns who they are.
 *
 * @param require checks, in the same transaction, that it may be created; throws when not
 */
export async function foundCompany(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'events'>,
  founder: Founder,
  require: (db: CompanyDatabase) => Promise<void>,
): Promise<{ companyId: string; personId: string }> {
  const now = deps.clock.now()
  const companyId = newId(now)
  const personId = newId(now)
  await deps
    .inCompany(companyId, async (db) => {
      await require(db)
      const { administratorRoleId } = await createCompany(deps, db, {
        name: founder.companyName,
        locale: founder.locale,
      })
      await db
        .insert('person', {
          id: personId,
          email: founder.email.toLowerCase(),
          first_name: founder.firstName,
          last_name: founder.lastName,
          locale: founder.locale,
          status: 'active',
          role_id: administratorRoleId,
          password_hash: founder.passwordHash,
          created_at: now,
          email_confirmed_at: founder.emailConfirmedAt,
        })
        .execute()
      await deps.events.record(db, {
        type: 'company.created',
        actor: { id: personId, label: `${founder.firstName} ${founder.lastName}` },
        objectId: companyId,
        payload: { locale: founder.locale },
      })
    })
    .catch(refuseTakenAddress('email'))
  return { companyId, personId }
}
