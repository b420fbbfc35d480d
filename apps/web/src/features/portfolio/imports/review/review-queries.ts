import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type {
  BatchPreview,
  importReviewEndpoints,
  ImportReview,
  PageWords,
  RuleFigures,
} from '@tacite/api/portfolio/import-review-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof importReviewEndpoints
export type { BatchPreview, ImportReview, PageWords, RuleFigures }
export type Judgement = BodyInputOf<Endpoints['judge']>

const ofRow = (importId: string, position: number) => ({ importId, position: String(position) })

export const reviewQuery = (importId: string) =>
  queryOptions({
    queryKey: keys.imports('review', importId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/imports/:importId/review', {
        params: { importId },
        signal,
      }),
  })

/** Its own resource: a file does not change with what is said of it, and placing words is dear. */
export const pageWordsQuery = (importId: string, position: number, page: number) =>
  queryOptions({
    queryKey: keys.importPages(importId, position, page),
    queryFn: ({ signal }) =>
      call<Endpoints['page']>('GET', '/imports/:importId/rows/:position/pages/:page', {
        params: { ...ofRow(importId, position), page: String(page) },
        signal,
      }),
    staleTime: Infinity,
  })

export function rowPageAddress(importId: string, position: number, page: number) {
  return (width: number) =>
    urlOf('/imports/:importId/rows/:position/pages/:page/image', {
      params: { ...ofRow(importId, position), page: String(page) },
      query: { width },
    })
}

export const takeRow = (importId: string, body: BodyInputOf<Endpoints['take']>) =>
  call<Endpoints['take']>('POST', '/imports/:importId/review/taken', { params: { importId }, body })

export const judgeRow = (importId: string, position: number, body: Judgement) =>
  call<Endpoints['judge']>('POST', '/imports/:importId/rows/:position/judgements', {
    params: ofRow(importId, position),
    body,
  })

export const undoJudgement = (importId: string, position: number) =>
  call<Endpoints['undo']>('DELETE', '/imports/:importId/rows/:position/judgements/last', {
    params: ofRow(importId, position),
  })

export const finishRow = (importId: string, position: number, isReviewed: boolean) =>
  call<Endpoints['finish']>('POST', '/imports/:importId/rows/:position/reviewed', {
    params: ofRow(importId, position),
    body: { isReviewed },
  })

export const batchQuery = (importId: string, threshold: number) =>
  queryOptions({
    queryKey: keys.imports('batch', importId, threshold),
    queryFn: ({ signal }) =>
      call<Endpoints['previewBatch']>('GET', '/imports/:importId/review/batch', {
        params: { importId },
        query: { threshold },
        signal,
      }),
  })

export const acceptBatch = (importId: string, body: BodyInputOf<Endpoints['acceptBatch']>) =>
  call<Endpoints['acceptBatch']>('POST', '/imports/:importId/review/batch', {
    params: { importId },
    body,
  })

export const undoBatch = (importId: string, batchId: string) =>
  call<Endpoints['undoBatch']>('DELETE', '/imports/:importId/review/batch/:batchId', {
    params: { importId, batchId },
  })

export const rulesQuery = queryOptions({
  queryKey: keys.imports('reading-rules'),
  queryFn: ({ signal }) => call<Endpoints['rules']>('GET', '/import-rules', { signal }),
})

export const switchRule = (rule: string, isOff: boolean) =>
  call<Endpoints['switchRule']>('POST', '/import-rules/:ruleName', {
    params: { ruleName: rule },
    body: { isOff },
  })
