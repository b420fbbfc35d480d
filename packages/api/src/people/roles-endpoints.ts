import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { z } from 'zod'
import { reason } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { nameShapes } from '../shape-names.ts'

const ROLES_PAGE_SIZE = 20
const ROLE_ORDERS = ['name', 'kind', 'users', 'features'] as const

const roleRow = named.extend({
  description: z.string(),
  kind: z.enum(['system', 'custom']),
  isDefault: z.boolean(),
  users: z.number().int(),
  features: z.number().int(),
})
export type RoleRow = z.infer<typeof roleRow>

const role = roleRow.extend({
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Why the acts are disabled; null: they are not. */
  editing: reason,
  deleting: reason,
  makingDefault: reason,
})
export type Role = z.infer<typeof role>

const roleForm = z.strictObject({
  name: z.string().trim().max(100),
  description: z.string().trim().max(500).default(''),
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
})
const roleParams = z.strictObject({ roleId: z.uuid() })

nameShapes({ RoleRow: roleRow, Role: role, RoleForm: roleForm })

export const rolesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/roles',
    access: 'vendor:users:role',
    summary: 'The roles of the company, with how many people have each.',
    query: z.strictObject({
      ...paging(ROLES_PAGE_SIZE),
      $orderby: z
        .templateLiteral([z.enum(ROLE_ORDERS), ' ', z.enum(['asc', 'desc'])])
        .default('name asc'),
      search: z.string().max(100).default(''),
      kind: z.enum(['system', 'custom']).optional(),
    }),
    response: z.object({ value: z.array(roleRow), count: z.number() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/roles/:roleId',
    access: 'vendor:users:role',
    summary: 'One role and what it allows.',
    params: roleParams,
    response: role,
    revisionOf: 'roleId',
  }),
  create: endpoint({
    method: 'POST',
    path: '/roles',
    access: 'vendor:users:role',
    summary: 'Create a role; nobody grants a permission that they do not hold.',
    body: roleForm,
    response: role,
    status: 201,
    revisionOf: '_id',
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/roles/:roleId/copies',
    access: 'vendor:users:role',
    summary: 'Create a custom role with the same permissions.',
    params: roleParams,
    response: role,
    status: 201,
    revisionOf: '_id',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/roles/:roleId',
    access: 'vendor:users:role',
    summary: 'Change a custom role; it applies from the next request of its people.',
    params: roleParams,
    body: roleForm,
    response: role,
    revisionOf: 'roleId',
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/roles/:roleId/default',
    access: 'vendor:users:role',
    summary: 'Make a role the default for new people.',
    params: roleParams,
    response: role,
    revisionOf: 'roleId',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/roles/:roleId',
    access: 'vendor:users:role',
    summary: 'Delete a custom role that nobody has.',
    params: roleParams,
    response: removal,
  }),
  people: endpoint({
    method: 'GET',
    path: '/roles/:roleId/users',
    access: 'vendor:users:role',
    summary: 'The people who have a role.',
    params: roleParams,
    query: z.strictObject({ ...paging(20), search: z.string().max(100).default('') }),
    response: z.object({
      value: z.array(named.extend({ email: z.string(), status: z.string() })),
      count: z.number(),
    }),
  }),
}
