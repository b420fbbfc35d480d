import type { attachmentsEndpoints } from '@tacite/api/writing/attachments-endpoints.ts'
import type { removalsEndpoints } from '@tacite/api/trail/removals-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { attachmentsQuery, type Attachment, type Attachments } from './attachment-queries.ts'
import { withMoved, withoutDeleted } from './expected-list.ts'

/** Moving and deleting an attachment. */
export function useAttachmentActs(contractId: string) {
  const queryClient = useQueryClient()
  const [announcement, announce] = useState('')
  const { queryKey } = attachmentsQuery(contractId)
  /** A fetch in flight would bring the list of before back. */
  const show = async (change: (before: Attachments) => Attachments) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (before) => before && change(before))
  }
  const refetch = () => refetchStale(queryClient, [{ topic: 'contract', contractId }, 'contracts'])

  const mutationKey = ['attachments', 'move', contractId]
  const moving = useMutation({
    mutationKey,
    mutationFn: ({ attachment, place }: { attachment: Attachment; place: number }) =>
      call<typeof attachmentsEndpoints.move>(
        'POST',
        '/contracts3/:contractId/attachments/:attachmentId/place',
        { params: { contractId, attachmentId: attachment._id }, body: { position: place } },
      ),
    scope: { id: `attachments ${contractId}` },
    // At once: the next key counts from where this one has put it.
    onMutate: ({ attachment, place }) => show((before) => withMoved(before, attachment._id, place)),
    onError: refetch,
    onSuccess: (attachments, { attachment: { _id, name } }) => {
      if (queryClient.isMutating({ mutationKey }) === 1)
        queryClient.setQueryData(queryKey, attachments)
      const place = attachments.value.findIndex((each) => each._id === _id) + 1
      const total = attachments.value.length
      announce(currentTexts()('attachments.moved', { name, place, total }))
    },
  })

  const restore = async (removalId: string, name: string) => {
    try {
      await call<typeof removalsEndpoints.restore>('POST', '/removed-objects/:removalId/restored', {
        params: { removalId },
      })
      toasts.success(currentTexts()('attachments.restored', { name }))
      await refetch()
    } catch (error) {
      showError(error)
    }
  }

  const deleting = useMutation({
    mutationFn: ({ _id }: Attachment) =>
      call<typeof attachmentsEndpoints.remove>(
        'DELETE',
        '/contracts3/:contractId/attachments/:attachmentId',
        { params: { contractId, attachmentId: _id } },
      ),
    onSuccess: async ({ removalId }, { _id, name }) => {
      await show((before) => withoutDeleted(before, _id))
      toasts.success(currentTexts()('attachments.deleted', { name }), {
        undo: () => void restore(removalId, name),
      })
      await refetch()
    },
  })

  return {
    /** For screen readers: where the moved one is now. */
    announcement,
    move: (attachment: Attachment, place: number) => moving.mutate({ attachment, place }),
    remove: (attachment: Attachment) => deleting.mutate(attachment),
  }
}
