import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { removeSection, shiftSection } from '@tacite/document/arrange-document.ts'
import { expect, test } from 'vitest'
import type { WireDocument } from '../text-queries.ts'
import { asAnswered, asArranged, sectionsOf, toDocument, withSections } from './wire-document.ts'

const section = (id: string, level: 1 | 2 | 3 = 1): Section => ({
  _id: id,
  title: id,
  content: { type: 'doc', content: [] },
  level,
  audience: 'anyone',
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: 'Anne',
  isNumbered: true,
  isLocked: false,
  lockedBy: null,
  description: '',
  clauses: [],
})

const wire: WireDocument = {
  numbering: 'articles',
  textId: '',
  locale: 'fr',
  currency: 'EUR',
  fields: [],
  values: {},
  blocks: [
    {
      _id: 'body',
      kind: 'body',
      name: 'Corps',
      description: '',
      sections: [section('a'), section('a1', 2), section('b')],
    },
  ],
}
const outline = (text: WireDocument) =>
  sectionsOf(text).map(({ _id, level }) => `${_id}${'>'.repeat(level - 1)}`)

test('the page shows the rule’s arrangement, with unchanged parts referentially equal', () => {
  const moved = shiftSection(toDocument(wire), 'b', -1).document!
  const shown = asArranged(wire, moved)
  expect(outline(shown)).toEqual(['b', 'a', 'a1>'])
  expect(sectionsOf(shown)[1]).toBe(sectionsOf(wire)[0])
})

test('the server’s answer wins, including sections added meanwhile', () => {
  const removed = asArranged(wire, removeSection(toDocument(wire), 'b').document!)
  const fresh = section('new', 2)
  const answer = {
    sections: [fresh],
    blocks: [
      {
        _id: 'body',
        kind: 'body' as const,
        name: 'Corps du contrat',
        description: '',
        sections: [
          { _id: 'new', level: 2 as const },
          { _id: 'a', level: 1 as const },
          { _id: 'a1', level: 3 as const },
        ],
      },
    ],
  }
  const shown = asAnswered(removed, answer, (id) => (id === 'new' ? fresh : undefined))
  expect(outline(shown)).toEqual(['new>', 'a', 'a1>>'])
  expect(shown.blocks[0]?.name).toBe('Corps du contrat')
})

test('a saved section is replaced and leaves the others as they are', () => {
  const saved = { ...section('b'), title: 'Prix', version: 2 }
  const shown = withSections(wire, [saved])
  expect(sectionsOf(shown).map(({ title }) => title)).toEqual(['a', 'a1', 'Prix'])
  expect(shown.fields).toBe(wire.fields)
})
