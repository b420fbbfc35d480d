import { describeEvent, eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys, type Resource } from './query-keys.ts'
import { refetchStale } from './refetch-stale.ts'
import { STALE_AFTER, staleKeys, type Change, type Topic } from './stale-after.ts'

/** A third party's page has no event stream, and the demo's mailbox polls. */
const OF_THIRD_PARTIES: readonly Resource[] = ['accountLink', 'invitation', 'sharedContract']

test('every answer is stale after some change', () => {
  const stale = Object.keys(STALE_AFTER).flatMap((topic) => staleKeys(topic as Topic))
  const isNamed = (resource: Resource) =>
    stale.some((key) => keys[resource]().every((part, place) => key[place] === part))
  const forgotten = (Object.keys(keys) as Resource[]).filter((resource) => !isNamed(resource))
  expect(forgotten).toEqual(OF_THIRD_PARTIES)
})

test('every event announced to open pages has its row', () => {
  const topics = eventsWith('live').map((name) => describeEvent(name)!.live!)
  expect(topics.filter((topic) => STALE_AFTER[topic].length === 0)).toEqual([])
})

test('a change of one contract leaves the others alone', () => {
  expect(staleKeys({ topic: 'text', contractId: 'a' })).toEqual([['contract', 'a'], ['text']])
  expect(staleKeys('text')).toEqual([['contract'], ['text']])
})

/** Which of the displayed answers are refetched. */
async function refetchedAfter(change: Change, options?: { sparesRecords: boolean }) {
  const queryClient = new QueryClient()
  const fetched: string[] = []
  const shown = [
    keys.choices('projects', 'pages', ''),
    keys.choices('people', 'pages', ''),
    keys.projects('list', {}),
    keys.projects('one', 'p'),
    keys.contract('c', 'page'),
    keys.contracts('list', {}),
  ]
  for (const queryKey of shown) {
    const name = queryKey.slice(0, 3).join(' ')
    const queryFn = () => {
      fetched.push(name)
      return name
    }
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  }
  await expect.poll(() => fetched.length).toBe(shown.length)
  fetched.length = 0
  await refetchStale(queryClient, [change], options)
  queryClient.clear()
  return fetched.toSorted()
}

test('a new project is offered without refetching pages; a renamed one is renamed everywhere', async () => {
  const offered = [
    'administration projects list',
    'administration projects one',
    'choices projects pages',
  ]
  expect(await refetchedAfter('projects')).toEqual(offered)
  expect(await refetchedAfter('projectsRenamed')).toEqual([
    ...offered,
    'contract c page',
    'contracts list [object Object]',
  ])
})

test('an open record that may be deleted is not refetched', async () => {
  expect(await refetchedAfter('projects', { sparesRecords: true })).toEqual([
    'administration projects list',
    'choices projects pages',
  ])
})

test('query keys and staleness are declared nowhere else', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const names = Object.keys(sources).filter((path) => !path.includes('.test.'))
  expect(names.length).toBeGreaterThan(500)
  const literal = names.filter((path) => /queryKey: \['/.test(sources[path]!))
  expect(literal).toEqual([])
  const byHand = names.filter((path) => /invalidateQueries\(\{ queryKey: keys/.test(sources[path]!))
  expect(byHand).toEqual([])
})
