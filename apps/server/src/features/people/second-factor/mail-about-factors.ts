import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What a person is told about their second factor, whatever their preferences. */
export type FactorNews =
  | 'added'
  | 'removed'
  | 'removedForYou'
  | 'codesRenewed'
  | 'codeUsed'
  | 'guessed'

export async function mailAboutFactors(
  deps: Pick<Platform, 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  { email, firstName, locale }: { email: string; firstName: string; locale: Locale },
  news: FactorNews,
): Promise<void> {
  const t = createTranslator(locale)
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t(`mails-account.secondFactor.${news}.subject`),
    paragraphs: [
      t('mails-account.greeting', { name: firstName || email }),
      t(`mails-account.secondFactor.${news}.done`),
      t('mails-account.secondFactor.notYou'),
    ],
    action: {
      label: t('mails-account.passwordChanged.forgot'),
      url: `${deps.settings.publicUrl}/auth/forgot`,
    },
  })
}
