import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { urlOf } from './api.ts'
import { meQuery } from './me.ts'

/** What the server says has changed; never the content itself. */
interface LiveNews {
  topic: 'notifications' | 'tasks' | 'contract' | 'access'
  contractId?: string
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Listens to the server's news while the shell is open and has the touched queries fetched again:
 * `['notifications']`, `['tasks']`, and `['contract', id]` with `['contracts']`. Features start their query
 * keys with these words. When the person's rights have changed, everything is.
 */
export function useLiveNews(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listen((news) => {
        if (news.topic === 'access') return void askEverythingAgain(queryClient)
        for (const queryKey of touchedKeys(news)) void queryClient.invalidateQueries({ queryKey })
      }),
    [queryClient],
  )
}

/**
 * The person first: what they may do decides what is asked, and an ended session leads to sign-in by itself.
 * What is kept of screens that are not open is forgotten: it may no longer be theirs to see.
 */
async function askEverythingAgain(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  await queryClient.refetchQueries({ queryKey: meQuery.queryKey })
  if (queryClient.getQueryState(meQuery.queryKey)?.status === 'error') return
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
}

function touchedKeys(news: LiveNews): string[][] {
  if (news.topic !== 'contract') return [[news.topic]]
  return news.contractId ? [['contract', news.contractId], ['contracts']] : [['contracts']]
}

/** The browser reconnects by itself after a cut, but gives up on an answer that is an error: we do not. */
function listen(onNews: (news: LiveNews) => void): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  const open = () => {
    source = new EventSource(urlOf('/events'))
    source.addEventListener('open', () => {
      pauseMs = firstPauseMs
    })
    source.addEventListener('message', (message) => {
      onNews(JSON.parse(String(message.data)) as LiveNews)
    })
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return
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
