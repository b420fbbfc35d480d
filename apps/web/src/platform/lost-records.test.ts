import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { LostRecords } from './lost-records.ts'
import { createQueryClient } from './query-client.ts'

const ID = '0190a1b2-0000-7000-8000-000000000001'
const OTHER = '0190a1b2-0000-7000-8000-000000000002'

/** A server that answers until it refuses, with this status. */
function refusing() {
  const client = createQueryClient({
    keepUnsavedTexts: () => undefined,
    refetchStale: async () => undefined,
    lostRecords: new LostRecords(),
  })
  let status = 200
  const ask = (...queryKey: string[]) =>
    client
      .fetchQuery({
        queryKey,
        queryFn: () => {
          if (status === 200) return 'content'
          throw new ApiError(status, {})
        },
        staleTime: 0,
      })
      .then(
        () => 'shown',
        (error: ApiError) => (error.isLost ? 'lost' : 'refused'),
      )
  return { ask, refuse: (by: number) => (status = by), answer: () => (status = 200) }
}

test('a record that was shown is lost, and stays so when it is asked for again', async () => {
  const { ask, refuse, answer } = refusing()
  expect(await ask('contract', ID, 'document')).toBe('shown')
  refuse(404)
  expect(await ask('contract', ID, 'document')).toBe('lost')
  expect(await ask('contract', ID, 'document')).toBe('lost')
  expect(await ask('contract', ID, 'deadlines')).toBe('lost')
  expect(await ask('contract', OTHER, 'document')).toBe('refused')
  answer()
  expect(await ask('contract', ID, 'document')).toBe('shown')
})

test('a part that was not loaded yet is lost with the record around it, whichever is refused first', async () => {
  const { ask, refuse } = refusing()
  expect(await ask('contract', ID, 'document')).toBe('shown')
  refuse(404)
  expect(await ask('contract', ID, 'deadlines')).toBe('lost')
  expect(await ask('contract', ID, 'document')).toBe('lost')
})

test('a part that the person may never see is refused, and the record stays', async () => {
  const { ask, refuse } = refusing()
  expect(await ask('contract', ID, 'document')).toBe('shown')
  refuse(403)
  expect(await ask('contract', ID, 'shares')).toBe('refused')
  expect(await ask('contract', ID, 'shares')).toBe('refused')
})

test('what is gone below a part, such as an old version, takes neither the part nor the record along', async () => {
  const { ask, refuse } = refusing()
  expect(await ask('text', ID, 'document')).toBe('shown')
  expect(await ask('text', ID, 'version', OTHER, '2')).toBe('shown')
  refuse(404)
  expect(await ask('text', ID, 'version', OTHER, '1')).toBe('refused')
  // This one was on the screen, and is gone.
  expect(await ask('text', ID, 'version', OTHER, '2')).toBe('lost')
  refuse(403)
  expect(await ask('text', ID, 'removed')).toBe('refused')
})

test('a part whose right is withdrawn while it is shown leaves the others', async () => {
  const { ask, refuse } = refusing()
  expect(await ask('contract', ID, 'document')).toBe('shown')
  expect(await ask('contract', ID, 'shares')).toBe('shown')
  refuse(403)
  expect(await ask('contract', ID, 'shares')).toBe('lost')
  expect(await ask('contract', ID, 'activity')).toBe('refused')
})
