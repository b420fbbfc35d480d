import { dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import { nameInSubject } from '@tacite/domain/contacts/name-in-subject.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createInvitationLink,
  greeting,
  invitationAddress,
  moveInvitationEnd,
} from '../../people/invitations/public.ts'
import { shareMailContext } from './share-mail-context.query.ts'
import { readThirdPartyShare } from './share-repository.ts'

/**
 * Mails a third party a new link, which replaces the earlier one: fixed wording around the names, the title and the
 * personal message.
 */
export async function inviteThirdParty(
  deps: Pick<Platform, 'clock' | 'rateLimit' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  shareId: string,
  message = '',
): Promise<void> {
  const share = await readThirdPartyShare(db, shareId)
  const { title, company, sender, timeZone } = await shareMailContext(
    db,
    share.contractId,
    share.sharedBy,
  )
  const holder = { kind: 'reading', id: shareId } as const
  const { token, expiresAt } = await createInvitationLink(deps, db, holder, share.expiresAt)
  await moveInvitationEnd(db, holder, expiresAt)
  await db
    .update('third_party_share')
    .set({ invited_at: deps.clock.now() })
    .where('third_party_share.id', '=', shareId)
    .execute()
  const t = createTranslator(share.locale)
  await deps.queueMail(db, {
    recipient: share.email,
    locale: share.locale,
    subject: t('mails.share.subject', {
      company: nameInSubject(company),
      title: nameInSubject(title),
    }),
    paragraphs: [
      greeting(t, share),
      t('mails.share.given', { sender, company, title }),
      ...(message ? [t('mails.share.message', { sender, message })] : []),
      t('mails.share.how'),
      t('mails.invitation.personal', { day: dayEndedAt(timeZone, expiresAt).toString() }),
      t('mails.invitation.unexpected'),
    ],
    action: {
      label: t('mails.share.open'),
      url: invitationAddress(deps, token),
    },
    isSecret: true,
    isInvitation: true,
    contractId: share.contractId,
    askedBy: share.sharedBy,
  })
}
