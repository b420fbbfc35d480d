import { z } from 'zod'
import { reason } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { replaces } from '../replaces.ts'
import { nameShapes } from '../shape-names.ts'

const name = z.string().trim().max(200)
const folderParams = z.strictObject({ folderId: z.uuid() })
const grantParams = z.strictObject({ folderId: z.uuid(), grantId: z.uuid() })
const parentFolderId = z.uuid().nullable()
const count = z.number().int()

/** The rights of a folder grant: to read its contracts, or to edit them. */
const grant = z.enum(['read', 'edit'])
export type FolderGrantKind = z.infer<typeof grant>

const holder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), personId: z.uuid() }),
  z.strictObject({ kind: z.literal('group'), groupId: z.uuid() }),
  z.strictObject({ kind: z.literal('everyone') }),
])
export type Holder = z.infer<typeof holder>

const folderGrant = z.object({
  _id: z.uuid(),
  kind: z.enum(['person', 'group', 'everyone']),
  /** Null for everyone. */
  holder: named.nullable(),
  grant,
})
export type FolderGrant = z.infer<typeof folderGrant>

/** A folder as the tree shows it. */
const folderBranch = z.object({
  _id: z.uuid(),
  parentFolderId,
  name: z.string(),
  /** Contracts filed in it, and in it or a nested folder; each counted once. */
  contracts: count,
  contractsInside: count,
  grants: count,
})
export type FolderBranch = z.infer<typeof folderBranch>

const folder = z.object({
  _id: z.uuid(),
  parentFolderId,
  name: z.string(),
  /** In the full path, joined by slashes. */
  path: z.string(),
  owner: named.nullable(),
  contracts: count,
  contractsInside: count,
  foldersInside: count,
  grants: z.array(folderGrant),
  /** What the parent folders grant, and which of them. */
  inherited: z.array(folderGrant.extend({ folder: named })),
  /** Why it cannot be deleted; null: it can. */
  removing: reason,
})
export type Folder = z.infer<typeof folder>

const losers = z.object({
  people: count,
  /** Those with the most contracts first. */
  value: z.array(z.object({ person: named, contracts: count })),
})

/** Whose access to contracts a change would widen or narrow. */
const accessImpact = z.object({
  /** Contracts affected by the change. */
  contracts: count,
  gain: losers,
  lose: losers,
})
export type AccessImpact = z.infer<typeof accessImpact>

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('grant'), to: holder, grant }),
  z.strictObject({ kind: z.literal('revocation'), grantId: z.uuid() }),
  z.strictObject({ kind: z.literal('move'), parentFolderId }),
  z.strictObject({ kind: z.literal('removal') }),
])
export type FolderChange = z.infer<typeof change>

nameShapes({
  FolderGrantHolder: holder,
  FolderGrant: folderGrant,
  FolderBranch: folderBranch,
  Folder: folder,
  AccessChangePart: losers,
  AccessChange: accessImpact,
  FolderChange: change,
})

/** Folder administration: the tree, owners, and grants. */
export const foldersEndpoints = {
  tree: endpoint({
    method: 'GET',
    path: '/tags/tree',
    access: 'modules:tags',
    summary:
      'All folders of the company with their counts, siblings sorted in the reader’s language.',
    response: z.object({ value: z.array(folderBranch), count }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/tags/:folderId',
    access: 'modules:tags',
    summary: 'One folder: its owner, its grants and those that it inherits.',
    params: folderParams,
    response: folder,
    revisionOf: 'folderId',
  }),
  create: endpoint({
    method: 'POST',
    path: '/tags',
    access: 'modules:tags',
    summary: 'Create a folder, at the root or in another one.',
    body: z.strictObject({
      name,
      parentFolderId: parentFolderId.default(null),
      ownerId: z.uuid().nullable().default(null),
    }),
    response: folder,
    status: 201,
    revisionOf: '_id',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/tags/:folderId',
    access: 'modules:tags',
    summary: 'Change the name and the owner of a folder.',
    params: folderParams,
    body: z.strictObject({ name, ownerId: z.uuid().nullable() }),
    response: folder,
    revisionOf: 'folderId',
  }),
  move: endpoint({
    method: 'PUT',
    path: '/tags/:folderId/parent',
    access: 'modules:tags',
    summary: 'Move a folder with everything nested in it, into another one or to the root.',
    params: folderParams,
    body: z.strictObject({ parentFolderId, ...replaces(parentFolderId) }),
    response: folder,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/tags/:folderId/preview',
    access: 'modules:tags',
    transaction: 'heavy',
    summary:
      'Who would gain or lose access, and to how many contracts, through a change; nothing is changed.',
    params: folderParams,
    body: z.strictObject({ change }),
    response: accessImpact,
  }),
  previewMembers: endpoint({
    method: 'POST',
    path: '/groups/:groupId/preview',
    access: 'modules:group',
    transaction: 'heavy',
    summary:
      'Who would gain or lose access, and to how many contracts, if these people joined or left a group; nothing is changed.',
    params: z.strictObject({ groupId: z.uuid() }),
    body: z.strictObject({
      addedPersonIds: z.array(z.uuid()).max(2_000).default([]),
      removedPersonIds: z.array(z.uuid()).max(2_000).default([]),
    }),
    response: accessImpact,
  }),
  give: endpoint({
    method: 'POST',
    path: '/tags/:folderId/grants',
    access: 'modules:tags',
    summary:
      'Grant access to a folder, and everything nested in it, to a person, a group or everyone inside.',
    params: folderParams,
    body: z.strictObject({ to: holder, grant }),
    response: folder,
    status: 201,
    revisionOf: 'folderId',
  }),
  changeGrant: endpoint({
    method: 'PUT',
    path: '/tags/:folderId/grants/:grantId',
    access: 'modules:tags',
    summary: 'Change what a folder grant allows.',
    params: grantParams,
    body: z.strictObject({ grant }),
    response: folder,
    revisionOf: 'folderId',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/tags/:folderId/grants/:grantId',
    access: 'modules:tags',
    summary: 'Revoke a folder grant.',
    params: grantParams,
    response: folder,
    revisionOf: 'folderId',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tags/:folderId',
    access: 'modules:tags',
    summary:
      'Delete a folder with those nested in it; their contracts stay. It can be restored for thirty days.',
    params: folderParams,
    response: removal,
  }),
}
