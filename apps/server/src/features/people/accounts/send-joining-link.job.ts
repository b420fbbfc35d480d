import { nameInSubject } from '@tacite/domain/contacts/name-in-subject.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createJoiningLink } from './joining-link.ts'
import { joinableCompany } from './joinable.query.ts'
import { findByEmail, findInvited, hasConfirmed } from './people-by-email.query.ts'
import { remindInvited, type Invitations } from './remind-invited.ts'
import { remindOfAccount } from './remind-of-account.ts'

type Deps = Pick<
  Platform,
  'clock' | 'events' | 'inCompany' | 'rateLimit' | 'queueMail' | 'settings'
> & { preAuth: PreAuthDatabase }

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
  const companyId = await joinableCompany(deps.preAuth, email)
  if (person && person.status !== 'pending') {
    // Somebody who only typed this address elsewhere keeps nobody from joining here.
    const isElsewhere = companyId !== undefined && companyId !== person.company_id
    if (!isElsewhere || hasConfirmed(person)) return remindOfAccount(deps, person, 'joining')
  }
  const invited = await findInvited(deps.preAuth, email)
  const isInvitedHere = invited.some((one) => one.company_id === companyId)
  if (!companyId || isInvitedHere) return remindInvited(deps, email, companyId)
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
      locale,
      subject: t('mails-account.joining.subject', { company: nameInSubject(company) }),
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
