import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createAccountLink } from './account-link.ts'
import type { GuessDeps } from './guesses.ts'
import { requirePassword } from './require-password.ts'

type Deps = GuessDeps & Pick<Platform, 'clock' | 'events' | 'inCompany' | 'queueMail' | 'settings'>

const CHANGES_PER_DAY = 5
const DAY_SECONDS = 24 * 60 * 60

/**
 * Requests another address to sign in with. The new one gets a confirmation link; the current one is notified, and
 * can stop the change for seven days. Whether it has an account is only said to whoever opens that link.
 */
export async function changeAddress(
  deps: Deps,
  actor: Actor,
  form: { email: string; currentPassword: string },
): Promise<void> {
  const email = form.email.toLowerCase()
  if (!isEmailAddress(email)) throw new Refused('RULE', { code: 'EMAIL_INVALID', field: 'email' })
  if (email === actor.email.toLowerCase())
    throw new Refused('RULE', { code: 'EMAIL_UNCHANGED', field: 'email' })
  await requirePassword(deps, actor, form.currentPassword)
  await deps.rateLimit(`email change ${actor.personId}`, CHANGES_PER_DAY, DAY_SECONDS)
  await deps.inCompany(actor.companyId, async (db) => {
    await mailToNewAddress(deps, db, actor, email)
    await mailToOldAddress(deps, db, actor, email)
    await deps.events.record(db, {
      type: 'account.emailChangeRequested',
      actor: eventActor(actor),
      objectId: actor.personId,
      payload: {},
      personal: { email },
    })
  })
}

async function mailToNewAddress(deps: Deps, db: CompanyDatabase, actor: Actor, email: string) {
  const { personId, locale, firstName } = actor
  const { token } = await createAccountLink(deps, db, { personId, purpose: 'email', email })
  const t = createTranslator(locale)
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t('mails-account.newAddress.subject'),
    paragraphs: [
      t('mails-account.greeting', { name: firstName || actor.email }),
      t('mails-account.newAddress.how', { email }),
      t('mails-account.newAddress.validity'),
      t('mails-account.unexpected'),
    ],
    action: {
      label: t('mails-account.newAddress.open'),
      url: `${deps.settings.publicUrl}/auth/email#${token}`,
    },
    isSecret: true,
  })
}

async function mailToOldAddress(deps: Deps, db: CompanyDatabase, actor: Actor, email: string) {
  const { personId, locale, firstName } = actor
  const { token } = await createAccountLink(deps, db, {
    personId,
    purpose: 'emailStop',
    email: actor.email,
  })
  const t = createTranslator(locale)
  await deps.queueMail(db, {
    recipient: actor.email,
    locale,
    subject: t('mails-account.oldAddress.subject'),
    paragraphs: [
      t('mails-account.greeting', { name: firstName || actor.email }),
      t('mails-account.oldAddress.asked', { email }),
      t('mails-account.oldAddress.stop'),
      t('mails-account.oldAddress.ignore'),
    ],
    action: {
      label: t('mails-account.oldAddress.open'),
      url: `${deps.settings.publicUrl}/auth/email-stop#${token}`,
    },
    isSecret: true,
  })
}
