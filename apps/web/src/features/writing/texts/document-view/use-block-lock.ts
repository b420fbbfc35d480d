import type { LockForm } from '@tacite/api/lifecycle/lock-shapes.ts'
import type { blockLocksEndpoints } from '@tacite/api/writing/block-locks-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { currentTexts, loadTexts, useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { showError } from '../../../../platform/query-client.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { useOpenText } from '../text/open-text.tsx'
import { useTextRefusal } from '../text/text-refusal.ts'
import type { WireDocument } from '../text-queries.ts'

/** Locking and unlocking a block of the open text; the server checks again who may. */
export function useBlockLock({ _id: blockId, lock }: WireDocument['blocks'][number]) {
  const t = useTexts()
  const me = useMe()
  const queryClient = useQueryClient()
  const { documentQuery } = useOpenText()
  const textId = useQuery(documentQuery).data?.textId ?? ''
  const othersRefusal = useTextRefusal('unlockOthers')
  const params = { textId, blockId }
  /** With the activity beside it: nobody is notified of their own changes to a text. */
  const refetch = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: documentQuery.queryKey }),
      refetchStale(queryClient, ['text']),
    ])
  const mayLift = othersRefusal === null || lock?._id === me._id
  return {
    unlockRefusal: mayLift ? null : t.refusal({ code: 'BLOCK_LOCK_OF_ANOTHER' }),
    refetch,
    lock: (body: LockForm) =>
      call<typeof blockLocksEndpoints.lock>('POST', '/texts/:textId/blocks/:blockId/locked', {
        params,
        body,
      }),
    async unlock() {
      try {
        await loadTexts('archiving')
        await call<typeof blockLocksEndpoints.unlock>(
          'DELETE',
          '/texts/:textId/blocks/:blockId/locked',
          { params },
        )
        toasts.success(currentTexts()('archiving.lock.blockLifted'))
      } catch (error) {
        showError(error)
      }
      await refetch()
    },
  }
}
