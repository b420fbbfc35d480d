import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../platform/api.ts'
import type { TextSettings } from '../history/take-step.ts'
import { useOpenText } from '../text/open-text.tsx'
import { useDescribe } from '../text/use-describe.ts'
import { withSections } from '../text/wire-document.ts'

/** What is set beside the text: which sections are locked, which are numbered, and how; what the house notes. */
export function useTextSettings(): TextSettings {
  const { textId, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  const onSuccess = (section: Section) => {
    store.receive([section])
    queryClient.setQueryData(
      documentQuery.queryKey,
      (wire) => wire && withSections(wire, [section]),
    )
  }
  const lock = useMutation({
    mutationFn: async ({ sectionId, isLocked }: { sectionId: string; isLocked: boolean }) => {
      // A locked text accepts no more saves: pending input goes first.
      if (isLocked) await store.saved(sectionId)
      return call<typeof textsEndpoints.lockSection>(
        'PUT',
        '/texts/:textId/sections/:sectionId/lock',
        { params: { textId, sectionId }, body: { isLocked } },
      )
    },
    onSuccess,
  })
  const number = useMutation({
    mutationFn: ({ sectionId, isNumbered }: { sectionId: string; isNumbered: boolean }) =>
      call<typeof textsEndpoints.numberSection>(
        'PUT',
        '/texts/:textId/sections/:sectionId/numbering',
        { params: { textId, sectionId }, body: { isNumbered } },
      ),
    onSuccess,
  })
  const describe = useMutation({ mutationFn: useDescribe() })
  const setNumbering = useSetNumbering()
  const follow = useMutation({
    mutationFn: async (change: Parameters<TextSettings['follow']>[0]) => {
      const { clauseCalls } = await import('../clauses/clause-calls.ts')
      await clauseCalls({ textId, store, documentQuery, queryClient }).follow(change)
    },
  })
  return useMemo(
    () => ({
      lock: lock.mutateAsync,
      number: number.mutateAsync,
      describe: describe.mutateAsync,
      setNumbering,
      follow: follow.mutateAsync,
    }),
    [describe.mutateAsync, follow.mutateAsync, lock.mutateAsync, number.mutateAsync, setNumbering],
  )
}

/** Numbers are computed: the page shows the new style immediately. */
function useSetNumbering() {
  const { textId, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  const { queryKey } = documentQuery
  const show = (numbering: NumberingStyle) =>
    queryClient.setQueryData(queryKey, (wire) => wire && { ...wire, numbering })
  return useMutation({
    mutationFn: (numbering: NumberingStyle) =>
      call<typeof textsEndpoints.setNumbering>('PUT', '/texts/:textId/numbering', {
        params: { textId },
        body: { numbering },
      }),
    onMutate: (numbering) => {
      const before = queryClient.getQueryData(queryKey)?.numbering
      show(numbering)
      return before
    },
    onError: (_error, _numbering, before) => before && show(before),
  }).mutateAsync
}
