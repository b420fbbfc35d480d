import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'

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
      value: z
        .array(
          z.object({
            _id: z.uuid(),
            type: z.string(),
            template: z.string(),
            /** Null when it is not about a contract: an export ready for download. */
            contractId: z.uuid().nullable(),
            exportId: z.uuid().nullable(),
            /** The group that it is about. */
            groupId: z.uuid().nullable(),
            createdAt: z.iso.datetime(),
          }),
        )
        .optional(),
      count: z.number().int(),
    }),
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
