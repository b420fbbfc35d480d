import type {
  View,
  ViewLook,
  ViewName,
  Views,
  viewsEndpoints,
} from '@tacite/api/portfolio/views-endpoints.ts'
import { viewQuery, type ViewShows } from '@tacite/domain/filters/saved-view.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof viewsEndpoints
export type { View, ViewName, Views }

/** What a page shows: the list or the board, by its address. */
export interface Look {
  shows: ViewShows
  query: Record<string, string>
}

export const viewsQuery = queryOptions({
  queryKey: keys.views(),
  queryFn: ({ signal }) => call<Endpoints['list']>('GET', '/me/views', { signal }),
})

/** The page of a view; it says which view is open. */
export function addressOf({ _id: view, shows, query }: View): string {
  return shows === 'board' ? paths.board({ ...query, view }) : paths.contracts({ ...query, view })
}

/** The same page, of that view or of none. */
export function addressOfLook({ shows, query }: Look, view?: string): string {
  const address = { ...query, view }
  return shows === 'board' ? paths.board(address) : paths.contracts(address)
}

/** As the server takes it: it checks each key. */
function bodyOf({ shows, query }: Look): ViewLook {
  return { shows, query: viewQuery(shows, query) } as ViewLook
}

export const createView = (name: string, look: Look): Promise<View> =>
  call<Endpoints['create']>('POST', '/me/views', { body: { name, ...bodyOf(look) } })

export const changeView = (viewId: string, look: Look): Promise<View> =>
  call<Endpoints['change']>('PUT', '/me/views/:viewId', { params: { viewId }, body: bodyOf(look) })

export const renameView = (viewId: string, name: string): Promise<View> =>
  call<Endpoints['rename']>('PUT', '/me/views/:viewId/name', { params: { viewId }, body: { name } })

export const placeView = (viewId: string, place: number): Promise<undefined> =>
  call<Endpoints['place']>('PUT', '/me/views/:viewId/place', {
    params: { viewId },
    body: { place },
  })

export const removeView = (viewId: string): Promise<undefined> =>
  call<Endpoints['remove']>('DELETE', '/me/views/:viewId', { params: { viewId } })

export const restoreView = (viewId: string): Promise<View> =>
  call<Endpoints['restore']>('POST', '/me/views/:viewId/restored', { params: { viewId } })
