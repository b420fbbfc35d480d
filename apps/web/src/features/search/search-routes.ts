import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { signedSearchQuery } from './search-queries.ts'

export const signedSearchRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signedSearch,
  validateSearch: (search: Record<string, unknown>): { q: string; skip?: string } => ({
    q: textOf(search['q']).trim(),
    ...(wholeNumber(search['skip']) > 0 ? { skip: String(wholeNumber(search['skip'])) } : {}),
  }),
  loaderDeps: ({ search: { q, skip } }) => ({ words: q, skip: Number(skip ?? 0) }),
  loader: ({ context, deps: { words, skip } }) => {
    // Not awaited: the results have their own skeleton.
    if (words !== '') void context.queryClient.prefetchQuery(signedSearchQuery(words, skip))
    return loadTexts('search-screen')
  },
  component: lazyRouteComponent(() => import('./search-screen.tsx'), 'SearchScreen'),
})

export const signedDocumentRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signedDocument,
  validateSearch: (search: Record<string, unknown>): { q?: string; page?: string } => ({
    ...(textOf(search['q']) === '' ? {} : { q: textOf(search['q']) }),
    ...(wholeNumber(search['page']) > 0 ? { page: String(wholeNumber(search['page'])) } : {}),
  }),
  loader: () => loadTexts('search-screen'),
  component: lazyRouteComponent(
    () => import('./signed-document-screen.tsx'),
    'SignedDocumentScreen',
  ),
})

export const searchRoutes = [signedSearchRoute, signedDocumentRoute] as const

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function wholeNumber(value: unknown): number {
  return /^\d{1,9}$/.test(textOf(value)) ? Number(value) : 0
}
