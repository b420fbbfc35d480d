import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { expect, test } from 'vitest'
import type { WireDocument } from '../text-queries.ts'
import { isLimitedFromAbove } from './inherits-restriction.ts'
import { numberingOffer } from './numbering-offer.ts'

type Line = [id: string, level: 1 | 2 | 3, isNumbered: boolean]

function wireOf(
  lines: Line[],
  changes: { kind?: 'body' | 'signature'; numbering?: WireDocument['numbering'] } = {},
): WireDocument {
  const sections = lines.map(
    ([_id, level, isNumbered]) =>
      ({
        _id,
        level,
        isNumbered,
        audience: _id === 'margin' ? 'collaborators' : 'anyone',
      }) as Section,
  )
  const block = { _id: 'b', kind: changes.kind ?? 'body', name: '', description: '', sections }
  return {
    numbering: changes.numbering ?? 'articles',
    textId: '',
    locale: 'fr',
    currency: 'EUR',
    blocks: [block],
    fields: [],
    values: {},
  }
}

const lines: Line[] = [
  ['preamble', 1, false],
  ['recital', 2, true],
  ['object', 1, true],
  ['case', 2, true],
  ['margin', 1, true],
  ['note', 2, true],
]

test('says whether a section is numbered, and the subsections of an unnumbered one', () => {
  const offer = (id: string) => numberingOffer(wireOf(lines), id)
  expect(offer('preamble')).toEqual({ isNumbered: false, reason: null })
  expect(offer('recital')).toEqual({ isNumbered: false, reason: 'within' })
  expect(offer('object')).toEqual({ isNumbered: true, reason: null })
  expect(offer('case')).toEqual({ isNumbered: true, reason: null })
})

test('says that a restricted section is unnumbered, and so are its subsections', () => {
  const offer = (id: string) => numberingOffer(wireOf(lines), id)
  expect(offer('margin')).toEqual({ isNumbered: false, reason: 'restricted' })
  expect(offer('note')).toEqual({ isNumbered: false, reason: 'restricted' })
  expect(isLimitedFromAbove(wireOf(lines), 'margin')).toBe(false)
  expect(isLimitedFromAbove(wireOf(lines), 'note')).toBe(true)
})

test('offers nothing when nothing is numbered', () => {
  expect(numberingOffer(wireOf(lines, { numbering: 'none' }), 'object')).toBeNull()
  expect(numberingOffer(wireOf(lines, { kind: 'signature' }), 'object')).toBeNull()
  expect(numberingOffer(wireOf(lines), 'gone')).toBeNull()
})
