import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { urlOf } from './api.ts'
import { refetchIncludingInFlight } from './refetch-including-in-flight.ts'
import { meQuery } from './me.ts'
import { refetchStale } from './refetch-stale.ts'
import type { Change } from './stale-after.ts'

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** The server counts back from the request; receiving a notice twice is harmless. */
const onTheWayMs = 5_000

/**
 * Listens to change notices while the shell is open and refetches what they made stale. When the person's rights have
 * changed, that is everything.
 */
export function useChangeFeed(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listen(({ topic, contractId }) => {
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

/** While no stream is open, changes are missed: the next stream requests them. */
function listen(onNews: (news: ChangeNotice) => void): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  // What is shown was fetched after the page began to load.
  let heardAt = Math.floor(performance.timeOrigin)
  const open = () => {
    const missedMs = String(Math.max(0, Date.now() - heardAt) + onTheWayMs)
    source = new EventSource(urlOf('/events', { query: { missedMs } }))
    source.addEventListener('open', () => {
      pauseMs = firstPauseMs
      heardAt = Date.now()
    })
    source.addEventListener('message', (message) => {
      heardAt = Date.now()
      onNews(JSON.parse(String(message.data)) as ChangeNotice)
    })
    source.addEventListener('error', () => {
      // EventSource itself would request what was missed only on its first connection, and give up on an error.
      source?.close()
      timer = setTimeout(open, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
