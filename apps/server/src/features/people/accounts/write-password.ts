import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { revokeAccountLinks } from './account-link.ts'
import { endEverySignIn } from './session-repository.ts'

/** A person whose password changes. */
export interface PasswordOwner {
  personId: string
  email: string
  firstName: string
  locale: Locale
}

/**
 * Writes a new password: sessions end (except the one that changes it), links requested earlier become void, and the
 * person is notified by mail.
 */
export async function writePassword(
  deps: Pick<Platform, 'clock' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  { personId, email, firstName, locale }: PasswordOwner,
  { passwordHash, keepSession }: { passwordHash: string; keepSession?: string },
): Promise<void> {
  await db
    .update('person')
    .set({ password_hash: passwordHash })
    .where('person.id', '=', personId)
    .execute()
  await endEverySignIn(deps, db, personId, keepSession)
  await revokeAccountLinks(deps, db, personId, ['reset', 'email'])
  await notifyClients(db, [personId], { topic: 'access' })
  const t = createTranslator(locale)
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t('mails-account.passwordChanged.subject'),
    paragraphs: [
      t('mails-account.greeting', { name: firstName || email }),
      t('mails-account.passwordChanged.done'),
      t('mails-account.passwordChanged.notYou'),
    ],
    action: {
      label: t('mails-account.passwordChanged.forgot'),
      url: `${deps.settings.publicUrl}/auth/forgot`,
    },
  })
}
