import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { reason } from '../writing/contracts-endpoints.ts'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { isTrimmed } from '../picture.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const PERSON_STATUSES = ['active', 'pending', 'blocked'] as const
/** External: a third party with an account; those with only a link have none and are not listed. */
const PERSON_KINDS = ['internal', 'external'] as const
export const PERSON_ORDERS = ['name', 'email', 'role', 'department', 'status', 'invitedAt'] as const

/** How the list of people is narrowed, wherever it is asked for. */
export const peopleFilter = {
  search: z.string().max(100).default(''),
  status: z.enum(PERSON_STATUSES).optional(),
  kind: z.enum(PERSON_KINDS).optional(),
  roleId: z.uuid().optional(),
  groupId: z.uuid().optional(),
}

const PEOPLE_PAGE_SIZE = 20
const day = z.iso.date().nullable()
const name = z.string().trim().max(100)

const person = z.object({
  _id: z.uuid(),
  /** The e-mail address while no name is known. */
  name: z.object({ first: z.string(), last: z.string(), full: z.string() }),
  email: z.string(),
  phone: z.string(),
  /** The picture's address, relative to the API's base; it changes with the picture. */
  profilePictureUrl: z.string().nullable(),
  status: z.enum(PERSON_STATUSES),
  kind: z.enum(PERSON_KINDS),
  role: named,
  groups: z.array(named),
  /** The main group. */
  department: named.nullable(),
  invitation: z.object({
    sentAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    /** A scheduled one is sent on this day. */
    dueOn: day,
  }),
})
export type Person = z.infer<typeof person>

/** Nobody is told who has no active account. */
const manager = named.extend({ isActive: z.boolean() })

export const personDetails = person.extend({
  i18n: z.enum(locales),
  /** Groups whose membership waits for an administrator. */
  pendingGroups: z.array(named),
  /** Who is told of what they leave undecided. */
  manager: manager.nullable(),
  /** Open work of this person, to be reassigned when they are blocked. */
  openTasks: z.number().int(),
  ownedContracts: z.number().int(),
  lastSeenAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  /** Why the acts are disabled; null: they are not. */
  blocking: reason,
  activating: reason,
  changingRole: reason,
  /** Name, phone and picture. */
  changingIdentity: reason,
  /** Who acts for them while they are absent. */
  appointing: reason,
  reassigning: reason,
  removingFactor: reason,
})
export type PersonDetails = z.infer<typeof personDetails>

const invited = z.strictObject({
  firstName: name.default(''),
  lastName: name.default(''),
  email: z.string().trim().max(254),
})

const personParams = z.strictObject({ userId: z.uuid() })
/** Why it cannot be given: it holds rights beyond the caller’s own. */
const roleChoice = named.extend({ isDefault: z.boolean(), giving: reason })

nameShapes({
  RoleChoice: roleChoice,
  Person: person,
  PersonDetails: personDetails,
  PersonManager: manager,
  NewPerson: invited,
})

export const peopleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: 'vendor:users',
    summary: 'The people of the company.',
    query: z.strictObject({
      ...paging(PEOPLE_PAGE_SIZE),
      $orderby: z
        .templateLiteral([z.enum(PERSON_ORDERS), ' ', z.enum(['asc', 'desc'])])
        .default('name asc'),
      ...peopleFilter,
    }),
    response: z.object({ value: z.array(person), count: z.number() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/users/:userId',
    access: 'vendor:users',
    summary: 'One person, with what the caller may do about them.',
    params: personParams,
    response: personDetails,
    revisionOf: 'userId',
  }),
  roles: endpoint({
    method: 'GET',
    path: '/users/choices/roles',
    access: 'vendor:users',
    summary:
      'Roles that can be given to people; those beyond the caller’s own permissions say why they cannot.',
    query: z.strictObject({
      ...choicesQuery,
      /** Only the one that is given unless another is chosen. */
      default: z.literal('true').optional(),
    }),
    response: choicesPage(roleChoice),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users/invitations',
    access: 'vendor:users',
    summary: 'Invite people: now, or on a later day.',
    body: z.strictObject({
      people: z.array(invited).max(500),
      roleId: z.uuid(),
      groupIds: z.array(z.uuid()).max(50).default([]),
      i18n: z.enum(locales),
      sendOn: day.default(null),
    }),
    response: z.object({
      value: z.array(z.object({ _id: z.uuid(), email: z.string() })),
      /** Those whose mail waits for the daily quota, and the day on which the last of them leaves; null: none. */
      later: z.object({ count: z.number().int(), until: z.iso.date() }).nullable(),
      /** Groups that they join only once an administrator confirms. */
      pendingGroups: z.array(named),
    }),
    status: 201,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/users/:userId/invitation',
    access: 'vendor:users',
    summary: 'Send the invitation now: a new link, the earlier one stops working.',
    params: personParams,
    response: personDetails,
  }),
  defer: endpoint({
    method: 'PUT',
    path: '/users/:userId/invitation',
    access: 'vendor:users',
    summary: 'Postpone the invitation until a day: no link works before.',
    params: personParams,
    body: z.strictObject({ sendOn: z.iso.date() }),
    response: personDetails,
    revisionOf: 'userId',
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/users/:userId',
    access: 'vendor:users',
    summary: 'Withdraw the invitation of a pending person; they can be invited again.',
    params: personParams,
    response: null,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/users/:userId',
    access: 'vendor:users',
    summary: 'Change a person: names, phone, role, groups and the main one, manager.',
    params: personParams,
    body: z.strictObject({
      firstName: name,
      lastName: name,
      phone: z.string().trim().max(40),
      roleId: z.uuid(),
      groupIds: z.array(z.uuid()).max(200),
      mainGroupId: z.uuid().nullable(),
      /** Left out: as it is. */
      managerId: z.uuid().nullable().optional(),
    }),
    response: personDetails,
    revisionOf: 'userId',
  }),
  block: endpoint({
    method: 'POST',
    path: '/users/:userId/blocked',
    access: 'vendor:users',
    summary: 'Block a person: their sessions end immediately.',
    params: personParams,
    response: personDetails,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/users/:userId/activated',
    access: 'vendor:users',
    summary: 'Unblock a person.',
    params: personParams,
    response: personDetails,
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    path: '/users/:userId/second-factor',
    access: 'vendor:users',
    summary:
      'Remove the second factor of someone who has lost it: their password alone is enough again, their sessions end, a mail notifies them.',
    params: personParams,
    response: personDetails,
  }),
  reassign: endpoint({
    method: 'POST',
    path: '/users/:userId/reassigned',
    access: 'vendor:users',
    transaction: 'heavy',
    summary: 'Reassign the open tasks and the contracts of a person to another person.',
    params: personParams,
    body: z.strictObject({ newOwnerId: z.uuid(), tasks: z.boolean(), contracts: z.boolean() }),
    response: z.object({
      tasks: z.number().int(),
      contracts: z.number().int(),
      /** Tasks that stay: what the other person may not do, signatures, and what they have already. */
      left: z.number().int(),
      /** The first hundred of them: title of the contract, what is asked, and why it stays. */
      stays: z.array(
        z.object({ _id: z.uuid(), title: z.string(), kind: z.string(), reason: z.string() }),
      ),
    }),
  }),
  ownManager: endpoint({
    method: 'GET',
    path: '/me/manager',
    access: 'signedIn',
    summary: 'Who is told of what the person leaves undecided.',
    response: z.object({ manager: manager.nullable() }),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/users/:userId/picture',
    access: 'signedIn',
    summary: 'The picture of a colleague.',
    params: personParams,
    query: z.strictObject({ v: z.string().max(64).optional() }),
    response: 'stream',
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/users/:userId/picture',
    access: 'vendor:users',
    summary: 'Upload a PNG, JPEG or WebP picture of a person.',
    params: personParams,
    upload: 'multipart',
    response: z.object({ profilePictureUrl: z.string(), isTrimmed }),
    status: 201,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/:userId/picture',
    access: 'vendor:users',
    summary: 'Show the initials instead of a picture.',
    params: personParams,
    response: null,
  }),
}
