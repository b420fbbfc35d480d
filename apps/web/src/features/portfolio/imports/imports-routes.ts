import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { patterns } from '../../../platform/paths.ts'
import { readImportSearch, readImportsSearch, readReviewSearch } from './imports-address.ts'

const importsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.imports,
  validateSearch: readImportsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { importsQuery } = await import('./imports-queries.ts')
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(importsQuery(deps))
    return loadTexts('imports', 'refusals')
  },
  component: lazyRouteComponent(() => import('./imports-screen.tsx'), 'ImportsScreen'),
})

const importRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.import,
  validateSearch: readImportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { importId }, deps }) => {
    const [{ entriesQuery, importQuery }] = await Promise.all([
      import('./imports-queries.ts'),
      loadTexts(
        'imports',
        'import-plan',
        'import-review',
        'second-reader',
        'options-integrations',
        'refusals',
      ),
    ])
    // The filters of the simulation are none of the log.
    if (deps.step === 'log') void context.queryClient.prefetchQuery(entriesQuery(importId, deps))
    // Awaited: what it can show depends on how far it is. A failure is shown in its place.
    await context.queryClient.prefetchQuery(importQuery(importId))
  },
  component: lazyRouteComponent(() => import('./import-screen.tsx'), 'ImportScreen'),
})

const reviewRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.importReview,
  validateSearch: readReviewSearch,
  loader: () => loadTexts('import-review', 'import-plan', 'second-reader', 'refusals'),
  component: lazyRouteComponent(() => import('./review/desk-screen.tsx'), 'DeskScreen'),
})

const rulesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.readingRules,
  loader: () => loadTexts('import-review', 'import-plan', 'imports', 'refusals'),
  component: lazyRouteComponent(() => import('./review/rules-screen.tsx'), 'RulesScreen'),
})

export const importsRoutes = [importsRoute, importRoute, reviewRoute, rulesRoute] as const
