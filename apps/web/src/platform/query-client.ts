import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toasts } from '../ui/toasts.ts'
import { ApiError, isConnectionError } from './api-error.ts'
import { currentTexts } from './locale.ts'
import type { LostRecords } from './lost-records.ts'
import type { refetchStale } from './refetch-stale.ts'
import type { Change } from './stale-after.ts'

interface ErrorMeta extends Record<string, unknown> {
  /** The screen shows the error itself, at its field or in its place: no toast. */
  showsError?: boolean
}

interface ChangeMeta extends ErrorMeta {
  /** What the mutation makes stale: refetched once it succeeds, or is refused because the server's data has changed. */
  changes?: readonly Change[]
  /** The open record is deleted by it. */
  sparesRecords?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta
    queryMeta: ErrorMeta
  }
}

/** Additional behaviour for pages of signed-in people; those outside the shell do not load its code. */
interface ShellDuties {
  /** Called before data that the reader may no longer see is removed from the screen. */
  keepUnsavedTexts: () => void
  refetchStale: typeof refetchStale
  lostRecords: LostRecords
}

export function createQueryClient(duties?: ShellDuties): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { queryKey }) => duties?.lostRecords.found(queryKey),
      // A screen with old data keeps it; the toast says that it is old.
      onError: (error, query) => {
        if (isRefused(error) && duties)
          error.isLost = duties.lostRecords.isLost(queryClient, query.queryKey, error)
        if (isRefused(error) && query.state.data !== undefined) {
          duties?.keepUnsavedTexts()
          // Data the person may no longer see is hidden: the screen says why instead.
          query.setState({ data: undefined, error })
          return
        }
        if (query.state.data !== undefined && !query.meta?.showsError) showError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.showsError) showError(error)
      },
      // After the screen has processed the answer; nobody waits for it.
      onSettled: (_data, error, _variables, _context, { meta }) => {
        const { changes = [], sparesRecords = false } = meta ?? {}
        if (error === null || isOutdated(error))
          void duties?.refetchStale(queryClient, changes, { sparesRecords })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 3 && isConnectionError(error),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })
  return queryClient
}

/** The server refused because the displayed data is out of date. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409, 412].includes(error.status)
}

/** After a change of language: refetches what the server worded in the previous one. */
export async function refetchServerTexts(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'me' })
}

/** Hidden from the person, or deleted. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}

/** Specification 8: a failed call shows the response's message as an error notification. */
export function showError(error: unknown): void {
  if (error instanceof ApiError && (error.status === 401 || error.isDeclined)) return
  toasts.error(messageOf(error))
}

/** The server's sentence; without one, only a call that never arrived is put down to the connection. */
export function messageOf(error: unknown): string {
  const t = currentTexts()
  if (!(error instanceof ApiError)) return t('common.error.unexpected')
  const isLost = error.status === 0
  return error.message || t(isLost ? 'common.error.generic' : 'common.error.unexpected')
}
