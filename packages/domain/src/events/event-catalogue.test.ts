import { describe, expect, test } from 'vitest'
import { FAMILY_OF_NEWS } from '../notifications/news-families.ts'
import type { EventObject } from './event-description.ts'
import { NOUN_TOPICS } from './live-topics.ts'
import { describeEvent, EVENT_NAMES, eventsWith } from './event-catalogue.ts'

const isOfPage = (live: string | undefined) => live === 'contract' || live === 'text'

const SETTINGS = new Set<EventObject>([
  'contractType',
  'category',
  'taggedField',
  'project',
  'counterparty',
  'legalEntity',
  'workflow',
  'circuit',
  'folder',
  'group',
  'role',
])

describe('the catalogue of events', () => {
  test('names each by a noun and a verb', () => {
    expect(EVENT_NAMES.filter((name) => !/^[a-z]\w+\.[a-z]\w+$/.test(name))).toEqual([])
  })

  test('triggers contract effects only from events of a contract', () => {
    const ofPages = eventsWith('live').filter((name) => isOfPage(describeEvent(name)?.live))
    const following = [...eventsWith('changesContent'), ...eventsWith('changesFacts'), ...ofPages]
    expect(following.filter((name) => !describeEvent(name)?.ofContract)).toEqual([])
  })

  test('shows every change of the library on open pages', () => {
    const unseen = EVENT_NAMES.filter((name) => {
      const { object, live } = describeEvent(name)!
      return SETTINGS.has(object) && live === undefined
    })
    expect(unseen).toEqual([])
  })

  test('has an event for every topic of the company', () => {
    const announced = new Set(eventsWith('live').map((name) => describeEvent(name)!.live))
    expect(NOUN_TOPICS.filter((topic) => !announced.has(topic))).toEqual([])
  })

  test('has an event for every notification', () => {
    const sent = new Set(EVENT_NAMES.flatMap((name) => describeEvent(name)?.notifies ?? []))
    expect(new Set(Object.keys(FAMILY_OF_NEWS))).toEqual(sent)
  })

  test('shows every change of a text to those who have it open', () => {
    const unseen = eventsWith('changesContent').filter((name) => !describeEvent(name)?.live)
    expect(unseen).toEqual([])
  })

  test('has the events of a text for each of its owners', () => {
    expect(describeEvent('template.blockAdded')).toEqual({
      object: 'template',
      words: { name: ['part', 'objectId'], template: 'objectName' },
    })
    expect(describeEvent('clause.sectionSaved')?.object).toBe('clause')
    expect(describeEvent('clause.blockAdded')).toBeUndefined()
    expect(describeEvent('clause.numberingChanged')).toBeUndefined()
  })

  test('finds the names with a value in a column, and no others', () => {
    expect(eventsWith('changesContent')).toContain('contract.sectionSaved')
    expect(eventsWith('changesContent')).not.toContain('contract.sectionLocked')
    expect(eventsWith('changesFacts')).not.toContain('validation.decided')
    expect(describeEvent('toString')).toBeUndefined()
  })
})
