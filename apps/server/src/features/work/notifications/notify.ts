import type { Locale } from '@tacite/domain/locale.ts'
import {
  DEFAULT_PREFERENCES,
  type MailTime,
  type NewsFamily,
} from '@tacite/domain/notifications/preferences.ts'
import {
  asksToDecide,
  limitOfNews,
  opensTasks,
  tabOfNews,
} from '@tacite/domain/notifications/news-tabs.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { endOfQuiet, type QuietHours } from '@tacite/domain/notifications/quiet-hours.ts'
import { GIVEN_DECISIONS } from '@tacite/domain/validation/validation-progress.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import type { MailDraft } from '../../../platform/mail/mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  notificationSubject,
  notificationText,
  type NotificationParams,
} from './notification-text.ts'
import { replaceAsks } from './replace-asks.ts'
import {
  FAMILY_OF_NEWS,
  type NotificationType,
} from '@tacite/domain/notifications/news-families.ts'

export interface Notice {
  to: readonly string[]
  type: NotificationType
  /** Null: not about a contract; mailed only if there is a page to open. */
  contractId: string | null
  /** The page that the mail opens. With one, it is mailed at once, whatever the recipient's preferences. */
  page?: string
  params?: NotificationParams
  /** The actor's personal message, for the mail. */
  quote?: string | undefined
  /** The person who waits for what it asks: they learn when its mail does not arrive (decision 0074). */
  askedBy?: string | null
  /** False for people who get a separate mail about it. */
  isMailed?: boolean
  /** False for people who have taken on what it is about: digests do not repeat it. */
  isDigested?: boolean
}

type NotifyDeps = Pick<Platform, 'clock' | 'queueMail' | 'settings'>

/** Notifies people: in the panel immediately, and by mail according to their preferences. */
export async function notify(
  deps: NotifyDeps,
  db: CompanyDatabase,
  notices: readonly Notice[],
): Promise<void> {
  const people = await recipients(
    db,
    notices.flatMap(({ to }) => to),
  )
  const addressed = notices.flatMap((notice) =>
    [...new Set(notice.to)].flatMap((id) => {
      const person = people.get(id)
      if (!person) return []
      const mailId = isMailedAtOnce(person, notice) ? newId(deps.clock.now()) : null
      return [{ notice, person, mailId }]
    }),
  )
  if (addressed.length === 0) return
  await writeNotifications(deps, db, addressed)
  await notifyClients(db, [...new Set(addressed.map(({ person }) => person.id))], {
    topic: 'notifications',
  })
  await mailAtOnce(deps, db, addressed)
}

interface Addressed {
  notice: Notice
  person: Recipient
  /** Of the mail that tells of it at once; null: none. */
  mailId: string | null
}

/** A row has eleven parameters, a statement at most 65,535. */
const ROWS_PER_STATEMENT = 5_000

async function writeNotifications(
  { clock }: NotifyDeps,
  db: CompanyDatabase,
  addressed: readonly Addressed[],
): Promise<void> {
  const now = clock.now()
  const asks = addressed.map(({ person, notice: { type, params = {} } }) => ({
    type,
    personId: person.id,
    params,
  }))
  await replaceAsks(db, asks, now)
  const rows = addressed.map(({ person, notice, mailId }) => ({
    id: newId(now),
    person_id: person.id,
    type: notice.type,
    contract_id: notice.contractId,
    params: JSON.stringify(notice.params ?? {}),
    created_at: now,
    mail_id: mailId,
    ...mailOf(person, notice, now),
  }))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db.insert('notification', rows.slice(start, start + ROWS_PER_STATEMENT)).execute()
}

async function mailAtOnce(
  deps: NotifyDeps,
  db: CompanyDatabase,
  addressed: readonly Addressed[],
): Promise<void> {
  const mailed = addressed.flatMap(({ mailId, ...each }) =>
    mailId === null ? [] : [{ ...each, mailId }],
  )
  if (mailed.length === 0) return
  const words = await contractWords(
    db,
    mailed.flatMap(({ notice: { contractId } }) => contractId ?? []),
  )
  for (const { person, notice, mailId } of mailed) {
    const contract = notice.contractId === null ? {} : words.get(notice.contractId)!
    const params = { ...contract, ...notice.params }
    await mail(deps, db, person, { ...notice, mailId, params })
  }
}

function isMailedAtOnce(person: Recipient, notice: Notice): boolean {
  if (notice.page !== undefined) return true
  return isMailable(notice) && mailTime(person, notice.type) === 'instant'
}

function isMailable({ contractId, isMailed = true }: Notice): boolean {
  return isMailed && contractId !== null
}

function mailTime(person: Recipient, type: NotificationType): MailTime {
  return person[FAMILY_OF_NEWS[type]] ?? DEFAULT_PREFERENCES[FAMILY_OF_NEWS[type]]
}

/** What is not mailed immediately waits for its digest, or is never mailed. The record keeps by which mail it was to leave. */
function mailOf(person: Recipient, notice: Notice, now: Date): Mailing {
  if (isMailedAtOnce(person, notice))
    return { mailing: 'done', mailed_as: 'instant', mailed_at: leavesAt(person, notice, now) }
  const time = mailTime(person, notice.type)
  const isDigested = isMailable(notice) && notice.isDigested !== false
  return isDigested && (time === 'daily' || time === 'weekly')
    ? { mailing: time, mailed_as: time, mailed_at: null }
    : { mailing: 'done', mailed_as: 'none', mailed_at: null }
}

interface Mailing {
  mailing: 'daily' | 'weekly' | 'done'
  mailed_as: 'none' | 'instant' | 'daily' | 'weekly'
  mailed_at: Date | null
}

/** Once quiet hours are over; about rights or the installation it never waits. */
function leavesAt({ quietHours }: Recipient, { page }: Notice, now: Date): Date {
  return (page === undefined && quietHours ? endOfQuiet(quietHours, now) : null) ?? now
}

async function mail(
  { clock, queueMail, settings }: NotifyDeps,
  db: CompanyDatabase,
  person: Recipient,
  { mailId, type, contractId, page, params = {}, quote, askedBy }: Notice & { mailId: string },
): Promise<void> {
  const t = createTranslator(person.locale)
  // About rights or the installation it never waits.
  const notBefore =
    page === undefined && person.quietHours ? endOfQuiet(person.quietHours, clock.now()) : null
  const told = { type, params, today: todayIn(person.timeZone, notBefore ?? clock.now()) }
  await queueMail(db, {
    id: mailId,
    recipient: person.email,
    locale: person.locale,
    subject: notificationSubject(person.locale, told),
    paragraphs: [
      t('mails.notification.greeting', { name: person.first_name }),
      notificationText(person.locale, told),
      ...(quote ? [t('mails.notification.quote', { quote })] : []),
    ],
    action: {
      label: t(labelOf(type, page)),
      url: `${settings.publicUrl}${page ?? pageOf(type, contractId, params)}`,
    },
    ...(page === undefined && asksToDecide(type)
      ? { choices: choicesOf(t, `${settings.publicUrl}${pageOf(type, contractId, params)}`) }
      : {}),
    ...(askedBy && contractId ? { askedBy, contractId } : {}),
    notBefore,
  })
}

function labelOf(type: NotificationType, page: string | undefined) {
  if (page !== undefined) return 'mails.notification.openPage'
  if (asksToDecide(type)) return 'mails.notification.decide'
  return opensTasks(type) ? 'mails.notification.openTasks' : 'mails.notification.open'
}

/** Each opens the same page with its choice: nothing is decided before a click there. */
function choicesOf(
  t: ReturnType<typeof createTranslator>,
  page: string,
): NonNullable<MailDraft['choices']> {
  return {
    lead: t('mails.notification.choices'),
    links: GIVEN_DECISIONS.map((choice) => ({
      label: t(`mails.notification.choice.${choice}`),
      url: `${page}?choice=${choice}`,
    })),
  }
}

/** Where its reader acts: the page or the window of the decision, where it asks for one. */
export function pageOf(
  type: string,
  contractId: string | null,
  { subjectId, day }: NotificationParams,
): string {
  if (asksToDecide(type) && subjectId !== undefined)
    return `/home/tasks/decision/${contractId}/${subjectId}`
  if (opensTasks(type)) return '/home/tasks'
  return `/home/contratheque/contractList/contract/${contractId}/edit${queryOf(type, day)}`
}

/** Opened after the act, the link shows who did it and when. */
function queryOf(type: string, day: unknown): string {
  const tab = tabOfNews(type)
  const limit = limitOfNews(type, day)
  if (limit !== null) return `?tab=deadlines&decide=${limit}`
  return tab ? `?tab=${tab}` : ''
}

/** A person with their preferences; null: they never chose. */
interface Recipient extends Record<NewsFamily, MailTime | null> {
  id: string
  email: string
  first_name: string
  locale: Locale
  quietHours: QuietHours | null
  /** Of their company, whose days contracts count. */
  timeZone: string
}

async function recipients(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  const rows = await db
    .select('person')
    .leftJoin('person_preference as preference', (join) =>
      join
        .onRef('preference.company_id', '=', 'person.company_id')
        .onRef('preference.person_id', '=', 'person.id'),
    )
    .innerJoin('company', 'company.id', 'person.company_id')
    .where('person.id', '=', sql<string>`any(${[...new Set(personIds)]}::uuid[])`)
    .where('person.status', '=', 'active')
    .select(['person.id', 'person.email', 'person.first_name', 'person.locale'])
    .select(['preference.update_status as updateStatus'])
    .select(['preference.deadline_status as deadlineStatus'])
    .select(['preference.renewal_period as renewalPeriod'])
    .select(['preference.validation_status as validationStatus'])
    .select(['preference.quiet_hours', 'company.time_zone as timeZone'])
    .execute()
  return new Map(
    rows.map(({ quiet_hours, ...row }) => [
      row.id,
      { ...row, quietHours: quiet_hours as QuietHours | null },
    ]),
  )
}

export async function contractWords(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationParams>> {
  const rows = await db
    .select('contract')
    .where('contract.id', '=', sql<string>`any(${[...new Set(contractIds)]}::uuid[])`)
    .select(['contract.id', 'contract.title', 'contract.reference'])
    .execute()
  return new Map(rows.map(({ id, title, reference }) => [id, { title, reference }]))
}
