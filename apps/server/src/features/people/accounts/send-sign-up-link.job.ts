import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { newId } from '../../../platform/new-id.ts'
import { mailBody, type MailTransport } from '../../../platform/mail/mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findByEmail, hasConfirmed } from './people-by-email.query.ts'
import { remindOfAccount } from './remind-of-account.ts'
import { createSignUpLink } from './sign-up-request.ts'

export type SignUpMailDeps = Pick<Platform, 'clock' | 'inCompany' | 'queueMail' | 'settings'> & {
  preAuth: PreAuthDatabase
  post: MailTransport
}

/**
 * Mails the link that confirms an address and creates the company asked for. Whoever has an account is reminded of it
 * instead. No company has this mail yet, so it leaves from here; it holds nothing that the requester typed but the
 * address: it may reach somebody who asked for nothing.
 */
export async function sendSignUpLink(
  deps: SignUpMailDeps,
  { requestId }: { requestId: string },
): Promise<void> {
  const link = await createSignUpLink(deps, requestId)
  if (!link) return
  const { token, email, locale } = link
  const person = await findByEmail(deps.preAuth, email)
  if (person && hasConfirmed(person)) return remindOfAccount(deps, person, 'company')
  const t = createTranslator(locale)
  const body = mailBody({
    locale,
    paragraphs: [
      t('mails.activation.hello'),
      t('mails-account.signUp.how', { email }),
      t('mails-account.signUp.validity'),
      t('mails-account.unexpected'),
    ],
    action: {
      label: t('mails-account.signUp.open'),
      url: `${deps.settings.publicUrl}/auth/activate#${token}`,
    },
  })
  await deps.post({
    from: deps.settings.mailFrom,
    to: email,
    subject: t('mails-account.signUp.subject'),
    text: body.text,
    html: body.html,
    messageId: `<${newId(deps.clock.now())}@tacite>`,
    attachments: [],
  })
}
