import { expect, test } from 'vitest'
import type { CompanyDatabase } from '../database/company-database.ts'
import { businessEvents, type BusinessEvent } from './business-events.ts'

/** The bus hands it on and never looks into it. */
const db = {} as CompanyDatabase

const event = (type: string, objectId: string): BusinessEvent => ({
  type,
  actor: null,
  objectType: 'contract',
  objectId,
  payload: {},
})

test('a bulk act is appended at once, then subscribers hear of each event in order', async () => {
  const calls: string[] = []
  const idsOf = (events: readonly BusinessEvent[]) => events.map(({ objectId }) => objectId).join()
  const events = businessEvents((_, appended) => {
    calls.push(`append ${idsOf(appended)}`)
    return Promise.resolve()
  })
  const hear =
    (name: string) =>
    (_: CompanyDatabase, { objectId }: BusinessEvent) => {
      calls.push(`${name} ${objectId}`)
      return Promise.resolve()
    }
  events.onEvery(hear('every'))
  events.on('contract.moved', hear('moved'))
  await events.recordMany(db, [event('contract.moved', 'a'), event('contract.named', 'b')])
  expect(calls).toEqual(['append a,b', 'every a', 'moved a', 'every b'])
})

test('what is published reaches the subscribers, and is not appended', async () => {
  const heard: string[] = []
  const events = businessEvents(() => Promise.reject(new Error('appended')))
  events.on('contract.moved', (_, { objectId }) => {
    heard.push(objectId)
    return Promise.resolve()
  })
  await events.publish(db, event('contract.moved', 'a'))
  expect(heard).toEqual(['a'])
})

test('a bulk act without events writes nothing', async () => {
  const events = businessEvents(() => Promise.reject(new Error('appended')))
  await expect(events.recordMany(db, [])).resolves.toBeUndefined()
})
