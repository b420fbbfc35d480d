import type { AlertRecordLine, TellingMail } from '@tacite/api/lifecycle/alert-answers-endpoints.ts'
import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Platform } from '../../../platform/platform.ts'
import { aboutAlert } from './about-alert.ts'

/** More than ten years of a contract. */
const MOST_LINES = 200

/** News of a limit that are no alerts. */
const TOLD_OTHERWISE = [
  'decisionDue',
  'limitEscalated',
  'exitDecisionDue',
  'exitEscalated',
  'alertAnswerMoved',
  'alertAnswerGone',
] as const

/** Who was told of the dates of a contract, and what they answered; the last line first. */
export async function alertRecord(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  locale: Locale,
  contractId: string,
): Promise<AlertRecordLine[]> {
  const lines = [
    ...(await toldLines(deps, db, locale, contractId)),
    ...(await answerLines(db, locale, contractId)),
  ]
  return lines.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST_LINES)
}

async function toldLines(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  locale: Locale,
  contractId: string,
): Promise<AlertRecordLine[]> {
  const rows = await db
    .select('notification')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'notification.company_id')
        .onRef('person.id', '=', 'notification.person_id'),
    )
    .leftJoin('deadline_alert as alert', (join) =>
      join
        .onRef('alert.company_id', '=', 'notification.company_id')
        .on('alert.id', '=', sql<string>`(notification.params ->> 'alertId')::uuid`),
    )
    .leftJoin('mail', (join) =>
      join
        .onRef('mail.company_id', '=', 'notification.company_id')
        .onRef('mail.id', '=', 'notification.mail_id'),
    )
    .where('notification.contract_id', '=', contractId)
    .where((row) =>
      row.or([
        row('alert.id', 'is not', null),
        row('notification.type', 'in', [...TOLD_OTHERWISE]),
      ]),
    )
    .select(['notification.type', 'notification.params', 'notification.created_at'])
    .select(['notification.mailing', 'notification.mailed_as', 'notification.mailed_at'])
    .select(['notification.read_at', 'mail.state', 'mail.sent_at', 'alert.kind', 'alert.target'])
    .select(personName('person').as('name'))
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows.map(({ type, params, created_at, name, kind, target, ...row }) => ({
    kind: 'told',
    at: created_at.toISOString(),
    name,
    text:
      kind === null || target === null
        ? otherwiseTold(locale, type, params)
        : datedText(locale, { kind: kind as AlertKind, target, isForRenewal: isOfRenewal(type) }),
    mailedAs: row.mailed_as,
    mailedAt: (row.sent_at ?? row.mailed_at)?.toISOString() ?? null,
    mail: mailState(row, clock.now()),
    readAt: row.read_at?.toISOString() ?? null,
    isWaiting: row.mailing !== 'done' && row.read_at === null,
  }))
}

const MAIL_STATES = { queued: 'planned', sent: 'sent', failed: 'failed' } as const

/** As the outbox knows it; of a mail that it does not keep, whether its moment has come. */
function mailState(
  { state, mailed_at }: { state: keyof typeof MAIL_STATES | null; mailed_at: Date | null },
  now: Date,
): TellingMail | null {
  if (state !== null) return MAIL_STATES[state]
  if (mailed_at === null) return null
  return mailed_at > now ? 'planned' : 'sent'
}

/** Of a renewal to be asked for: a limit with the opposite meaning. */
function isOfRenewal(type: string): boolean {
  return (
    type === 'renewalWindowOpens' ||
    type.startsWith('renewalSend') ||
    type === 'renewalLimitReached'
  )
}

function otherwiseTold(locale: Locale, type: string, params: unknown): string {
  const {
    day = '',
    exitOn = '',
    silentSince,
  } = params as { day?: string; exitOn?: string; silentSince?: string }
  const told = TOLD_OTHERWISE.find((each) => each === type) ?? 'decisionDue'
  const t = createTranslator(locale)
  const line = t(`deadlines.told.${told}`, { day, exitOn })
  if (silentSince === undefined) return line
  return t('deadlines.told.afterSilence', { told: line, since: silentSince })
}

interface Dated {
  kind: AlertKind
  target: string
  isForRenewal: boolean
}

function datedText(locale: Locale, { kind, target, isForRenewal }: Dated): string {
  const limitMeaning = isForRenewal ? 'obtainRenewal' : 'preventRenewal'
  return createTranslator(locale)('alerts.upcoming.line', {
    text: aboutAlert(locale, { kind, limitMeaning }),
    target,
  })
}

async function answerLines(
  db: CompanyDatabase,
  locale: Locale,
  contractId: string,
): Promise<AlertRecordLine[]> {
  const rows = await db
    .select('alert_answer')
    .innerJoin('deadline_alert as alert', (join) =>
      join
        .onRef('alert.company_id', '=', 'alert_answer.company_id')
        .onRef('alert.id', '=', 'alert_answer.alert_id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'alert_answer.company_id')
        .onRef('person.id', '=', 'alert_answer.person_id'),
    )
    .where('alert_answer.contract_id', '=', contractId)
    .select(['alert_answer.kind as answered', 'alert_answer.note', 'alert_answer.snoozed_until'])
    .select(['alert_answer.answered_at', 'alert_answer.ended_at', 'alert_answer.ended_as'])
    .select(['alert_answer.moved_to', 'alert.kind', 'alert.target'])
    .select(personName('person').as('name'))
    .select(
      sql<boolean>`exists (select from notification where notification.company_id = alert.company_id
        and notification.contract_id = alert.contract_id and notification.params ->> 'alertId' = alert.id::text
        and notification.type in ('renewalWindowOpens', 'renewalSendByReached', 'renewalLimitReached'))`.as(
        'is_for_renewal',
      ),
    )
    .orderBy('alert_answer.answered_at', 'desc')
    .orderBy('alert_answer.id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows.map(({ kind, target, is_for_renewal: isForRenewal, ...row }) => ({
    kind: row.answered,
    at: row.answered_at.toISOString(),
    name: row.name,
    text: datedText(locale, { kind: kind as AlertKind, target, isForRenewal }),
    note: row.note,
    until: row.snoozed_until,
    ended:
      row.ended_at === null
        ? null
        : { at: row.ended_at.toISOString(), as: row.ended_as!, movedTo: row.moved_to },
  }))
}
