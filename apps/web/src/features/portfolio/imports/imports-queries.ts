import type {
  ImportEntry,
  ImportPage,
  importsEndpoints,
  ImportSource,
  ImportSummary,
} from '@tacite/api/portfolio/imports-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callForFile } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'
import { keys } from '../../../platform/query-keys.ts'
import { saveFile } from '../../../platform/save-file.ts'

type Endpoints = typeof importsEndpoints
export type { ImportEntry, ImportPage, ImportSource, ImportSummary }

export const importsPageSize = 20
export const entriesPageSize = 50

export const importsQuery = ({ $skip = '0', state }: PlainSearch) =>
  queryOptions({
    queryKey: keys.imports('list', $skip, state),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/imports', {
        query: { $skip, $top: importsPageSize, state: state as ImportSummary['state'] | undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('one', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/imports/:importId', { params: { importId }, signal }),
  })

export const sourcesQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('sources', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['sources']>('GET', '/imports/:importId/sources', {
        params: { importId },
        signal,
      }),
  })

/** Those that are not whole: what a resumed upload goes on with. */
export const unfinishedSources = (importId: string) =>
  call<Endpoints['sources']>('GET', '/imports/:importId/sources', {
    params: { importId },
    query: { only: 'unfinished', $top: -1 },
  })

export const entriesQuery = (importId: string, { $skip = '0', state, kind, search }: PlainSearch) =>
  queryOptions({
    queryKey: keys.imports('entries', importId, $skip, state, kind, search),
    queryFn: ({ signal }) =>
      call<Endpoints['entries']>('GET', '/imports/:importId/entries', {
        params: { importId },
        query: { ...({ state, kind, search } as EntryFilter), $skip, $top: entriesPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** A type, not an interface: only that passes for a query. */
type EntryFilter = {
  state: ImportEntry['state'] | undefined
  kind: NonNullable<ImportEntry['kind']> | undefined
  search: string | undefined
}

export async function downloadLog(importId: string, filter: PlainSearch): Promise<void> {
  const { state, kind, search } = filter
  const { blob, name } = await callForFile<Endpoints['log']>('GET', '/imports/:importId/log', {
    params: { importId },
    query: { state, kind, search } as EntryFilter,
  })
  saveFile(blob, name ?? 'import.csv')
}

export const createImport = (name: string) =>
  call<Endpoints['create']>('POST', '/imports', { body: { name } })

export const completeImport = (importId: string) =>
  call<Endpoints['complete']>('POST', '/imports/:importId/received', { params: { importId } })

const PATHS = {
  pause: '/imports/:importId/paused',
  resume: '/imports/:importId/resumed',
  cancel: '/imports/:importId/cancelled',
  retry: '/imports/:importId/retried',
} as const

export type ImportAct = keyof typeof PATHS

export const changeImport = (importId: string, act: ImportAct) =>
  call<Endpoints[ImportAct]>('POST', PATHS[act], { params: { importId } })
