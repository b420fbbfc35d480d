import { keys } from '../../../platform/query-keys.ts'
import type { sharingEndpoints, ContractShare } from '@tacite/api/agreement/sharing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Revision } from '@tacite/api/revision.ts'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { toasts } from '../../../ui/toasts.ts'

export type { ContractShare }

const ROWS = 50

/** The shares of the contract, the owner first. */
export const sharesQuery = (contractId: string) =>
  infiniteQueryOptions({
    queryKey: keys.contract(contractId, 'shares'),
    queryFn: ({ signal, pageParam }) =>
      call<typeof sharingEndpoints.list>('GET', '/contracts3/:contractId/shares', {
        params: { contractId },
        query: { $top: ROWS, $skip: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { value }) => sum + value.length, 0)
      return shown < last.count && last.value.length > 0 ? shown : undefined
    },
  })

type Act =
  | {
      kind: 'change'
      shareId: string
      level: ContractLevel
      expiresOn: string | null
      basedOn: Revision | undefined
    }
  | { kind: 'revoke' | 'resend'; shareId: string }

/** An act on one share; refetches the list. */
export function useShareAct(contractId: string, done: string, onDone?: () => void) {
  return useMutation({
    mutationFn: (act: Act) => carryOut(contractId, act),
    onSuccess: () => {
      toasts.success(done)
      onDone?.()
    },
    meta: { changes: [{ topic: 'contract', contractId }] },
  })
}

export function carryOut(contractId: string, act: Act): Promise<unknown> {
  const params = { contractId, shareId: act.shareId }
  if (act.kind === 'change')
    return call<typeof sharingEndpoints.change>('PUT', '/contracts3/:contractId/shares/:shareId', {
      params,
      body: { level: act.level, expiresOn: act.expiresOn },
      basedOn: act.basedOn,
    })
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
