import { keys } from '../../../platform/query-keys.ts'
import type { mailboxEndpoints } from '@tacite/api/work/mailbox-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

const REFRESH_MS = 3_000

export const mailboxQuery = queryOptions({
  queryKey: keys.mailbox(),
  queryFn: ({ signal }) => call<typeof mailboxEndpoints.list>('GET', '/misc/mailbox', { signal }),
  refetchInterval: REFRESH_MS,
})
