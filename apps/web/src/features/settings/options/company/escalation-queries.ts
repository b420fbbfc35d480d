import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type {
  escalationEndpoints,
  EscalationForm,
} from '@tacite/api/settings/escalation-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof escalationEndpoints
export type { EscalationForm }
export type EscalationSettings = ResponseOf<Endpoints['read']>

export const escalationQuery = queryOptions({
  queryKey: keys.company('escalation'),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/company/escalation', { signal }),
})

export function saveEscalation(
  body: EscalationForm,
  basedOn: Revision | undefined,
): Promise<EscalationSettings> {
  return call<Endpoints['update']>('PUT', '/company/escalation', { body, basedOn })
}
