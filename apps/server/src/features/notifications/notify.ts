import type { Locale } from '@tacite/domain/locale.ts'
import {
  DEFAULT_PREFERENCES,
  type MailTime,
  type NewsFamily,
} from '@tacite/domain/notifications/preferences.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { announce } from '../../platform/live/live-news.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { FAMILY_OF_NEWS, type NotificationType } from './news-families.ts'

/** Words that a notification's text is filled with; days are YYYY-MM-DD and written in the reader's way. */
export type NotificationParams = Record<string, string | number>

export interface Notice {
  type: NotificationType
  /** Null: about no contract, told in the panel only. */
  contractId: string | null
  params?: NotificationParams
  /** What the one who acts has written to them, for the mail. */
  quote?: string | undefined
  /** False for people who get a mail of their own about it. */
  isMailed?: boolean
}

type NotifyParts = Pick<Platform, 'clock' | 'queueMail' | 'settings'>

/** Tells people: in the panel at once, and by mail. The one who acted is not told of their own act. */
export async function notify(
  parts: NotifyParts,
  db: CompanyDatabase,
  personIds: readonly string[],
  { type, contractId, params = {}, quote, isMailed = true }: Notice,
): Promise<void> {
  const people = await recipients(db, personIds)
  if (people.length === 0) return
  const now = parts.clock.now()
  await db
    .insert(
      'notification',
      people.map((person) => ({
        id: newId(now),
        person_id: person.id,
        type,
        contract_id: contractId,
        params: JSON.stringify(params),
        created_at: now,
        mailing: mailingOf(person, contractId !== null && isMailed, type),
      })),
    )
    .execute()
  await announce(
    db,
    people.map(({ id }) => id),
    { topic: 'notifications' },
  )
  if (!isMailed || contractId === null) return
  const contract = await contractWords(db, contractId)
  for (const person of people.filter((one) => mailTime(one, type) === 'instant'))
    await mail(parts, db, person, { type, contractId, quote, params: { ...contract, ...params } })
}

function mailTime(person: Recipient, type: NotificationType): MailTime {
  return person[FAMILY_OF_NEWS[type]] ?? DEFAULT_PREFERENCES[FAMILY_OF_NEWS[type]]
}

/** What is not mailed at once waits for its report, or is never mailed. */
function mailingOf(person: Recipient, isMailed: boolean, type: NotificationType) {
  const time = mailTime(person, type)
  return isMailed && (time === 'daily' || time === 'weekly') ? time : 'done'
}

/** The text of a notification for one reader. */
export function notificationText(locale: Locale, type: string, params: NotificationParams): string {
  const t = createTranslator(locale)
  const key = `notifications.${type}`
  return t.has(key) ? t.chosen(key, params) : t('notifications.unknown')
}

async function mail(
  { queueMail, settings }: NotifyParts,
  db: CompanyDatabase,
  person: Recipient,
  { type, contractId, params, quote }: MailedNotice,
): Promise<void> {
  const t = createTranslator(person.locale)
  await queueMail(db, {
    recipient: person.email,
    subject: t.chosen(`mails.notification.subjects.${type}`, params),
    paragraphs: [
      t('mails.notification.greeting', { name: person.first_name }),
      notificationText(person.locale, type, params),
      ...(quote ? [t('mails.notification.quote', { quote })] : []),
    ],
    action: {
      label: t('mails.notification.open'),
      url: `${settings.publicUrl}/home/contratheque/contractList/contract/${contractId}/edit`,
    },
  })
}

type MailedNotice = Pick<Notice, 'type' | 'quote'> & {
  contractId: string
  params: NotificationParams
}

/** A person with their choices; null: they never chose. */
interface Recipient extends Record<NewsFamily, MailTime | null> {
  id: string
  email: string
  first_name: string
  locale: Locale
}

function recipients(db: CompanyDatabase, personIds: readonly string[]): Promise<Recipient[]> {
  return db
    .select('person')
    .leftJoin('person_preference as preference', (join) =>
      join
        .onRef('preference.company_id', '=', 'person.company_id')
        .onRef('preference.person_id', '=', 'person.id'),
    )
    .where('person.id', '=', sql<string>`any(${[...new Set(personIds)]}::uuid[])`)
    .where('person.status', '=', 'active')
    .select(['person.id', 'person.email', 'person.first_name', 'person.locale'])
    .select(['preference.update_status as updateStatus'])
    .select(['preference.deadline_status as deadlineStatus'])
    .select(['preference.renewal_period as renewalPeriod'])
    .select(['preference.validation_status as validationStatus'])
    .execute()
}

async function contractWords(db: CompanyDatabase, contractId: string): Promise<NotificationParams> {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['title', 'reference'])
    .executeTakeFirstOrThrow()
  return contract
}
