import type { AttachmentKind } from '@tacite/domain/attachments/attachment-kinds.ts'
import { useQueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../platform/locale.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { useSending } from './use-sending.ts'

/** Adds files to a contract, and versions to its attachments. */
export function useUploads(contractId: string) {
  const queryClient = useQueryClient()
  const { send, ...sending } = useSending(() =>
    refetchStale(queryClient, [{ topic: 'contract', contractId }]),
  )
  return {
    ...sending,
    add: async (files: readonly File[], kind: AttachmentKind) => {
      const count = await send(files, `/contracts3/${contractId}/attachments?kind=${kind}`)
      if (count > 0) toasts.success(currentTexts()('attachments.added', { count }))
    },
    addVersion: async (file: File, { _id, name }: { _id: string; name: string }) => {
      const count = await send([file], `/contracts3/${contractId}/attachments/${_id}/versions`)
      if (count > 0) toasts.success(currentTexts()('attachments.versionAdded', { name }))
    },
  }
}
