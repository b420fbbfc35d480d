import type { descriptionsEndpoints } from '@tacite/api/writing/descriptions-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../../platform/api.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useOpenText } from './open-text.tsx'
import type { TextPart } from './wire-document.ts'

/** `replaces`: the description that the person saw. */
export type Describing = TextPart & { description: string; replaces: string }

/** Saves what the house notes of a part. Resolves or rejects once the page shows what the server has. */
export function useDescribe(): (describing: Describing) => Promise<void> {
  const { textId, documentQuery } = useOpenText()
  const { queryKey } = documentQuery
  const queryClient = useQueryClient()
  return useCallback(
    async ({ part, id, ...body }) => {
      try {
        await (part === 'section'
          ? call<typeof descriptionsEndpoints.ofSection>(
              'PUT',
              '/texts/:textId/sections/:sectionId/description',
              { params: { textId, sectionId: id }, body },
            )
          : call<typeof descriptionsEndpoints.ofBlock>(
              'PUT',
              '/texts/:textId/blocks/:blockId/description',
              { params: { textId, blockId: id }, body },
            ))
      } finally {
        // With the activity beside it: nobody is notified of their own changes to a text.
        await Promise.all([
          queryClient.invalidateQueries({ queryKey }),
          refetchStale(queryClient, ['text']),
        ])
      }
    },
    [queryClient, queryKey, textId],
  )
}
