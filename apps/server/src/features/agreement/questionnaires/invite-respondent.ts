import { endOfDay, dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import { nameInSubject } from '@tacite/domain/contacts/name-in-subject.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createInvitationLink,
  greeting,
  invitationAddress,
  moveInvitationEnd,
} from '../../people/invitations/public.ts'
import { shareMailContext, type ShareMailContext } from '../sharing/public.ts'
import { readQuestionnaire } from './questionnaire-repository.ts'

/** Days that a link goes on after it was sent, and after the day by which answers are hoped for. */
const LINK_DAYS = 30

export type InviteDeps = Pick<Platform, 'clock' | 'events' | 'rateLimit' | 'queueMail' | 'settings'>

/**
 * Mails a person outside a new link to their questions, which replaces the earlier one: fixed wording around the names,
 * the title and what one of ours wrote.
 *
 * @param word in the words of whoever sends it
 */
export async function inviteRespondent(
  deps: Pick<InviteDeps, 'clock' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  { id, kind, sentBy, word }: Invitation,
): Promise<void> {
  const { contractId, name, email, locale, dueOn } = await readQuestionnaire(db, id)
  const context = await shareMailContext(db, contractId, sentBy)
  const { title, company, sender, timeZone } = context
  const now = deps.clock.now()
  const endsAt = linkEnd(context, dueOn, now)
  const holder = { kind: 'answering', id } as const
  const { token } = await createInvitationLink(deps, db, holder, endsAt)
  await moveInvitationEnd(db, holder, endsAt)
  await db
    .update('questionnaire')
    .set({ invited_at: now, expires_at: endsAt })
    .where('questionnaire.id', '=', id)
    .execute()
  const t = createTranslator(locale)
  const day = dayEndedAt(timeZone, endsAt).toString()
  await deps.queueMail(db, {
    recipient: email,
    locale,
    subject: t(`mails.questionnaire.${kind}.subject`, {
      company: nameInSubject(company),
      title: nameInSubject(title),
    }),
    paragraphs: [
      greeting(t, { name, email }),
      t(`mails.questionnaire.${kind}.told`, { sender, company, title }),
      ...(word ? [t('mails.share.message', { sender, message: word })] : []),
      ...(dueOn && Date.parse(dueOn) >= now.getTime() - DAY_MS
        ? [t('mails.questionnaire.due', { day: dueOn })]
        : []),
      t('mails.questionnaire.how'),
      t('mails.invitation.personal', { day }),
      t('mails.invitation.unexpected'),
    ],
    action: { label: t('mails.questionnaire.open'), url: invitationAddress(deps, token) },
    isSecret: true,
    isInvitation: true,
    contractId,
    askedBy: sentBy,
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

interface Invitation {
  id: string
  kind: 'asked' | 'reminded' | 'returned'
  sentBy: string
  word?: string
}

/** The end of its last day. */
export function linkEnd(
  { timeZone }: Pick<ShareMailContext, 'timeZone'>,
  dueOn: string | null,
  now: Date,
): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const due = dueOn === null ? today : Temporal.PlainDate.from(dueOn)
  const from = Temporal.PlainDate.compare(due, today) > 0 ? due : today
  return new Date(endOfDay(timeZone, from.add({ days: LINK_DAYS })).epochMilliseconds)
}
