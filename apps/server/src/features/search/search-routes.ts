import { searchEndpoints } from '@tacite/api/search-endpoints.ts'
import { locateInPage, renderPage } from '../../platform/parsers/pdf/read-pdf.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { foundPages } from './found-pages.query.ts'
import { markText, snippetOf } from './mark-text.ts'
import { matchingWords } from './matching-words.query.ts'
import { signedPage } from './signed-page.query.ts'
import { unreadDocuments } from './unread-documents.query.ts'

/** A sealed PDF never changes; whoever loses sight of it keeps a page no longer than this. */
const IMAGE_CACHE = 'private, max-age=600'

export function searchRoutes({ inCompany, files }: Platform): Route[] {
  /** The page with the words on it that answer the question, for who may read the contract. */
  const openPage = (actor: Actor, at: { contractId: string; page: number }, q: string) =>
    inCompany(actor.companyId, async (db) => {
      await requireLevel(db, actor, at.contractId, 'reader')
      const page = await signedPage(db, at.contractId, at.page)
      return { page, words: await matchingWords(db, q, [page]) }
    })
  return [
    route(searchEndpoints.search, ({ actor, query }) =>
      inCompany(actor.companyId, async (db) => {
        const { pages, count } = await foundPages(db, actor, query)
        const words = await matchingWords(db, query.q, pages)
        return {
          value: pages.map(({ body, ...page }) => ({
            _id: page.contract_id,
            title: page.title,
            reference: page.reference,
            supplier: page.supplier,
            page: page.page,
            pages: page.pages,
            snippet: snippetOf(body, words),
          })),
          count,
          withoutText: await unreadDocuments(db, actor),
        }
      }),
    ),
    route(searchEndpoints.hits, async ({ actor, params, query }) => {
      const { page, words } = await openPage(actor, params, query.q)
      const path = files.pathOf(actor.companyId, page.sha256)
      const boxes = words.size === 0 ? [] : await locateInPage({ path }, params.page, [...words])
      return {
        page: params.page,
        pages: page.pages,
        content: markText(page.body, words),
        boxes,
      }
    }),
    route(searchEndpoints.pageImage, async ({ actor, params, query, request, reply }) => {
      const { page } = await openPage(actor, params, '')
      const etag = `"${page.sha256}-${params.page}-${query.width}"`
      const answer = reply.header('etag', etag).header('cache-control', IMAGE_CACHE)
      if (request.headers['if-none-match'] === etag) return answer.code(304).send()
      const path = files.pathOf(actor.companyId, page.sha256)
      const png = await renderPage({ path }, params.page, query.width)
      return answer.header('content-type', 'image/png').send(Buffer.from(png))
    }),
  ]
}
