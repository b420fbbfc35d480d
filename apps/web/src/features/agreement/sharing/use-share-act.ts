import type { sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { toasts } from '../../../ui/toasts.ts'
import { changeShare, type ShareChange, type ShownShare } from './change-share.ts'

type Act =
  | { kind: 'change'; shown: ShownShare; change: ShareChange }
  | { kind: 'revoke' | 'resend'; shareId: string }

/** The acts on a contract's shares are sent one after the other. */
export const shareScope = (contractId: string): string => `shares:${contractId}`

/** An act on one share; refetches the list. */
export function useShareAct(contractId: string, done: string, onDone?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (act: Act) => carryOut(queryClient, contractId, act),
    scope: { id: shareScope(contractId) },
    onSuccess: () => {
      toasts.success(done)
      onDone?.()
    },
    meta: { changes: [{ topic: 'contract', contractId }] },
  })
}

function carryOut(queryClient: QueryClient, contractId: string, act: Act): Promise<unknown> {
  if (act.kind === 'change') return changeShare(queryClient, contractId, act.shown, act.change)
  const params = { contractId, shareId: act.shareId }
  if (act.kind === 'revoke')
    return call<typeof sharingEndpoints.revoke>(
      'DELETE',
      '/contracts3/:contractId/shares/:shareId',
      { params },
    )
  return call<typeof sharingEndpoints.resend>(
    'POST',
    '/contracts3/:contractId/shares/:shareId/invitation',
    { params },
  )
}
