import type { dashboardEndpoints } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

/** The month ends that can be shown. */
export const monthEndsQuery = queryOptions({
  queryKey: keys.contracts('month-ends'),
  queryFn: ({ signal }) =>
    call<typeof dashboardEndpoints.monthEnds>('GET', '/contracts3/dashboard/month-ends', {
      signal,
    }),
  staleTime: 60_000,
})
