import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toasts } from '../ui/toasts.ts'
import { ApiError, isConnectionError } from './api-error.ts'
import { currentTexts } from './locale.ts'
import type { refetchStale } from './refetch-stale.ts'
import type { Change } from './stale-after.ts'

interface ErrorMeta extends Record<string, unknown> {
  /** The screen shows the error itself, at its field or in its place: no toast. */
  showsError?: boolean
}

interface ChangeMeta extends ErrorMeta {
  /** What the act makes stale: fetched again once it is done, or refused because the server has something else. */
  changes?: readonly Change[]
  /** The record that was open is gone by it. */
  sparesRecords?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta
    queryMeta: ErrorMeta
  }
}

/** What the pages of signed-in people do besides; those outside the shell do not carry its code. */
interface ShellDuties {
  /** Before something that its reader may no longer see leaves the screen. */
  keepUnsavedTexts: () => void
  refetchStale: typeof refetchStale
}

export function createQueryClient(duties?: ShellDuties): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A screen that has old figures keeps them; the toast says that they are old.
      onError: (error, query) => {
        if (isRefused(error) && query.state.data !== undefined) {
          error.isLost = true
          duties?.keepUnsavedTexts()
          // What is no longer theirs is not shown any longer: the screen says why instead.
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
      // After the screen has taken the answer; nobody waits for it.
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

/** The server refused because what stood on the screen is no longer so. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409, 412].includes(error.status)
}

/** After a change of language: fetches again what the server worded in the one before. */
export async function refetchServerTexts(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'me' })
}

/** Not theirs to see, or not there any more. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}

/** Specification 8: a failed call shows the response's message as an error notification. */
export function showError(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  toasts.error(messageOf(error))
}

/** The server's sentence, or the general one when there is none. */
export function messageOf(error: unknown): string {
  const sentence = error instanceof ApiError ? error.message : ''
  return sentence || currentTexts()('common.error.generic')
}
