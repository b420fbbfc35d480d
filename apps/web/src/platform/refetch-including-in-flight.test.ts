import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchIncludingInFlight } from './refetch-including-in-flight.ts'

const queryKey = ['contract', 'one']

/** A server whose answers are released by the test; each contains the data as of its request. */
function slowServer() {
  const asked: (() => void)[] = []
  const server = {
    truth: 'before',
    asked,
    answer: () =>
      new Promise<string>((resolve) => {
        const { truth } = server
        asked.push(() => resolve(truth))
      }),
  }
  return server
}

/** @param isShown whether something displays it, or it is only prefetched */
function fetching(isShown: boolean) {
  const server = slowServer()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const options = { queryKey, queryFn: server.answer }
  const shown = () => new QueryObserver(queryClient, options).subscribe(() => undefined)
  if (isShown) shown()
  else void queryClient.prefetchQuery(options)
  return { server, queryClient, shown }
}

test('a change during the first fetch is fetched once more afterwards', async () => {
  const { server, queryClient } = fetching(true)
  server.truth = 'after'
  const told = refetchIncludingInFlight(queryClient, { queryKey: ['contract'] })
  server.asked[0]!()
  await expect.poll(() => server.asked.length).toBe(2)
  server.asked[1]!()
  await told
  expect(queryClient.getQueryData(queryKey)).toBe('after')
})

test('data prefetched meanwhile is fetched again when displayed', async () => {
  const { server, queryClient, shown } = fetching(false)
  const told = refetchIncludingInFlight(queryClient, { queryKey: ['contract'] })
  server.asked[0]!()
  await told
  expect(server.asked).toHaveLength(1)
  shown()
  expect(server.asked).toHaveLength(2)
})

test('a failing first fetch is retried once', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const fetches: ((error: Error) => void)[] = []
  const queryFn = () => new Promise<never>((_resolve, reject) => fetches.push(reject))
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  const told = refetchIncludingInFlight(queryClient, { queryKey })
  fetches[0]!(new Error('not shared yet'))
  await expect.poll(() => fetches.length).toBe(2)
  fetches[1]!(new Error('still not'))
  await told
})

test('loaded data is fetched once, and nothing else', async () => {
  const { server, queryClient } = fetching(true)
  server.asked[0]!()
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBe('before')
  await refetchIncludingInFlight(queryClient, { queryKey: ['tasks'] })
  expect(server.asked).toHaveLength(1)
  const told = refetchIncludingInFlight(queryClient, { queryKey: ['contract'] })
  server.asked[1]!()
  await told
  expect(server.asked).toHaveLength(2)
})
