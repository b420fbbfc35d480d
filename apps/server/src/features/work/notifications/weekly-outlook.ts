import type { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { MailDraft, MailLink } from '../../../platform/mail/mail.ts'
import { weeklyOutlook, type WeeklyOutlook } from '../../lifecycle/decisions/public.ts'
import type { Reader } from '../../people/access/public.ts'

import { pageOf } from './notify.ts'

type Texts = ReturnType<typeof createTranslator>

/** Nobody reads an endless list: the rest is counted. */
const MOST_LIMITS = 10

/**
 * The outlook of a person's own contracts, once in a week: marked in the transaction that queues its mail. Null: they
 * had it, want none, or own no contract with a deadline.
 */
export async function takeOutlook(
  db: CompanyDatabase,
  reader: Reader,
  today: Temporal.PlainDate,
): Promise<WeeklyOutlook | null> {
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).toString()
  const { rows } = await sql`
    update person set outlook_on = ${today.toString()}::date
    where person.company_id = ${db.companyId} and person.id = ${reader.personId}
      and (person.outlook_on is null or person.outlook_on < ${monday}::date)
      and not exists (select from person_preference as preference where preference.company_id = person.company_id
        and preference.person_id = person.id and not preference.weekly_outlook)
    returning person.id`.execute(db.tx)
  return rows.length === 0 ? null : weeklyOutlook(db, reader, today)
}

export function outlookSubject(t: Texts, { toDecide }: WeeklyOutlook): string {
  return toDecide.length === 0
    ? t('mails.outlook.subject.nothing')
    : t('mails.outlook.subject.toDecide', { count: toDecide.length })
}

export function outlookLines(
  t: Texts,
  { watched, next, toDecide }: WeeklyOutlook,
  publicUrl: string,
): (string | MailLink)[] {
  const rest = toDecide.length - MOST_LIMITS
  const { day, title, reference } = next
  return [
    t('mails.outlook.watched', { count: watched, day, title, reference }),
    t(toDecide.length === 0 ? 'mails.outlook.nothing' : 'mails.outlook.toDecide'),
    ...toDecide.slice(0, MOST_LIMITS).map((limit) => ({
      label: `• ${limitLine(t, limit)}`,
      url: `${publicUrl}${pageOf(limit.exitOn === null ? 'decisionDue' : 'exitDecisionDue', limit.contractId, { day: limit.day })}`,
    })),
    ...(rest > 0 ? [t('mails.outlook.rest', { count: rest })] : []),
  ]
}

function limitLine(
  t: Texts,
  { title, reference, day, exitOn }: WeeklyOutlook['toDecide'][number],
): string {
  return exitOn === null
    ? t('mails.outlook.limit', { title, reference, day })
    : t('mails.outlook.exit', { title, reference, day, exitOn })
}

/** Where it is switched off, behind sign-in. */
export function wayOut(t: Texts, publicUrl: string): NonNullable<MailDraft['choices']> {
  return {
    lead: t('mails.outlook.why'),
    links: [{ label: t('mails.outlook.stop'), url: `${publicUrl}/home/options/personal` }],
  }
}
