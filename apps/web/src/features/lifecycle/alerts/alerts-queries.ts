import type { alertsEndpoints } from '@tacite/api/lifecycle/alerts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof alertsEndpoints
export type ContractAlerts = ResponseOf<Endpoints['read']>

/** When a contract alerts, and whom. */
export const contractAlertsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'alerts'),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/contracts3/:contractId/alerts', {
        params: { contractId },
        signal,
      }),
  })

export function saveAlerts(
  contractId: string,
  setting: AlertSetting | null,
  basedOn: Revision | undefined,
): Promise<ContractAlerts> {
  return call<Endpoints['set']>('PUT', '/contracts3/:contractId/alerts', {
    params: { contractId },
    body: { setting },
    basedOn,
  })
}
