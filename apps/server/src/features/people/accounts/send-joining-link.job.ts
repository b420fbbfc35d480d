import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createJoiningLink } from './joining-link.ts'
import { joinableCompany } from './joinable.query.ts'
import { findByEmail, type PersonOfAddress } from './people-by-email.query.ts'

type Deps = Pick<
  Platform,
  'clock' | 'events' | 'inCompany' | 'rateLimit' | 'queueMail' | 'settings'
> & { preAuth: PreAuthDatabase }

/** What this needs of another feature: the mail that an invited person has lost. */
interface Invitations {
  inviteAgain(deps: Deps, db: CompanyDatabase, personId: string): Promise<void>
}

/** Prevents flooding a company's mailboxes with unrequested mails. */
const PER_COMPANY = 500
const DAY_SECONDS = 24 * 60 * 60

/**
 * Mails a link to join, if a company lets people with this address do so. A person with an account is reminded of it,
 * an invited one gets the invitation again; a blocked one gets nothing, and no address gets a second account.
 */
export async function sendJoiningLink(
  deps: Deps & Invitations,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const person = await findByEmail(deps.preAuth, email)
  if (person) return remind(deps, person)
  const companyId = await joinableCompany(deps.preAuth, email)
  if (!companyId) return
  await deps.rateLimit(`joining ${companyId}`, PER_COMPANY, DAY_SECONDS)
  await deps.inCompany(companyId, async (db) => {
    const { token } = await createJoiningLink(deps, db, { email, locale })
    const { name: company } = await db.tx
      .selectFrom('company')
      .where('company.id', '=', companyId)
      .select('company.name')
      .executeTakeFirstOrThrow()
    const t = createTranslator(locale)
    await deps.queueMail(db, {
      recipient: email,
      subject: t('mails-account.joining.subject', { company }),
      paragraphs: [
        t('mails.activation.hello'),
        t('mails-account.joining.how', { company }),
        t('mails-account.joining.validity'),
        t('mails-account.unexpected'),
      ],
      action: {
        label: t('mails-account.joining.open'),
        url: `${deps.settings.publicUrl}/auth/activate#${token}`,
      },
      isSecret: true,
    })
  })
}

async function remind(
  deps: Deps & Invitations,
  { company_id: companyId, id, email, first_name: firstName, locale, status }: PersonOfAddress,
): Promise<void> {
  await deps.inCompany(companyId, async (db) => {
    if (status === 'pending') return deps.inviteAgain(deps, db, id)
    if (status !== 'active') return
    const t = createTranslator(locale)
    await deps.queueMail(db, {
      recipient: email,
      subject: t('mails-account.alreadyHere.subject'),
      paragraphs: [
        t('mails-account.greeting', { name: firstName || email }),
        t('mails-account.alreadyHere.how'),
        t('mails-account.unexpected'),
      ],
      action: {
        label: t('mails-account.alreadyHere.open'),
        url: `${deps.settings.publicUrl}/auth/signin`,
      },
    })
  })
}
