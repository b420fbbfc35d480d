import { locales } from '@tacite/domain/locale.ts'
import { MAX_LIST_CHARACTERS } from '@tacite/domain/people/invitation-list.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'

/**
 * Where a line of a list stands: it waits for its invitation, is invited, is to be corrected, or was passed over
 * because its person is here already. Whoever administers people may set aside a line that is to be corrected.
 */
const LINE_STATES = ['waiting', 'invited', 'toCorrect', 'passedOver', 'setAside'] as const

const LINES_PAGE_SIZE = 20
/** Reading a long list takes a second of the server's time. */
const LISTS_PER_MINUTE = 30
/** More than the product keeps: what is too long is said of the line, and not of the whole list. */
const MOST_TYPED = 1_000
const typed = z.string().trim().max(MOST_TYPED)

const listText = z.string().max(MAX_LIST_CHARACTERS)

const line = z.object({
  line: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The name of a role, as typed; empty: the role of the list. */
  role: z.string(),
  /** Cells with names of groups, as typed. */
  groups: z.array(z.string()),
  refusal: reason,
})

const storedLine = line.extend({
  /** Its place in the list: several people may stand on one line. */
  position: z.number().int(),
  state: z.enum(LINE_STATES),
})
export type ListLine = z.infer<typeof storedLine>

/** Invitations that the daily quota of mails delays. */
const mails = z.object({
  atOnce: z.number().int(),
  later: z.number().int(),
  /** The day on which the last of them leaves. */
  until: z.iso.date().nullable(),
  /** More than the quota lets leave within its days: these lines stay to be sent again. */
  beyond: z.number().int(),
})

const counts = z.object({
  total: z.number().int(),
  waiting: z.number().int(),
  invited: z.number().int(),
  toCorrect: z.number().int(),
  passedOver: z.number().int(),
  setAside: z.number().int(),
})

const invitationList = z.object({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  sendOn: z.iso.date().nullable(),
  counts,
  /** Groups that those invited join only once an administrator confirms. */
  pendingGroups: z.array(named),
  /** Mails of this list that wait for the quota. */
  later: z.object({ count: z.number().int(), until: z.iso.date() }).nullable(),
})
export type InvitationList = z.infer<typeof invitationList>

nameShapes({
  ListedLine: line,
  InvitationLine: storedLine,
  InvitationMails: mails,
  InvitationCounts: counts,
  InvitationList: invitationList,
})

const listParams = z.strictObject({ listId: z.uuid() })
const lineParams = listParams.extend({ position: z.coerce.number().int().min(0).max(1_000_000) })

export const invitationListsEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/users/invitations/preview',
    access: 'vendor:users',
    transaction: 'read',
    summary: 'Parse a pasted list of people to invite, and report the errors of each line.',
    body: z.strictObject({ text: listText }),
    perMinute: LISTS_PER_MINUTE,
    response: z.object({
      value: z.array(line),
      /** The headers of the list, and whether their column is read. */
      columns: z.array(z.object({ name: z.string(), isRead: z.boolean() })),
      mails,
      /** The list has more people than one list may have: nobody is invited until it is cut. */
      tooMany: reason,
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/invitations/lists',
    access: 'vendor:users',
    summary: 'Invite the people of a list in the background; lines to correct wait in the list.',
    body: z.strictObject({
      text: listText,
      /** For lines that name no role. */
      roleId: z.uuid(),
      /** Besides those that a line names. */
      groupIds: z.array(z.uuid()).max(50).default([]),
      i18n: z.enum(locales),
      sendOn: z.iso.date().nullable().default(null),
    }),
    response: invitationList,
    status: 201,
    perMinute: LISTS_PER_MINUTE,
  }),
  lists: endpoint({
    method: 'GET',
    path: '/users/invitations/lists',
    access: 'vendor:users',
    summary: 'The lists that are being invited, or have lines to correct, newest first.',
    query: z.strictObject(paging(10)),
    response: z.object({ value: z.array(invitationList), count: z.number() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/users/invitations/lists/:listId',
    access: 'vendor:users',
    summary: 'How far along the invitation of a list is.',
    params: listParams,
    response: invitationList,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/users/invitations/lists/:listId/lines',
    access: 'vendor:users',
    summary: 'The lines of a list in one state, in its order.',
    params: listParams,
    query: z.strictObject({
      ...paging(LINES_PAGE_SIZE),
      state: z.enum(LINE_STATES).default('toCorrect'),
    }),
    response: z.object({ value: z.array(storedLine), count: z.number() }),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/users/invitations/lists/:listId/lines/:position',
    access: 'vendor:users',
    summary: 'Correct a line, or send it again: its person is invited in the background.',
    params: lineParams,
    body: z.strictObject({
      firstName: typed,
      lastName: typed,
      email: typed,
      role: typed,
      groups: z.array(typed).max(50),
    }),
    response: invitationList,
  }),
  setAside: endpoint({
    method: 'DELETE',
    path: '/users/invitations/lists/:listId/lines/:position',
    access: 'vendor:users',
    summary: 'Set aside a line to correct: it invites nobody.',
    params: lineParams,
    response: null,
  }),
  errors: endpoint({
    method: 'GET',
    path: '/users/invitations/lists/:listId/errors',
    access: 'vendor:users',
    summary: 'The lines that were not invited, with the reason of each, as a CSV file.',
    params: listParams,
    response: 'stream',
  }),
}
