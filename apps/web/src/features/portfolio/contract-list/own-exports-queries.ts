import type { ContractExport, exportsEndpoints } from '@tacite/api/portfolio/exports-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof exportsEndpoints
export type { ContractExport }

/** The server announces each step of an export: nothing is polled. */
export const ownExportsQuery = queryOptions({
  queryKey: keys.contracts('exports'),
  queryFn: ({ signal }) => call<Endpoints['list']>('GET', '/contracts3/exports', { signal }),
})

export const restartExport = ({ _id }: ContractExport) =>
  call<Endpoints['restart']>('POST', '/contracts3/exports/:exportId/restart', {
    params: { exportId: _id },
  })

export const removeExport = ({ _id }: ContractExport) =>
  call<Endpoints['remove']>('DELETE', '/contracts3/exports/:exportId', {
    params: { exportId: _id },
  })
