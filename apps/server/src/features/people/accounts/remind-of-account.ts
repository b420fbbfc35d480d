import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PersonOfAddress } from './people-by-email.query.ts'

/** Whoever asked for another account with this address learns of theirs in a mail, and nobody else does. */
export async function remindOfAccount(
  deps: Pick<Platform, 'inCompany' | 'queueMail' | 'settings'>,
  person: PersonOfAddress,
  wish: 'joining' | 'company',
): Promise<void> {
  const { company_id: companyId, email, first_name: firstName, locale, status } = person
  if (status !== 'active') return
  const t = createTranslator(locale)
  const how = { joining: 'how', company: 'howCompany' } as const
  await deps.inCompany(companyId, (db) =>
    deps.queueMail(db, {
      recipient: email,
      locale,
      subject: t('mails-account.alreadyHere.subject'),
      paragraphs: [
        t('mails-account.greeting', { name: firstName || email }),
        t(`mails-account.alreadyHere.${how[wish]}`),
        t('mails-account.unexpected'),
      ],
      action: {
        label: t('mails-account.alreadyHere.open'),
        url: `${deps.settings.publicUrl}/auth/signin`,
      },
    }),
  )
}
