import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { useOpenText } from '../text/open-text.tsx'
import { withSection } from '../text/wire-document.ts'

/** A section's settings: locked or not, numbered or not. */
export function useSectionSettings() {
  const { textId, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  const onSuccess = (section: Section) => {
    store.receive([section])
    queryClient.setQueryData(documentQuery.queryKey, (wire) => wire && withSection(wire, section))
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
  return { lock: lock.mutate, number: number.mutate }
}
