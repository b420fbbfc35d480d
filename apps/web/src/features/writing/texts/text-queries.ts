import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type WireDocument = ResponseOf<typeof textsEndpoints.document>

/** A text with the fields that it can show and their values. A contract's page loads its own with the contract. */
export const textDocumentQuery = (textId: string) =>
  queryOptions({
    queryKey: keys.text(textId, 'document'),
    queryFn: ({ signal }) =>
      call<typeof textsEndpoints.document>('GET', '/texts/:textId/document', {
        params: { textId },
        signal,
      }),
  })

/** The query that holds the text: all changes of the text are written to its cache. */
export type DocumentQuery = ReturnType<typeof textDocumentQuery>
