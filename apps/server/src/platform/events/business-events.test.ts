import { expect, test } from 'vitest'
import type { CompanyDatabase } from '../database/company-database.ts'
import { businessEvents, type BusinessEvent, type BusinessEvents } from './business-events.ts'

/** The bus passes it on without reading it. */
const db = {} as CompanyDatabase

const renewed = (contractId: string) =>
  ({
    type: 'contract.renewed',
    actor: null,
    objectId: contractId,
    contractId,
    payload: { day: '2026-12-01', until: null },
  }) as const
const dated = (contractId: string) =>
  ({
    type: 'contract.datesChanged',
    actor: null,
    objectId: contractId,
    contractId,
    payload: {},
  }) as const

test('a bulk act is appended in one statement, then each subscriber gets all its events in order', async () => {
  const calls: string[] = []
  const idsOf = (events: readonly BusinessEvent[]) => events.map(({ objectId }) => objectId).join()
  const hear = (name: string) => (_: CompanyDatabase, heard: readonly BusinessEvent[]) => {
    calls.push(`${name} ${idsOf(heard)}`)
    return Promise.resolve()
  }
  const events = businessEvents(hear('append'))
  events.on(['contract.renewed', 'contract.datesChanged'], hear('both'))
  events.on('contract.renewed', hear('renewed'))
  events.on('contract.cancelled', hear('cancelled'))
  await events.recordMany<'contract.renewed' | 'contract.datesChanged'>(db, [
    renewed('a'),
    dated('b'),
    renewed('c'),
  ])
  expect(calls).toEqual(['append a,b,c', 'both a,b,c', 'renewed a,c'])
})

test('the object of an event comes from the catalogue', async () => {
  const objects: string[] = []
  const events = businessEvents((_, appended) => {
    objects.push(...appended.map(({ objectType }) => objectType))
    return Promise.resolve()
  })
  await events.record(db, {
    type: 'person.blocked',
    actor: null,
    objectId: 'a',
    payload: {},
  })
  expect(objects).toEqual(['person'])
})

test('a bulk act without events writes nothing', async () => {
  const events = businessEvents(() => Promise.reject(new Error('appended')))
  await expect(events.recordMany(db, [])).resolves.toBeUndefined()
})

test("an unknown name, another event's payload and a missing contract do not compile", () => {
  const acts = ({ on, record }: BusinessEvents) => {
    // @ts-expect-error -- no such event
    on('contract.renewd', () => Promise.resolve())
    // @ts-expect-error -- a subscriber gets many events
    on('contract.sealed', (_, { payload }) => Promise.resolve(payload))
    on('contract.sealed', (_, sealed) => {
      // @ts-expect-error -- of another event
      return Promise.resolve(sealed[0]!.payload.variables)
    })
    // @ts-expect-error -- `until` is missing
    void record(db, { ...renewed('a'), payload: { day: '2026-12-01' } })
    // @ts-expect-error -- it happens to a contract
    void record(db, { type: 'contract.cancelled', actor: null, objectId: 'a', payload: {} })
  }
  expect(acts).toBeTypeOf('function')
})
