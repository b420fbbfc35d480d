import { keys } from '../../../platform/query-keys.ts'
import type {
  FolderBranch,
  FolderChange,
  FolderGrant,
  FolderGrantKind,
  foldersEndpoints,
  Holder,
  AccessImpact,
} from '@tacite/api/settings/folders-endpoints.ts'
import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

type Endpoints = typeof foldersEndpoints
export type Folder = ResponseOf<Endpoints['read']>
export type { FolderBranch, FolderChange, FolderGrant, FolderGrantKind, Holder, AccessImpact }

/** All folders in one request: they are light, and the tree opens without waiting. */
export const folderTreeQuery = queryOptions({
  queryKey: keys.folders('list'),
  queryFn: ({ signal }) => call<Endpoints['tree']>('GET', '/tags/tree', { signal }),
})

export const folderQuery = (folderId: string) =>
  queryOptions({
    queryKey: keys.folders('one', folderId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/tags/:folderId', { params: { folderId }, signal }),
  })

export function createFolder(body: {
  name: string
  ownerId: string | null
  parentFolderId: string | null
}): Promise<Folder> {
  return call<Endpoints['create']>('POST', '/tags', { body })
}

export function updateFolder(
  { _id: folderId, revision: basedOn }: Folder,
  body: { name: string; ownerId: string | null },
): Promise<Folder> {
  return call<Endpoints['update']>('PUT', '/tags/:folderId', {
    params: { folderId },
    body,
    basedOn,
  })
}

export function moveFolder(
  folderId: string,
  move: BodyInputOf<Endpoints['move']>,
): Promise<Folder> {
  return call<Endpoints['move']>('PUT', '/tags/:folderId/parent', {
    params: { folderId },
    body: move,
  })
}

export function previewChange(folderId: string, change: FolderChange): Promise<AccessImpact> {
  return call<Endpoints['preview']>('POST', '/tags/:folderId/preview', {
    params: { folderId },
    body: { change },
  })
}

export function addGrant(folderId: string, body: { to: Holder; grant: FolderGrantKind }) {
  return call<Endpoints['give']>('POST', '/tags/:folderId/grants', { params: { folderId }, body })
}

export function changeGrant(
  { _id: folderId, revision: basedOn }: Folder,
  grantId: string,
  grant: FolderGrantKind,
) {
  return call<Endpoints['changeGrant']>('PUT', '/tags/:folderId/grants/:grantId', {
    params: { folderId, grantId },
    body: { grant },
    basedOn,
  })
}

export function revokeGrant(folderId: string, grantId: string) {
  return call<Endpoints['revoke']>('DELETE', '/tags/:folderId/grants/:grantId', {
    params: { folderId, grantId },
  })
}

export function removeFolder(folderId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/tags/:folderId', { params: { folderId } })
}
