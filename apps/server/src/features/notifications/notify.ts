import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { announce } from '../../platform/live/live-news.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'

/** What people are told about: each has its text in the notifications and mails catalogues. */
export const NOTIFICATION_TYPES = [
  'validationRequested',
  'validationAccepted',
  'validationRefused',
  'validationFallen',
  'validationCancelled',
  'signatureRequested',
  'signatureDone',
  'contractSealed',
  'signatureCancelled',
  'sealDelayed',
  'noticeWindowOpens',
  'renewalWindowOpens',
  'renewalSendByReached',
  'renewalLimitReached',
  'informConsumer',
  'sendByReached',
  'noticeLimitReached',
  'endApproaching',
  'contractEnded',
  'exportReady',
] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** Words that a notification's text is filled with; days are YYYY-MM-DD and written in the reader's way. */
export type NotificationParams = Record<string, string | number>

export interface Notice {
  type: NotificationType
  /** Null: about no contract, told in the panel only. */
  contractId: string | null
  params?: NotificationParams
  /** False for people who get a mail of their own about it. */
  isMailed?: boolean
}

type NotifyParts = Pick<Platform, 'clock' | 'queueMail' | 'settings'>

/** Tells people: in the panel at once, and by mail. The one who acted is not told of their own act. */
export async function notify(
  parts: NotifyParts,
  db: CompanyDatabase,
  personIds: readonly string[],
  { type, contractId, params = {}, isMailed = true }: Notice,
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
  for (const person of people)
    await mail(parts, db, person, { type, contractId, params: { ...contract, ...params } })
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
  { type, contractId, params }: Required<Omit<Notice, 'isMailed'>> & { contractId: string },
): Promise<void> {
  const t = createTranslator(person.locale)
  await queueMail(db, {
    recipient: person.email,
    subject: t.chosen(`mails.notification.subjects.${type}`, params),
    paragraphs: [
      t('mails.notification.greeting', { name: person.first_name }),
      notificationText(person.locale, type, params),
    ],
    action: {
      label: t('mails.notification.open'),
      url: `${settings.publicUrl}/home/contratheque/contractList/contract/${contractId}/edit`,
    },
  })
}

interface Recipient {
  id: string
  email: string
  first_name: string
  locale: Locale
}

function recipients(db: CompanyDatabase, personIds: readonly string[]): Promise<Recipient[]> {
  return db
    .select('person')
    .where('person.id', '=', sql<string>`any(${[...new Set(personIds)]}::uuid[])`)
    .where('person.status', '=', 'active')
    .select(['person.id', 'person.email', 'person.first_name', 'person.locale'])
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
