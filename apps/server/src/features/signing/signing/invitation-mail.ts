import { nameInSubject } from '@tacite/domain/contacts/name-in-subject.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import {
  greeting,
  invitationAddress,
  type InvitationLink,
} from '../../people/invitations/public.ts'
import type { Signatory, SignatureRequest } from './signature-repository.ts'

/** Invites an external signatory: fixed wording around the names and the title, and their link. */
export async function mailInvitation(
  deps: Pick<Platform, 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  request: SignatureRequest,
  { name, email, locale }: Signatory,
  { token, expiresAt }: InvitationLink,
): Promise<void> {
  const { title, company, sender, timeZone } = await signatureMailContext(db, request.id)
  const t = createTranslator(locale)
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t('mails.invitation.subject', {
      company: nameInSubject(company),
      title: nameInSubject(title),
    }),
    paragraphs: [
      greeting(t, { name, email }),
      t('mails.invitation.request', { sender: sender.name, company, title }),
      t('mails.invitation.how'),
      t('mails.invitation.personal', { day: dayIn(timeZone, expiresAt) }),
      t('mails.invitation.unexpected'),
    ],
    action: {
      label: t('mails.invitation.open'),
      url: invitationAddress(deps, token),
    },
    isSecret: true,
    isInvitation: true,
    contractId: request.contractId,
    askedBy: request.requestedBy,
  })
}
