import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createAccountLink } from './account-link.ts'

const PER_DAY = 5
const DAY_SECONDS = 24 * 60 * 60

/** Mails a link that proves ownership of an address: anyone can enter any address at sign-up. */
export async function requestConfirmation(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'rateLimit' | 'queueMail' | 'settings'>,
  { companyId, personId, email, firstName, locale }: Actor,
): Promise<void> {
  await deps.rateLimit(`email confirmation ${personId}`, PER_DAY, DAY_SECONDS)
  const t = createTranslator(locale)
  await deps.inCompany(companyId, async (db) => {
    const unconfirmed = await db
      .select('person')
      .where('person.id', '=', personId)
      .where('person.email_confirmed_at', 'is', null)
      .select('person.id')
      .executeTakeFirst()
    if (!unconfirmed) throw new Refused('STATE', 'EMAIL_CONFIRMED_ALREADY')
    const { token } = await createAccountLink(deps, db, { personId, purpose: 'email', email })
    await deps.queueMail(db, {
      recipient: email,
      locale,
      subject: t('mails-account.confirmation.subject'),
      paragraphs: [
        t('mails-account.greeting', { name: firstName || email }),
        t('mails-account.confirmation.how', { email }),
        t('mails-account.confirmation.validity'),
        t('mails-account.unexpected'),
      ],
      action: {
        label: t('mails-account.confirmation.open'),
        url: `${deps.settings.publicUrl}/auth/email#${token}`,
      },
      isSecret: true,
    })
  })
}
