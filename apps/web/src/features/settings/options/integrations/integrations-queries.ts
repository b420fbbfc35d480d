import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { integrationsEndpoints } from '@tacite/api/settings/integrations-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type List = typeof integrationsEndpoints.list
export type Integrations = ResponseOf<List>

export const integrationsQuery = queryOptions({
  queryKey: keys.integrations(),
  queryFn: ({ signal }) => call<List>('GET', '/integrations', { signal }),
})
