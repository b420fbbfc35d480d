import { searchEndpoints } from '@tacite/api/portfolio/search-endpoints.ts'
import { locateInPage } from '../../../platform/parsers/pdf/read-pdf.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendPageImage } from '../../../platform/parsers/pdf/send-page-image.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { requireRight, whyNot } from '../../people/access/public.ts'
import { flowingText } from './flowing-text.ts'
import { foundPages, hitPages } from './found-pages.query.ts'
import { markText, snippetOf } from './mark-text.ts'
import { matchingWords } from './matching-words.query.ts'
import { recogniseAgain } from './recognition/recognise-again.ts'
import { boxesOfHits } from './recognition/recognised-words.ts'
import { recognitionProgress } from './recognition/recognition-progress.query.ts'
import { signedDocument, signedPage, statedSignature } from './signed-page.query.ts'
import { unreadDocuments } from './unread-documents.query.ts'

export function searchRoutes(platform: Platform): Route[] {
  const { inCompany, files } = platform
  /** A page of the signed document, for those who may read the contract. */
  const openPage = async (
    db: CompanyDatabase,
    actor: Actor,
    { contractId, page }: { contractId: string; page: number },
  ) => {
    await requireRight(db, actor, 'read', contractId)
    return signedPage(db, contractId, page)
  }
  return [
    route(searchEndpoints.search, async ({ db, actor, query }) => {
      const { pages, count } = await foundPages(db, actor, query, todayOf(actor))
      const words = await matchingWords(db, query.q, pages)
      return {
        value: pages.map(({ body, ...page }) => ({
          _id: page.contract_id,
          title: page.title,
          reference: page.reference,
          supplier: page.supplier,
          isArchived: page.is_archived,
          page: page.page,
          pages: page.pages,
          language: page.locale,
          isRecognised: page.is_recognised,
          snippet: snippetOf(body, words),
        })),
        count,
        withoutText: await unreadDocuments(db, actor, query),
      }
    }),
    route(searchEndpoints.hits, async ({ actor, params, query }) => {
      const { page, words, pagesWithHits } = await inCompany(actor.companyId, async (db) => {
        const opened = await openPage(db, actor, params)
        return {
          page: opened,
          words: await matchingWords(db, query.q, [opened]),
          pagesWithHits: await hitPages(db, params.contractId, query.q),
        }
      })
      const file = await files.open(actor.companyId, page.sha256)
      const boxes = words.size === 0 ? [] : await locateInPage(file, params.page, [...words])
      const { recognition } = page
      const { hits } = markText(page.body, words)
      return {
        title: page.title,
        reference: page.reference,
        page: params.page,
        pages: page.pages,
        hitPages: pagesWithHits,
        language: page.locale,
        content: markText(flowingText(page.body), words),
        boxes: [...boxes, ...boxesOfHits(recognition?.words, hits)],
        recognition: recognition && {
          state: recognition.state,
          why: recognition.failure,
          confidence: recognition.confidence,
          leftOut: recognition.leftOut,
        },
      }
    }),
    route(searchEndpoints.signedDocument, async ({ db, actor, params, level }) => {
      const { contractId } = params
      const { origin, pages, state } = await signedDocument(db, contractId)
      return {
        origin,
        pages,
        state,
        ...(await statedSignature(db, contractId)),
        recognition: await recognitionProgress(db, contractId),
        recognisingAgain: whyNot(actor, level, 'recogniseAgain', {}),
      }
    }),
    route(searchEndpoints.recogniseAgain, async ({ db, params }) => {
      await recogniseAgain(platform, db, params.contractId)
    }),
    route(searchEndpoints.pageImage, async ({ actor, params, query, request, reply }) => {
      const { sha256 } = await inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'read', params.contractId)
        return signedDocument(db, params.contractId)
      })
      return sendPageImage(
        platform,
        { request, reply },
        { companyId: actor.companyId, sha256, page: params.page, ...query },
      )
    }),
  ]
}
