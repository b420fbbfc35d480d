import { ANSWER_KINDS } from '@tacite/domain/deadlines/alert-answers.ts'
import { NEWS_FAMILIES } from '@tacite/domain/notifications/preferences.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging, wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

/** The alert that a notification is about, while its date stands. */
const alertOfNews = z.object({
  _id: z.uuid(),
  /** The reader's own answer: taken on, or put off until a day. */
  own: z.object({ kind: z.enum(ANSWER_KINDS), until: z.iso.date().nullable() }).nullable(),
  /** Others who take it on. */
  takenBy: z.array(z.string()),
})

/** Where its reader decides; a limit is named `term:` or `exit:` and its day. */
const decisionOfNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('validation'), stepId: z.uuid() }),
  z.object({ kind: z.literal('signature') }),
  z.object({ kind: z.literal('letter'), noticeId: z.uuid() }),
  z.object({ kind: z.literal('limit'), limit: z.string() }),
])

const notification = z.object({
  _id: z.uuid(),
  type: z.string(),
  template: z.string(),
  /** Null when it is not about a contract: an export ready for download. */
  contractId: z.uuid().nullable(),
  exportId: z.uuid().nullable(),
  /** The group that it is about. */
  groupId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  alert: alertOfNews.nullable(),
  /** What it asks to decide or to sign. */
  decision: decisionOfNews.nullable(),
})

const keptNotification = notification.extend({
  /** The title and the reference of its contract. */
  contract: z.object({ title: z.string(), reference: z.string() }).nullable(),
  readAt: z.iso.datetime().nullable(),
  /** It asked for an act that is done or no longer needed: it cannot be unread again. */
  isOver: z.boolean(),
  /** The reader's open task that it is about, if a click can complete it. */
  taskId: z.uuid().nullable(),
})
export type KeptNotification = z.infer<typeof keptNotification>

nameShapes({
  AlertOfNotification: alertOfNews,
  DecisionOfNotification: decisionOfNews,
  KeptNotification: keptNotification,
})

/** Those that wait to be read; the others, which are the archive; or all of them. */
export const NOTIFICATION_STATES = ['unread', 'archived', 'all'] as const
export type NotificationState = (typeof NOTIFICATION_STATES)[number]

/** More are marked in several calls. */
const MOST_MARKED = 200

export const notificationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notification',
    access: 'signedIn',
    summary: 'Unread notifications, newest first; with $count=true only how many there are.',
    query: z.strictObject({
      $count: z.enum(['true', 'false']).optional(),
      ...paging(10),
    }),
    response: z.object({
      value: z.array(notification).optional(),
      count: z.number().int(),
    }),
  }),
  kept: endpoint({
    method: 'GET',
    path: '/notification/kept',
    access: 'signedIn',
    summary:
      'Read and unread notifications, newest first: one page after another, each from the last one of the page before.',
    query: z.strictObject({
      state: z.enum(NOTIFICATION_STATES).default('all'),
      family: z.enum(NEWS_FAMILIES).optional(),
      /** Those of the last days. */
      days: wholeNumber(1, 3_650).optional(),
      before: z.uuid().optional(),
    }),
    response: z.object({
      value: z.array(keptNotification),
      count: z.number().int(),
      /** From where the next page goes on; null: there is none. */
      next: z.uuid().nullable(),
    }),
  }),
  mark: endpoint({
    method: 'POST',
    path: '/notification/marked',
    access: 'signedIn',
    summary: 'Mark notifications as read or unread, all or none.',
    body: z.strictObject({
      notificationIds: z.array(z.uuid()).min(1).max(MOST_MARKED),
      isRead: z.boolean(),
    }),
    response: null,
  }),
  read: endpoint({
    method: 'DELETE',
    path: '/notification/:notificationId',
    access: 'signedIn',
    summary: 'Mark one as read: it is removed from the panel and stays in the archive.',
    params: z.strictObject({ notificationId: z.uuid() }),
    response: null,
  }),
  readAll: endpoint({
    method: 'DELETE',
    path: '/notification',
    access: 'signedIn',
    summary: 'Mark all as read.',
    response: null,
  }),
  live: endpoint({
    method: 'GET',
    path: '/events',
    access: 'signedIn',
    summary:
      'Server-sent events: change notices for this person, whose pages refetch; first those missed in the given milliseconds.',
    query: z.strictObject({ missedMs: z.coerce.number().int().min(0).optional() }),
    response: 'stream',
  }),
}
