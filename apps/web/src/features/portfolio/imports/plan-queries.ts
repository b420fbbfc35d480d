import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type {
  ImportMapping,
  ImportPlan,
  MappedFile,
} from '@tacite/api/portfolio/import-plan-shapes.ts'
import type { ImportRow, ImportRowDetail } from '@tacite/api/portfolio/import-row-shapes.ts'
import type { BodyInputOf, QueryOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof importPlanEndpoints
export type { ImportMapping, ImportPlan, ImportRow, ImportRowDetail, MappedFile }
export type Rules = ImportMapping['rules']

export const filesPageSize = 50
export const rowsPageSize = 50

export const mappingQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('mapping', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['mapping']>('GET', '/imports/:importId/mapping', {
        params: { importId },
        signal,
      }),
  })

/** What rules that are not saved yet would read; they are written as JSON, which compares them. */
export const triedQuery = (importId: string, rules: string) =>
  queryOptions({
    queryKey: keys.imports('tried', importId, rules),
    queryFn: ({ signal }) =>
      call<Endpoints['tryMapping']>('POST', '/imports/:importId/mapping/tried', {
        params: { importId },
        body: JSON.parse(rules) as Rules,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const saveMapping = (importId: string, rules: Rules) =>
  call<Endpoints['saveMapping']>('POST', '/imports/:importId/mapping', {
    params: { importId },
    body: rules,
  })

export const readIndex = (importId: string, position: number) =>
  call<Endpoints['readIndex']>('POST', '/imports/:importId/index', {
    params: { importId },
    body: { position },
  })

export function sendIndex(importId: string, file: File) {
  const body = new FormData()
  body.append('file', file, file.name)
  return call<Endpoints['sendIndex']>('POST', '/imports/:importId/index/file', {
    params: { importId },
    body: body as never,
  })
}

export const forgetIndex = (importId: string) =>
  call<Endpoints['forgetIndex']>('DELETE', '/imports/:importId/index', { params: { importId } })

export type FilesFilter = Pick<QueryOf<Endpoints['files']>, 'role' | 'search'>

export const filesQuery = (
  importId: string,
  { $skip, role, search }: FilesFilter & { $skip: number },
) =>
  queryOptions({
    queryKey: keys.imports('files', importId, $skip, role, search),
    queryFn: ({ signal }) =>
      call<Endpoints['files']>('GET', '/imports/:importId/files', {
        params: { importId },
        query: { $skip, $top: filesPageSize, role, search },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

type Roles = BodyInputOf<Endpoints['setRoles']>

/** Files that were chosen: some, or all that match. */
export interface ChosenFiles {
  count: number
  files: Roles['files']
}

export const setRoles = (importId: string, body: Roles) =>
  call<Endpoints['setRoles']>('POST', '/imports/:importId/roles', { params: { importId }, body })

export const profilesQuery = queryOptions({
  queryKey: keys.imports('profiles'),
  queryFn: ({ signal }) => call<Endpoints['profiles']>('GET', '/import-profiles', { signal }),
})

export const renameProfile = (profileId: string, name: string) =>
  call<Endpoints['renameProfile']>('PUT', '/import-profiles/:profileId', {
    params: { profileId },
    body: { name },
  })

export const deleteProfile = (profileId: string) =>
  call<Endpoints['deleteProfile']>('DELETE', '/import-profiles/:profileId', {
    params: { profileId },
  })

export const saveProfile = (name: string, rules: Rules) =>
  call<Endpoints['createProfile']>('POST', '/import-profiles', { body: { name, rules } })

export const beginPlan = (importId: string) =>
  call<Endpoints['plan']>('POST', '/imports/:importId/plan', { params: { importId } })

export const planQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('plan', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['readPlan']>('GET', '/imports/:importId/plan', {
        params: { importId },
        signal,
      }),
  })

export const resolve = (importId: string, resolutions: Rules['resolutions']) =>
  call<Endpoints['resolve']>('POST', '/imports/:importId/resolutions', {
    params: { importId },
    body: { resolutions },
  })

export interface RowFilter {
  $skip: number
  state?: ImportRow['state'] | undefined
  near?: 'yes' | undefined
  limit?: QueryOf<Endpoints['rows']>['limit'] | undefined
  text?: QueryOf<Endpoints['rows']>['text'] | undefined
  search?: string | undefined
}

export const rowsQuery = (importId: string, filter: RowFilter) =>
  queryOptions({
    queryKey: keys.imports('rows', importId, filter),
    queryFn: ({ signal }) =>
      call<Endpoints['rows']>('GET', '/imports/:importId/rows', {
        params: { importId },
        query: { ...filter, $top: rowsPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const ofRow = (importId: string, position: number) => ({ importId, position: String(position) })

export const rowQuery = (importId: string, position: number) =>
  queryOptions({
    queryKey: keys.imports('row', importId, position),
    queryFn: ({ signal }) =>
      call<Endpoints['row']>('GET', '/imports/:importId/rows/:position', {
        params: ofRow(importId, position),
        signal,
      }),
  })

export const correctRow = (
  importId: string,
  position: number,
  body: BodyInputOf<Endpoints['correctRow']>,
) =>
  call<Endpoints['correctRow']>('POST', '/imports/:importId/rows/:position', {
    params: ofRow(importId, position),
    body,
  })

type Alike = ImportRowDetail['alike'][number]

export const alikeQuery = (importId: string, position: number, other: Alike) =>
  queryOptions({
    queryKey: keys.imports('alike', importId, position, other.position, other.contractId),
    queryFn: ({ signal }) =>
      call<Endpoints['compare']>('GET', '/imports/:importId/rows/:position/alike', {
        params: ofRow(importId, position),
        query:
          other.contractId === null
            ? { position: String(other.position) }
            : { contractId: other.contractId },
        signal,
      }),
  })

export const readingQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('reading', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['previewReading']>('GET', '/imports/:importId/second-reading', {
        params: { importId },
        signal,
      }),
  })

export const sendToReader = (importId: string, told: BodyInputOf<Endpoints['sendToReader']>) =>
  call<Endpoints['sendToReader']>('POST', '/imports/:importId/second-reading', {
    params: { importId },
    body: told,
  })

export const createContracts = (importId: string, rows: number) =>
  call<Endpoints['create']>('POST', '/imports/:importId/created', {
    params: { importId },
    body: { rows },
  })

export const undoQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('undo', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['previewUndo']>('GET', '/imports/:importId/undone', {
        params: { importId },
        signal,
      }),
  })

export const undoImport = (importId: string, also: string[]) =>
  call<Endpoints['undo']>('POST', '/imports/:importId/undone', {
    params: { importId },
    body: { also },
  })
