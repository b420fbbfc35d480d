import { EVENT_NAMES, EVENTS, describeEvent } from '@tacite/domain/events/event-catalogue.ts'
import { locales } from '@tacite/domain/locale.ts'
import { catalogues, createTranslator } from '@tacite/i18n/server-texts.ts'
import { describe, expect, test } from 'vitest'
import { oddPayloads, SAMPLE_EVENTS } from '../../../testing/event-samples.ts'
import { nameOfAct } from './name-of-act.ts'
import type { RecordedEvent } from './recorded-event.ts'
import { writeSentence } from './write-sentence.ts'

const NO_NAMES = {
  ofObject: new Map<string, string>(),
  ofField: new Map<string, string>(),
  hidden: new Set<string>(),
}

const recorded = (event: Partial<RecordedEvent>): RecordedEvent => ({
  type: 'contract.cancelled',
  objectId: '019a0000-0000-7000-8000-000000000009',
  contractId: null,
  hasActor: true,
  payload: {},
  personal: { actor: 'Anne Martin', label: 'Zoé' },
  ...event,
})

/** The text keys of every event: `contract.renewed.until`, plurals under their stem. */
const sentenceKeys = EVENT_NAMES.flatMap((name) => {
  const variants = describeEvent(name)!.variants
  return variants ? variants.map((variant) => `${name}.${variant}`) : [name]
})

describe.each(locales)('in %s', (locale) => {
  const t = createTranslator(locale)

  test('every event has its sentence, and one for each of its variants', () => {
    expect(sentenceKeys.filter((key) => !t.has(`activity.${key}`))).toEqual([])
  })

  test('every event as recorded today fills its sentence', () => {
    const unknown = [t('activity.unknown.contract', { actor: 'Tacite' })]
    unknown.push(t('activity.unknown.other', { actor: 'Tacite' }))
    const blank = SAMPLE_EVENTS.filter(({ name, payload, personal }) => {
      const event = recorded({ type: name, hasActor: false, payload, personal })
      return unknown.includes(writeSentence(t, event, NO_NAMES).text)
    })
    expect(blank.map(({ name }) => name)).toEqual([])
  })

  test('every event has a name to choose it by', () => {
    expect(EVENT_NAMES.filter((name) => nameOfAct(t, name) === name)).toEqual([])
  })

  test('every kind of object of an event has its name', () => {
    const kinds = new Set(Object.values(EVENTS).map(({ object }) => object))
    expect([...kinds].filter((kind) => !t.has(`audit.object.${kind}`))).toEqual([])
  })

  test('no payload breaks a sentence or leaves a gap in it', () => {
    for (const { name, payload } of SAMPLE_EVENTS)
      for (const odd of oddPayloads(payload)) {
        const { text } = writeSentence(t, recorded({ type: name, payload: odd }), NO_NAMES)
        expect([name, odd, text]).toEqual([name, odd, expect.stringMatching(/^[^{}]+\.$/)])
      }
  })
})

test('no sentence remains for a removed event', () => {
  const written = catalogues.find(({ locale, area }) => locale === 'fr' && area === 'activity')!
    .catalogue as Record<string, object | string>
  const nouns = new Set(EVENT_NAMES.map((name) => name.split('.')[0]!))
  const keys = Object.entries(written)
    .filter(([noun]) => nouns.has(noun))
    .flatMap(([noun, verbs]) =>
      Object.entries(verbs as Record<string, object | string>).flatMap(([verb, text]) =>
        typeof text === 'string'
          ? [`${noun}.${verb}`]
          : Object.keys(text).map((variant) => `${noun}.${verb}.${variant}`),
      ),
    )
  const stems = new Set(keys.map((key) => key.replace(/_(one|many|other|zero)$/, '')))
  expect([...stems].toSorted()).toEqual(sentenceKeys.toSorted())
})

describe('a generic sentence is used', () => {
  const t = createTranslator('en')
  const text = (event: Partial<RecordedEvent>) => writeSentence(t, recorded(event), NO_NAMES).text

  test('for an event unknown to this version', () => {
    expect(text({ type: 'contract.folded', contractId: 'a' })).toBe(
      'Anne Martin acted on the contract.',
    )
    expect(text({ type: 'user.blocked' })).toBe(
      'Anne Martin made a change that this version cannot describe.',
    )
  })

  test('for a payload without a parameter that the sentence needs', () => {
    const dates = { type: 'contract.renewed', contractId: 'a' }
    expect(text({ ...dates, payload: { until: '2027-02-30' } })).toBe(
      'Anne Martin acted on the contract.',
    )
    expect(text({ ...dates, payload: { until: '2027-02-28' } })).toBe(
      'Anne Martin marked the contract as renewed until 28/02/2027.',
    )
  })

  test('but not for a payload that the sentence does not read', () => {
    expect(text({ type: 'workflow.changed', payload: { changed: 3 } })).toBe(
      'Anne Martin changed the workflow “Zoé”.',
    )
  })

  test('for a part of the text hidden from the reader', () => {
    const objectId = '019a0000-0000-7000-8000-000000000001'
    const event = recorded({ type: 'contract.sectionSaved', payload: { objectId } })
    const names = { ...NO_NAMES, hidden: new Set([objectId]) }
    expect(writeSentence(t, event, names).text).toBe(
      'Anne Martin changed a part of the text that you do not have access to.',
    )
  })
})

test('an act is named without who, on what and when', () => {
  const t = createTranslator('fr')
  expect(nameOfAct(t, 'step.completed')).toBe('A terminé l’étape «\u202F…\u202F»')
  expect(nameOfAct(t, 'contract.created')).toBe('A créé le contrat à partir d’une page blanche')
  expect(nameOfAct(t, 'step.dueDateSet')).toBe('A fixé l’échéance de l’étape «\u202F…\u202F» au …')
  expect(nameOfAct(t, 'signature.requested')).toBe(
    'A envoyé le contrat pour signature à … signataires',
  )
  expect(nameOfAct(t, 'nothing.known')).toBe('nothing.known')
})
