import type {
  ContractVersion,
  contractVersionsEndpoints,
} from '@tacite/api/writing/contract-versions-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import type { Side } from './versions-address.ts'

type Endpoints = typeof contractVersionsEndpoints

export type { ContractVersion }
export type VersionReason = ContractVersion['reasons'][number]

const path = '/contracts3/:contractId/versions'

/** The versions of a contract, the newest first. */
export const versionListQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'versions', 'list'),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', path, {
        params: { contractId },
        // All that a list can have.
        query: { $top: -1 },
        signal,
      }),
  })

/** The text of a version. */
export const versionQuery = (contractId: string, number: number) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'versions', number),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', `${path}/:number`, {
        params: { contractId, number: String(number) },
        signal,
      }),
  })

/** What differs between two versions, or between one and the contract as it is. */
export const changesQuery = (contractId: string, from: Side, to: Side) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'versions', 'changes', from, to),
    queryFn: ({ signal }) =>
      call<Endpoints['changes']>('GET', `${path}/changes`, {
        params: { contractId },
        query: { from, to },
        signal,
      }),
  })

export function keepVersion(contractId: string, name: string) {
  return call<Endpoints['keep']>('POST', path, { params: { contractId }, body: { name } })
}

export function nameVersion(
  contractId: string,
  { number, name: replaces }: Pick<ContractVersion, 'number' | 'name'>,
  name: string | null,
) {
  return call<Endpoints['name']>('PUT', `${path}/:number/name`, {
    params: { contractId, number: String(number) },
    body: { name, replaces },
  })
}

export function restoreVersion(contractId: string, number: number, seal: string) {
  return call<Endpoints['restore']>('POST', `${path}/:number/restored`, {
    params: { contractId, number: String(number) },
    body: { seal, isComparing: false },
  })
}
