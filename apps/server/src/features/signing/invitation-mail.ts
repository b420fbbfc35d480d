import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { dayIn } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestFrame } from './request-frame.query.ts'
import type { InvitationLink } from './invitation-link.ts'
import type { Signatory, SignatureRequest } from './signature-repository.ts'

/** A company is no mail cannon: so many invitations to outsiders a day, whoever sends them. */
const INVITATIONS_PER_DAY = 500
const DAY_SECONDS = 24 * 60 * 60

/** Invites an outside signatory: fixed words around the names and the title, and their link. */
export async function mailInvitation(
  { limitHits, queueMail, settings }: Pick<Platform, 'limitHits' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  request: SignatureRequest,
  { name, email, locale }: Signatory,
  { token, expiresAt }: InvitationLink,
): Promise<void> {
  await limitHits(`invitations ${db.companyId}`, INVITATIONS_PER_DAY, DAY_SECONDS)
  const { title, company, sender, timeZone } = await requestFrame(db, request.id)
  const t = createTranslator(locale)
  await queueMail(db, {
    recipient: email,
    subject: t('mails.invitation.subject', { company, title }),
    paragraphs: [
      t('mails.invitation.greeting', { name }),
      t('mails.invitation.request', { sender: sender.name, company, title }),
      t('mails.invitation.how'),
      t('mails.invitation.personal', { day: dayIn(timeZone, expiresAt) }),
      t('mails.invitation.unexpected'),
    ],
    action: {
      label: t('mails.invitation.open'),
      url: `${settings.publicUrl}/invitation/${token}`,
    },
    isSecret: true,
  })
}
