import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { pageHitsQuery, signedSearchQuery } from './search-queries.ts'

export const signedSearchRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signedSearch,
  validateSearch: (search: Record<string, unknown>): { q: string; skip?: string } => ({
    q: textOf(search['q']).trim(),
    ...wholeNumber('skip', search),
  }),
  loaderDeps: ({ search: { q, skip } }) => ({ words: q, skip: Number(skip ?? 0) }),
  loader: ({ context, deps: { words, skip } }) => {
    // Not awaited: the results have their own skeleton.
    void context.queryClient.prefetchQuery(signedSearchQuery(words, skip))
    return loadTexts('search-screen')
  },
  component: lazyRouteComponent(() => import('./search-screen.tsx'), 'SearchScreen'),
})

interface DocumentSearch {
  q?: string
  page?: string
  /** Of the results that led here. */
  skip?: string
}

export const signedDocumentRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signedDocument,
  validateSearch: (search: Record<string, unknown>): DocumentSearch => ({
    ...(textOf(search['q']) === '' ? {} : { q: textOf(search['q']) }),
    ...wholeNumber('page', search),
    ...wholeNumber('skip', search),
  }),
  loaderDeps: ({ search: { q, page } }) => ({ words: q ?? '', page: Number(page ?? 1) }),
  loader: ({ context, params: { contractId }, deps: { words, page } }) => {
    void context.queryClient.prefetchQuery(pageHitsQuery(contractId, page, words))
    return loadTexts('search-screen')
  },
  component: lazyRouteComponent(
    () => import('./signed-document-screen.tsx'),
    'SignedDocumentScreen',
  ),
})

export const searchRoutes = [signedSearchRoute, signedDocumentRoute] as const

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A number above 0 that the address holds under this name; nothing otherwise. */
function wholeNumber<Name extends string>(
  name: Name,
  search: Record<string, unknown>,
): { [N in Name]?: string } {
  const written = textOf(search[name])
  return /^[1-9]\d{0,8}$/.test(written) ? ({ [name]: written } as { [N in Name]: string }) : {}
}
