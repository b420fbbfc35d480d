import { MOST_VIEW_QUERY, VIEW_SHOWS } from '@tacite/domain/filters/saved-view.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { contractOrderBy } from './contract-list-endpoints.ts'
import { contractQuery } from './contract-filter-query.ts'

/** A named address of the list or of the board. */
const view = z.object({
  _id: z.uuid(),
  name: z.string(),
  shows: z.enum(VIEW_SHOWS),
  /** As the address of the page has it; without what is so anyway. */
  query: z.record(z.string(), z.string()),
})
export type View = z.infer<typeof view>

const removedView = z.object({
  _id: z.uuid(),
  name: z.string(),
  removedAt: z.iso.datetime(),
})
export type RemovedView = z.infer<typeof removedView>

/** An object that a view names. */
const viewName = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** Of a tagged field, which says how its values are read. */
  type: z.string().nullable(),
})
export type ViewName = z.infer<typeof viewName>

const views = z.object({
  value: z.array(view),
  count: z.number().int(),
  /** What the views name, as far as the reader finds it: any other id in them was deleted, or is not visible to them. */
  names: z.array(viewName),
  /** Those deleted within thirty days, the last first. */
  removed: z.array(removedView),
})
export type Views = z.infer<typeof views>

nameShapes({ View: view, RemovedView: removedView, ViewName: viewName, Views: views })

/** An address holds each key once. */
const isAddress = (query: Record<string, unknown>) =>
  Object.values(query).every((value) => !Array.isArray(value)) &&
  JSON.stringify(query).length <= MOST_VIEW_QUERY

/** The very queries of the list (`GET /contracts3`) or of the board (`GET /contracts3/cards`), without its page. */
const listQuery = contractQuery({
  asOf: z.iso.date().optional(),
  $orderby: contractOrderBy,
}).refine(isAddress)
const boardQuery = contractQuery({
  workflow: z.union([z.uuid(), z.literal('default')]).optional(),
}).refine(isAddress)

nameShapes({ ListQuery: listQuery, BoardQuery: boardQuery })

const look = {
  list: { shows: z.literal('list'), query: listQuery },
  board: { shows: z.literal('board'), query: boardQuery },
}
/** Its rules are refused in words. */
const name = z.string().max(1_000)

const ofView = z.strictObject({ viewId: z.uuid() })
const viewLook = z.discriminatedUnion('shows', [
  z.strictObject(look.list),
  z.strictObject(look.board),
])
const newView = z.discriminatedUnion('shows', [
  z.strictObject({ name, ...look.list }),
  z.strictObject({ name, ...look.board }),
])
export type NewView = z.infer<typeof newView>
export type ViewLook = z.infer<typeof viewLook>

/** One’s own views of the contract list and the board: nobody else reads them. */
export const viewsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/me/views',
    access: 'contracts3:list',
    summary: 'One’s own views of the contract list and the board, in their order.',
    response: views,
  }),
  create: endpoint({
    method: 'POST',
    path: '/me/views',
    access: 'contracts3:list',
    summary: 'Keep a query of the contract list or of the board under a name, after the others.',
    body: newView,
    response: view,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/me/views/:viewId',
    access: 'contracts3:list',
    summary: 'Replace what a view shows.',
    params: ofView,
    body: viewLook,
    response: view,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/me/views/:viewId/name',
    access: 'contracts3:list',
    summary: 'Rename a view.',
    params: ofView,
    body: z.strictObject({ name }),
    response: view,
  }),
  place: endpoint({
    method: 'PUT',
    path: '/me/views/:viewId/place',
    access: 'contracts3:list',
    summary: 'Move a view to a place among the others, counted from 0; beyond the last one: last.',
    params: ofView,
    body: z.strictObject({ place: z.number().int().min(0).max(1_000) }),
    response: null,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/me/views/:viewId',
    access: 'contracts3:list',
    summary: 'Delete a view; for thirty days it can be restored.',
    params: ofView,
    response: null,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/me/views/:viewId/restored',
    access: 'contracts3:list',
    summary: 'Restore a deleted view under its address, after the others.',
    params: ofView,
    response: view,
  }),
}
