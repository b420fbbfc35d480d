import type { NotificationType } from '@tacite/domain/notifications/news-families.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** What a reminder takes the place of: one awaited act is one entry of the panel. */
const REPLACED: Partial<Record<NotificationType, readonly NotificationType[]>> = {
  validationReminder: ['validationRequested', 'validationReminder', 'validationDue'],
  validationReminderFor: ['validationRequestedFor', 'validationReminderFor', 'validationDueFor'],
  validationDue: [
    'validationRequested',
    'validationReminder',
    'validationDue',
    'validationDueMoved',
  ],
  validationDueFor: [
    'validationRequestedFor',
    'validationReminderFor',
    'validationDueFor',
    'validationDueMovedFor',
  ],
  // The request is still to be read: who asks, and for what.
  validationDueMoved: ['validationDue', 'validationDueMoved'],
  validationDueMovedFor: ['validationDueFor', 'validationDueMovedFor'],
  scanAwaited: ['scanAwaited'],
  stepLate: ['stepDue'],
  taskDue: ['taskAssigned', 'taskReopened'],
  taskLate: ['taskAssigned', 'taskReopened', 'taskDue'],
  // It is done after all.
  taskAnswered: ['taskNotDone'],
}

interface Ask {
  type: NotificationType
  personId: string
  params: Readonly<Record<string, string | number>>
}

/** Marks the earlier asks for the same act as read; for a delegate, those for the same absent person. */
export async function replaceAsks(
  db: CompanyDatabase,
  asks: readonly Ask[],
  now: Date,
): Promise<void> {
  const newer = asks.flatMap(({ type, personId, params }) =>
    (REPLACED[type] ?? []).map((replaced) => ({
      replaced,
      personId,
      subjectId: params['subjectId'] ?? '',
      absent: params['absent'] ?? '',
    })),
  )
  if (newer.length === 0) return
  const all = <Key extends keyof (typeof newer)[number]>(key: Key) => newer.map((ask) => ask[key])
  await sql`
    update notification set read_at = ${now}
    from unnest(${all('replaced')}::text[], ${all('personId')}::uuid[], ${all('subjectId')}::text[], ${all('absent')}::text[])
      as newer (type, person_id, subject_id, absent)
    where notification.company_id = ${db.companyId} and notification.person_id = newer.person_id
      and notification.read_at is null and notification.type = newer.type
      and notification.params ->> 'subjectId' = newer.subject_id
      and coalesce(notification.params ->> 'absent', '') = newer.absent`.execute(db.tx)
}
