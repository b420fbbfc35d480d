import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenWithOtherTabs } from './change-stream.ts'
import { refetchIncludingInFlight } from './refetch-including-in-flight.ts'
import { meQuery } from './me.ts'
import { refetchStale } from './refetch-stale.ts'
import type { Change } from './stale-after.ts'

/**
 * Listens to change notices while the shell is open and refetches what they made stale. When the person's rights have
 * changed, that is everything.
 */
export function useChangeFeed(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenWithOtherTabs(({ topic, contractId }) => {
        if (topic === 'access') return void askEverythingAgain(queryClient)
        const change: Change = contractId ? { topic, contractId } : topic
        // An open record follows a change, and its form merges it; one that may be gone stays as it is.
        void refetchStale(queryClient, [change], { sparesRecords: !topic.endsWith('Renamed') })
      }),
    [queryClient],
  )
}

/**
 * The person first: their rights determine what is fetched, and an ended session leads to sign-in by itself. Cached
 * data of closed screens is dropped: the person may no longer see it.
 */
async function askEverythingAgain(queryClient: QueryClient): Promise<void> {
  // A loading screen waits for its own.
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
  await queryClient.refetchQueries({ queryKey: meQuery.queryKey })
  if (queryClient.getQueryState(meQuery.queryKey)?.status === 'error') return
  await refetchIncludingInFlight(queryClient, { predicate: ({ queryKey }) => queryKey[0] !== 'me' })
}
