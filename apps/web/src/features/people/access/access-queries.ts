import { keys } from '../../../platform/query-keys.ts'
import type {
  accessEndpoints,
  PersonAccess,
  Stakeholder,
  Viewers,
  ShownAccessPath,
} from '@tacite/api/people/access-endpoints.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

type Endpoints = typeof accessEndpoints
export type { PersonAccess, ShownAccessPath, Stakeholder }
export type Viewer = Viewers['value'][number]

/** The subject of the question: a contract, or a folder's contents. */
export type Seen = { kind: 'contract'; id: string } | { kind: 'folder'; id: string }

const PAGE_SIZE = 20

/** Refetched with everything else of the contract or of the folders. */
function keyOf({ kind, id }: Seen): readonly unknown[] {
  return kind === 'contract' ? keys.contract(id, 'access') : keys.folders('access', id)
}

export const viewersQuery = (seen: Seen, search: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(seen), 'list', search],
    queryFn: ({ pageParam, signal }) => {
      const asked = { query: { search, $top: PAGE_SIZE, $skip: pageParam }, signal }
      return seen.kind === 'contract'
        ? call<Endpoints['contract']>('GET', '/contracts3/:contractId/access', {
            params: { contractId: seen.id },
            ...asked,
          })
        : call<Endpoints['folder']>('GET', '/tags/:folderId/access', {
            params: { folderId: seen.id },
            ...asked,
          })
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { value }) => sum + value.length, 0)
      return shown < last.count ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })

/** Everyone concerned by a contract, each once; beyond the first hundred only their count. */
export const stakeholdersQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'stakeholders'),
    queryFn: ({ signal }) =>
      call<Endpoints['stakeholders']>('GET', '/contracts3/:contractId/stakeholders', {
        params: { contractId },
        signal,
      }),
  })

export const personAccessQuery = (seen: Seen, personId: string) =>
  queryOptions({
    queryKey: [...keyOf(seen), 'one', personId],
    queryFn: ({ signal }) =>
      seen.kind === 'contract'
        ? call<Endpoints['contractForOne']>('GET', '/contracts3/:contractId/access/:personId', {
            params: { contractId: seen.id, personId },
            signal,
          })
        : call<Endpoints['folderForOne']>('GET', '/tags/:folderId/access/:personId', {
            params: { folderId: seen.id, personId },
            signal,
          }),
  })
