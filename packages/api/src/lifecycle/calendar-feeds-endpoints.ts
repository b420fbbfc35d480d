import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const named = z.object({ _id: z.uuid(), name: z.string() })

const calendarFeed = z.object({
  _id: z.uuid(),
  /** `owned`: the contracts that the person owns; `visible`: all that they see; `folder`: those they see in a folder. */
  scope: z.enum(['owned', 'visible', 'folder']),
  /** Null for the other scopes, and when the folder was deleted or is no longer open to the person. */
  folder: named.nullable(),
  createdAt: z.iso.datetime(),
  lastFetchedAt: z.iso.datetime().nullable(),
})
export type CalendarFeed = z.infer<typeof calendarFeed>

/** Whoever has the address reads the calendar; it is shown once. */
const calendarAddress = z.object({ feed: calendarFeed, url: z.string() })
export type CalendarAddress = z.infer<typeof calendarAddress>

/** One of any person, as their administrators see it: never its address. */
const companyFeed = calendarFeed.extend({ person: named })
export type CompanyCalendarFeed = z.infer<typeof companyFeed>

nameShapes({
  CalendarFeed: calendarFeed,
  CalendarAddress: calendarAddress,
  CompanyCalendarFeed: companyFeed,
})

const newFeed = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('owned') }),
  z.strictObject({ scope: z.literal('visible') }),
  z.strictObject({ scope: z.literal('folder'), folderId: z.uuid() }),
])
export type NewCalendarFeed = z.infer<typeof newFeed>

const ofFeed = z.strictObject({ feedId: z.uuid() })

export const calendarFeedsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/me/calendars',
    access: 'signedIn',
    summary: 'One’s own calendars of deadlines, the oldest first.',
    response: z.object({ value: z.array(calendarFeed), count: z.number().int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/me/calendars',
    access: 'signedIn',
    summary: 'Create a calendar of deadlines; its secret address is answered this once.',
    body: newFeed,
    response: calendarAddress,
    status: 201,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/me/calendars/:feedId/address',
    access: 'signedIn',
    summary: 'Replace the address of a calendar; the former one is refused at once.',
    params: ofFeed,
    response: calendarAddress,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/me/calendars/:feedId',
    access: 'signedIn',
    summary: 'Delete a calendar; its address is refused at once.',
    params: ofFeed,
    response: null,
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/users/calendars',
    access: 'vendor:users',
    summary:
      'The calendars of everybody, by person: what they follow and when they were last read.',
    query: z.strictObject(paging(50)),
    response: z.object({ value: z.array(companyFeed), count: z.number().int() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/users/calendars/:calendarId',
    access: 'vendor:users',
    summary:
      'Revoke a calendar of a person: its address is refused at once, and they are notified.',
    params: z.strictObject({ calendarId: z.uuid() }),
    response: null,
  }),
  revokeAll: endpoint({
    method: 'DELETE',
    path: '/users/:userId/calendars',
    access: 'vendor:users',
    summary: 'Revoke all calendars of a person: they are notified.',
    params: z.strictObject({ userId: z.uuid() }),
    response: null,
  }),
  read: endpoint({
    method: 'GET',
    path: '/calendars/:file',
    // Calendar applications cannot sign in: the secret in the address stands for the person, read-only.
    access: 'public',
    summary: 'A calendar of deadlines (text/calendar), by its secret address `<token>.ics`.',
    params: z.strictObject({ file: z.string().max(200) }),
    response: 'stream',
    // Services of calendars fetch those of many people from one address.
    perMinute: 300,
  }),
}
