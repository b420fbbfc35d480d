import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import type { FieldInput, WireDocument } from '../../texts/public.tsx'
import { contractDocumentQuery } from '../contract-queries.ts'

interface SetField {
  variable: string
  value: FieldInput
  reason?: string | undefined
}

/** Sets the value of one field; an optimistic update, rolled back when the server refuses. */
export function useSetField(contractId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = contractDocumentQuery(contractId)
  const show = (values: WireDocument['values']) =>
    queryClient.setQueryData(queryKey, (wire) => wire && { ...wire, values })
  return useMutation({
    // An amount or a date is part of the contract itself.
    meta: { showsError: true, changes: [{ topic: 'contract', contractId }] },
    mutationFn: ({ variable, value, reason }: SetField) =>
      call<typeof contractsEndpoints.setFields>('PUT', '/contracts3/:contractId/fields', {
        params: { contractId },
        body: { values: { [variable]: value }, ...(reason && { reason }) },
        basedOn: queryClient.getQueryData(queryKey)?.revision,
      }),
    // One after the other: each is based on the answer to the one before.
    scope: { id: `fields:${contractId}` },
    onMutate: async ({ variable, value }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)?.values
      if (before) show({ ...before, [variable]: value })
      return before
    },
    onError: (_error, _change, before) => before && show(before),
    onSuccess: (saved) =>
      queryClient.setQueryData(queryKey, (wire) => wire && { ...wire, ...saved }),
  }).mutateAsync
}
