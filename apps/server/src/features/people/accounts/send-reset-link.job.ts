import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createAccountLink } from './account-link.ts'
import type { PasswordOwner } from './write-password.ts'
import { findByEmail } from './people-by-email.query.ts'
import { remindInvited, type Invitations } from './remind-invited.ts'

export type ResetDeps = Pick<
  Platform,
  'clock' | 'events' | 'inCompany' | 'rateLimit' | 'queueMail' | 'settings'
> & { preAuth: PreAuthDatabase }

/**
 * Mails a link to choose a new password if an active person has this address. An invited person gets the invitation
 * again, anyone else nothing.
 */
export async function sendResetLink(
  deps: ResetDeps & Invitations,
  { email, isLocked = false }: { email: string; isLocked?: boolean },
): Promise<void> {
  const person = await findByEmail(deps.preAuth, email)
  if (person?.status === 'pending' && !isLocked) await remindInvited(deps, email)
  if (person?.status !== 'active') return
  const { id: personId, first_name: firstName, locale } = person
  await deps.inCompany(person.company_id, async (db) => {
    const owner = { personId, email: person.email, firstName, locale }
    await mailResetLink(deps, db, owner, isLocked ? 'locked' : 'how')
    await deps.events.record(db, {
      type: 'account.resetRequested',
      actor: null,
      objectId: personId,
      payload: {},
    })
  })
}

/** Mails a person a new reset link; the previous one stops working. */
export async function mailResetLink(
  deps: Pick<Platform, 'clock' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  { personId, email, firstName, locale }: PasswordOwner,
  why: 'how' | 'locked' = 'how',
): Promise<void> {
  const t = createTranslator(locale)
  const { token } = await createAccountLink(deps, db, { personId, purpose: 'reset' })
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t('mails-account.reset.subject'),
    paragraphs: [
      t('mails-account.greeting', { name: firstName || email }),
      t(`mails-account.reset.${why}`),
      t('mails-account.reset.validity'),
      t('mails-account.unexpected'),
    ],
    // A fragment stays in the browser: no server, proxy or other site ever reads the token.
    action: {
      label: t('mails-account.reset.open'),
      url: `${deps.settings.publicUrl}/auth/reset#${token}`,
    },
    isSecret: true,
  })
}
