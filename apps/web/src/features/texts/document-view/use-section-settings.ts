import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { Section } from '@tacite/api/contracts-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { contractDocumentQuery } from '../contract-queries.ts'
import { useContractText } from '../text/contract-text.tsx'
import { withSection } from '../text/wire-document.ts'

/** What is set on a section beside its text: whether it is locked, whether it is numbered. */
export function useSectionSettings() {
  const { contractId, store } = useContractText()
  const queryClient = useQueryClient()
  const onSuccess = (section: Section) => {
    store.receive([section])
    queryClient.setQueryData(
      contractDocumentQuery(contractId).queryKey,
      (wire) => wire && withSection(wire, section),
    )
  }
  const lock = useMutation({
    mutationFn: async ({ sectionId, isLocked }: { sectionId: string; isLocked: boolean }) => {
      // A locked text takes no more saves: what is typed goes first.
      if (isLocked) await store.saved(sectionId)
      return call<typeof contractTextEndpoints.lockSection>(
        'PUT',
        '/contracts3/:contractId/sections/:sectionId/lock',
        { params: { contractId, sectionId }, body: { isLocked } },
      )
    },
    onSuccess,
  })
  const number = useMutation({
    mutationFn: ({ sectionId, isNumbered }: { sectionId: string; isNumbered: boolean }) =>
      call<typeof contractTextEndpoints.numberSection>(
        'PUT',
        '/contracts3/:contractId/sections/:sectionId/numbering',
        { params: { contractId, sectionId }, body: { isNumbered } },
      ),
    onSuccess,
  })
  return { lock: lock.mutate, number: number.mutate }
}
