import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { MailLink } from '../../../platform/mail/mail.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ownersWatching } from '../../lifecycle/decisions/public.ts'
import { readerOfPerson, visibleContracts } from '../../people/access/public.ts'
import { notificationText, type NotificationParams } from './notification-text.ts'
import { pageOf } from './notify.ts'
import { endOfQuietFor } from './quiet-hours.query.ts'
import { outlookLines, outlookSubject, takeOutlook, wayOut } from './weekly-outlook.ts'
import { isOutstanding } from './outstanding-asks.ts'

export const SEND_DIGESTS: JobKind<{ companyId?: string }> = {
  name: 'send-digests',
  // Companies are in different time zones.
  schedule: { cron: '5 * * * *' },
}

/** Digests are there when people start work. */
const FROM_HOUR = 7
const MONDAY = 1
/** Nobody reads an endless digest: the rest is counted. */
const MOST_LINES = 50

type Report = 'daily' | 'weekly'
type Deps = Pick<Platform, 'clock' | 'inCompanyForReports' | 'queueMail' | 'settings'>

/**
 * Sends the digests of a company that are due on this day, each once, even after days without a run. Every person's
 * digest is a separate transaction: after a kill it continues with the people who have none yet.
 */
export async function sendDigests(deps: Deps, companyId: string): Promise<void> {
  const { reports, today } = await deps.inCompanyForReports(companyId, (db) => dueReports(deps, db))
  for (const report of reports) {
    const people = await deps.inCompanyForReports(companyId, (db) =>
      peopleToMail(db, report, today),
    )
    for (const personId of people)
      await deps.inCompanyForReports(companyId, (db) =>
        sendDigest(deps, db, personId, { report, today }),
      )
    await deps.inCompanyForReports(companyId, (db) =>
      db.tx
        .updateTable('company')
        .where('company.id', '=', companyId)
        .set({ [`${report}_digest_on`]: today.toString() })
        .execute(),
    )
  }
}

async function dueReports(
  { clock }: Deps,
  db: CompanyDatabase,
): Promise<{ reports: Report[]; today: Temporal.PlainDate }> {
  const row = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(['company.time_zone', 'company.daily_digest_on', 'company.weekly_digest_on'])
    .executeTakeFirstOrThrow()
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(
    row.time_zone,
  )
  const today = now.toPlainDate()
  if (now.hour < FROM_HOUR) return { reports: [], today }
  const isWeekly = row.weekly_digest_on
    ? weekOf(today) > weekOf(Temporal.PlainDate.from(row.weekly_digest_on))
    : today.dayOfWeek === MONDAY
  return {
    reports: [
      ...((row.daily_digest_on ?? '') < today.toString() ? (['daily'] as const) : []),
      ...(isWeekly ? (['weekly'] as const) : []),
    ],
    today,
  }
}

/** The Monday of its week. */
function weekOf(day: Temporal.PlainDate): string {
  return day.subtract({ days: day.dayOfWeek - MONDAY }).toString()
}

/** Each week also those who own contracts with deadlines: that nothing is to be decided is news too. */
async function peopleToMail(
  db: CompanyDatabase,
  report: Report,
  today: Temporal.PlainDate,
): Promise<string[]> {
  const waiting = await peopleWaiting(db, report)
  if (report === 'daily') return waiting
  return [...new Set([...waiting, ...(await ownersWatching(db, today))])]
}

async function peopleWaiting(db: CompanyDatabase, report: Report): Promise<string[]> {
  const rows = await db
    .select('notification')
    .where('notification.mailing', '=', report)
    .select('notification.person_id')
    .distinct()
    .orderBy('notification.person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** One mail about what one person has not read yet, on contracts that they still see, and about the week of their own. */
async function sendDigest(
  deps: Deps,
  db: CompanyDatabase,
  personId: string,
  { report, today }: { report: Report; today: Temporal.PlainDate },
): Promise<void> {
  const reader = await readerOfPerson(db, personId, deps.clock.now())
  const waiting = db
    .update('notification')
    .where('notification.person_id', '=', personId)
    .where('notification.mailing', '=', report)
  if (reader) {
    const rows = await db
      .select('notification')
      .innerJoin('contract', (join) =>
        join
          .onRef('contract.company_id', '=', 'notification.company_id')
          .onRef('contract.id', '=', 'notification.contract_id'),
      )
      .where('notification.person_id', '=', personId)
      .where('notification.mailing', '=', report)
      .where('notification.read_at', 'is', null)
      .where(visibleContracts(reader))
      .where(isOutstanding(reader))
      .select(['notification.id', 'notification.type', 'notification.params'])
      .select('notification.contract_id')
      .select(['contract.title', 'contract.reference'])
      .orderBy('notification.created_at')
      .orderBy('notification.id')
      .execute()
    const t = createTranslator(reader.locale)
    const lines = rows.map(({ type, params, title, reference, contract_id }): MailLink => ({
      label: `• ${notificationText(reader.locale, { type, params: { title, reference, ...(params as NotificationParams) }, today })}`,
      url: `${deps.settings.publicUrl}${pageOf(type, contract_id, params as NotificationParams)}`,
    }))
    const leavesAt = await endOfQuietFor(db, personId, deps.clock.now())
    const mailId = newId(deps.clock.now())
    const outlook = report === 'weekly' ? await takeOutlook(db, reader, today) : null
    const news = lines.length > 0 ? newsOf(t, report, lines) : []
    if (news.length > 0 || outlook)
      await deps.queueMail(db, {
        id: mailId,
        recipient: reader.email,
        locale: reader.locale,
        subject:
          news.length > 0 || !outlook
            ? t(`mails.digest.subject.${report}`, { count: lines.length })
            : outlookSubject(t, outlook),
        paragraphs: [
          t('mails.notification.greeting', { name: reader.firstName }),
          ...(outlook ? outlookLines(t, outlook, deps.settings.publicUrl) : []),
          ...news,
        ],
        action: {
          label: t('mails.digest.open'),
          url: `${deps.settings.publicUrl}/home/dashboard`,
        },
        ...(outlook ? { choices: wayOut(t, deps.settings.publicUrl) } : {}),
        notBefore: leavesAt,
      })
    await recordMailed(
      db,
      rows.slice(0, MOST_LINES).map(({ id }) => id),
      { mail_id: mailId, mailed_at: leavesAt ?? deps.clock.now() },
    )
  }
  await waiting.set({ mailing: sql<'done'>`'done'` }).execute()
}

type Texts = ReturnType<typeof createTranslator>

function newsOf(t: Texts, report: Report, lines: readonly MailLink[]): (string | MailLink)[] {
  const rest = lines.length - MOST_LINES
  return [
    t(`mails.digest.lead.${report}`),
    ...lines.slice(0, MOST_LINES),
    ...(rest > 0 ? [t('mails.digest.rest', { count: rest })] : []),
  ]
}

/** What the digest quotes; those that it only counts were told in the bell. */
async function recordMailed(
  db: CompanyDatabase,
  notificationIds: readonly string[],
  by: { mail_id: string; mailed_at: Date },
): Promise<void> {
  await db
    .update('notification')
    .where('notification.id', '=', sql<string>`any(${[...notificationIds]}::uuid[])`)
    .set(by)
    .execute()
}
