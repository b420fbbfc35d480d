import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAccountLink } from './account-link.ts'
import { findByEmail } from './people-by-email.query.ts'

export type ResetParts = Pick<
  Platform,
  'clock' | 'events' | 'inCompany' | 'queueMail' | 'settings'
> & { door: SignInDoor }

/** Mails a link to choose a new password, when an active person has this address; nothing to anybody else. */
export async function sendResetLink(
  parts: ResetParts,
  { email }: { email: string },
): Promise<void> {
  const person = await findByEmail(parts.door, email)
  if (person?.status !== 'active') return
  const t = createTranslator(person.locale)
  await parts.inCompany(person.company_id, async (db) => {
    const { token } = await createAccountLink(parts, db, { personId: person.id, purpose: 'reset' })
    await parts.queueMail(db, {
      recipient: person.email,
      subject: t('mails-account.reset.subject'),
      paragraphs: [
        t('mails-account.greeting', { name: person.first_name || person.email }),
        t('mails-account.reset.how'),
        t('mails-account.reset.validity'),
        t('mails-account.unexpected'),
      ],
      // Behind # an address stays in the browser: no server, proxy or other site ever reads the token.
      action: {
        label: t('mails-account.reset.open'),
        url: `${parts.settings.publicUrl}/auth/reset#${token}`,
      },
      isSecret: true,
    })
    await parts.events.record(db, {
      type: 'account.resetRequested',
      actor: null,
      objectType: 'user',
      objectId: person.id,
      payload: {},
    })
  })
}
