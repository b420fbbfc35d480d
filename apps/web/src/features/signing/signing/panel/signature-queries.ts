import { keys } from '../../../../platform/query-keys.ts'
import type { ContractSignature, signingEndpoints } from '@tacite/api/signing/signing-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'

export type { ContractSignature }
export type Signature = NonNullable<ContractSignature['current']>
export type Signatory = Signature['signatories'][number]

const SEALING_REFRESH_MS = 2_000

/** The state of a contract's signature; polled while the seal is being made. */
export const signatureQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'signature'),
    queryFn: ({ signal }) =>
      call<typeof signingEndpoints.read>('GET', '/contracts3/:contractId/signature', {
        params: { contractId },
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data?.current?.state === 'sealing' ? SEALING_REFRESH_MS : false,
  })
