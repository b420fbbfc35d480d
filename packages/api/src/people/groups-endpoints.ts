import { z } from 'zod'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { personChoice } from '../settings/choices-endpoints.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { nameShapes } from '../shape-names.ts'

const GROUPS_PAGE_SIZE = 20
const GROUP_ORDERS = ['name', 'users'] as const

const groupRow = named.extend({ description: z.string(), users: z.number().int() })
export type GroupRow = z.infer<typeof groupRow>

const group = groupRow.extend({
  /** Memberships that wait for an administrator. */
  pending: z.number().int(),
  /** Why those whom the caller adds would wait; null: they join at once. */
  adding: reason,
  /** People whose department it is. */
  department: z.number().int(),
  /** What its members see through it, and would lose without it. */
  folders: z.number().int(),
  contracts: z.number().int(),
})
export type Group = z.infer<typeof group>

const pendingMember = named.extend({
  email: z.string(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
})
const member = named.extend({ email: z.string(), status: z.string(), isDepartment: z.boolean() })
const groupForm = z.strictObject({
  name: z.string().trim().max(200),
  description: z.string().trim().max(500).default(''),
})
const groupParams = z.strictObject({ groupId: z.uuid() })
const memberParams = z.strictObject({ groupId: z.uuid(), userId: z.uuid() })
const peopleQuery = z.strictObject({ ...paging(20), search: z.string().max(100).default('') })

nameShapes({
  GroupRow: groupRow,
  Group: group,
  GroupMember: member,
  PendingGroupMember: pendingMember,
  GroupForm: groupForm,
})

export const groupsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/groups',
    access: 'modules:group',
    summary: 'The groups of the company, with their sizes.',
    query: z.strictObject({
      ...paging(GROUPS_PAGE_SIZE),
      $orderby: z
        .templateLiteral([z.enum(GROUP_ORDERS), ' ', z.enum(['asc', 'desc'])])
        .default('name asc'),
      search: z.string().max(100).default(''),
    }),
    response: z.object({ value: z.array(groupRow), count: z.number() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/groups/:groupId',
    access: 'modules:group',
    summary: 'One group and what depends on it.',
    params: groupParams,
    response: group,
    revisionOf: 'groupId',
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups',
    access: 'modules:group',
    summary: 'Create a group.',
    body: groupForm,
    response: group,
    status: 201,
    revisionOf: '_id',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/groups/:groupId',
    access: 'modules:group',
    summary: 'Rename or describe a group.',
    params: groupParams,
    body: groupForm,
    response: group,
    revisionOf: 'groupId',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/:groupId',
    access: 'modules:group',
    summary: 'Delete a group with the access that it gives; all of it can be restored.',
    params: groupParams,
    response: removal,
  }),
  members: endpoint({
    method: 'GET',
    path: '/groups/:groupId/members',
    access: 'modules:group',
    summary: 'The people of a group.',
    params: groupParams,
    query: peopleQuery,
    response: z.object({ value: z.array(member), count: z.number() }),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/groups/:groupId/candidates',
    access: 'modules:group',
    summary: 'The people who are not in a group yet, to choose from.',
    params: groupParams,
    query: z.strictObject(choicesQuery),
    response: choicesPage(personChoice),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/groups/:groupId/pending',
    access: 'modules:group',
    summary:
      'People added by someone who lacks some of the access that the group gives: they wait for an administrator.',
    params: groupParams,
    query: z.strictObject(paging(20)),
    response: z.object({
      value: z.array(pendingMember),
      count: z.number(),
      /** Why the caller cannot confirm them; null: they can. */
      confirming: reason,
    }),
  }),
  confirmMember: endpoint({
    method: 'POST',
    path: '/groups/:groupId/pending/:userId/confirmed',
    access: 'modules:group',
    summary: 'Confirm a pending membership, as an administrator.',
    params: memberParams,
    response: group,
  }),
  refuseMember: endpoint({
    method: 'POST',
    path: '/groups/:groupId/pending/:userId/refused',
    access: 'modules:group',
    summary: 'Refuse a pending membership.',
    params: memberParams,
    response: group,
  }),
  changeMembers: endpoint({
    method: 'POST',
    path: '/groups/:groupId/members',
    access: 'modules:group',
    summary: 'Add people to a group and remove others, in one act.',
    params: groupParams,
    body: z.strictObject({
      addedIds: z.array(z.uuid()).max(2000).default([]),
      removedIds: z.array(z.uuid()).max(2000).default([]),
    }),
    response: group,
  }),
}
