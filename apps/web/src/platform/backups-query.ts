import type { backupsEndpoints } from '@tacite/api/settings/backups-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { keys } from './query-keys.ts'

/** How the backups are doing; for those who see the company's options. */
export const backupsQuery = queryOptions({
  queryKey: keys.company('backups'),
  queryFn: ({ signal }) =>
    call<typeof backupsEndpoints.read>('GET', '/company/backups', { signal }),
  staleTime: 60_000,
})
