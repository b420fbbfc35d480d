import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { parsePlainSearch, writePlainSearch } from '../platform/plain-search.ts'
import { routeTree } from './routes.tsx'
import { RouteError } from './screens/route-error.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    // The query cache decides what is fresh.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: () => createElement(NotFoundScreen),
    // A screen that loads quickly needs no skeleton.
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
