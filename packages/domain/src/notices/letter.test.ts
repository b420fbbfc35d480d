import { describe, expect, test } from 'vitest'
import { letterSentences, letterSources, type LetterFacts } from './letter.ts'
import { NOTICE_KINDS } from './notice-record.ts'

const FACTS: LetterFacts = {
  kind: 'nonRenewal',
  mode: 'registeredLetter',
  regime: null,
  title: 'Maintenance',
  reference: '20260001',
  signedOn: '2025-12-15',
  effect: '2026-12-31',
  limit: '2026-09-30',
  status: 'inTime',
  appliesFrom: null,
  price: '',
  ground: '',
}

const keysOf = (facts: Partial<LetterFacts>) =>
  letterSentences({ ...FACTS, ...facts }).paragraphs.map(({ key }) => key)

describe('a letter', () => {
  test('says what is notified, from when, by which law, and that it is in time', () => {
    expect(keysOf({})).toEqual([
      'letters.greeting',
      'letters.opening.nonRenewal.signed',
      'letters.legal.nonRenewal.ordinary',
      'letters.timing.inTime',
      'letters.request',
      'letters.farewell',
    ])
    expect(letterSentences(FACTS).paragraphs[1]?.params).toMatchObject({
      title: 'Maintenance',
      effect: '2026-12-31',
      limit: '2026-09-30',
    })
  })

  test('never says that a late notice is in time', () => {
    expect(keysOf({ status: 'late' })).toContain('letters.timing.late')
    expect(keysOf({ status: 'late' })).not.toContain('letters.timing.inTime')
  })

  test('names no end that nobody knows, and no limit where there is none', () => {
    const keys = keysOf({ effect: null, limit: null, status: null })
    expect(keys).toContain('letters.opening.nonRenewal.open')
    expect(keys.filter((key) => key.includes('timing'))).toEqual([])
  })

  test('gives the ground of a termination, and nobody else’s', () => {
    expect(keysOf({ kind: 'termination', ground: 'Loyers impayés' })).toContain('letters.ground')
    expect(keysOf({ ground: 'Loyers impayés' })).not.toContain('letters.ground')
  })

  test.each(['consumer', 'insurance', 'commercialLease'] as const)(
    'has the words and the sources of the law of %s',
    (regime) => {
      for (const kind of NOTICE_KINDS) {
        expect(keysOf({ kind, regime })).toContain(`letters.legal.${kind}.${regime}`)
        expect(letterSources({ kind, regime })).toHaveLength(2)
      }
    },
  )
})
