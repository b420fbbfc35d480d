import type {
  Board,
  BoardCard,
  boardEndpoints,
  StepMove,
} from '@tacite/api/portfolio/board-endpoints.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import type { ListSearch } from '../filters/public.ts'

export type { BoardCard, StepMove }
export type BoardStep = Board['steps'][number]

/** Of the address: the workflow, the column that a phone shows, the view that is open, and the filters of the list. */
export function boardOf({ workflow = 'default', column, view, ...rest }: ListSearch) {
  // The list has an order, pages and other days; a board is of today.
  const { $skip: _, $orderby: __, asOf: ___, monthEnd: ____, step: _____, ...filters } = rest
  return { workflow, column, view, filters }
}

/** The columns. */
export const boardQuery = (workflowId: string) =>
  queryOptions({
    queryKey: keys.contracts('board', workflowId),
    queryFn: ({ signal }) =>
      call<typeof boardEndpoints.read>('GET', '/workflows/:workflowId/board', {
        params: { workflowId },
        signal,
      }),
  })

const CARDS = 20

/** The contracts at a step, some at a time. */
export const cardsQuery = (stepId: string, filters: ListSearch) =>
  infiniteQueryOptions({
    queryKey: keys.contracts('board', 'cards', stepId, filters),
    queryFn: ({ pageParam, signal }) =>
      call<typeof boardEndpoints.cards>('GET', '/contracts3/cards', {
        // Filter names are dynamic; the server checks each.
        query: { ...filters, step: `eq:${stepId}`, $skip: pageParam, $top: CARDS } as never,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * CARDS < count ? pages.length * CARDS : undefined,
    placeholderData: keepPreviousData,
  })

/** What a move would do, asked before it is made. */
export function previewMove(contractId: string, stepId: string) {
  return call<typeof boardEndpoints.preview>('GET', '/contracts3/:contractId/steps/:stepId/move', {
    params: { contractId, stepId },
  })
}

interface Move {
  contractId: string
  stepId: string
  /** What the person saw it do. */
  passesOver: string[]
  reopens: string[]
}

export function moveContract({ contractId, stepId, ...body }: Move) {
  return call<typeof boardEndpoints.move>('PUT', '/contracts3/:contractId/steps/:stepId/move', {
    params: { contractId, stepId },
    body,
  })
}
