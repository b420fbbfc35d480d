import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  effectiveAudiences,
  isSeenBy,
  restrictedSections,
  sectionsSeenBy,
  type TextReader,
} from './audience.ts'
import type { BlockKind, SectionAudience, SectionLevel } from './contract-document.ts'
import { numberingLabels, numberSections } from './number-sections.ts'
import { emptyRichText } from './rich-text.ts'
import { anyDocument } from './testing/arbitrary-document.ts'

const section = (id: string, level: SectionLevel, audience: SectionAudience) => ({
  id,
  level,
  audience,
  title: id,
  content: emptyRichText(),
})

const block = (id: string, kind: BlockKind, ...sections: ReturnType<typeof section>[]) => ({
  id,
  kind,
  name: id,
  description: '',
  sections,
})

const blocks = [
  block(
    'b',
    'body',
    section('open', 1, 'anyone'),
    section('internal', 1, 'collaborators'),
    section('below', 2, 'anyone'),
    section('deeper', 3, 'thirdParties'),
    section('theirs', 1, 'thirdParties'),
    section('inside', 2, 'collaborators'),
    section('beside', 2, 'anyone'),
    section('last', 1, 'anyone'),
    section('margin', 2, 'collaborators'),
    section('after', 2, 'anyone'),
  ),
  block('notes', 'annex', section('note', 1, 'collaborators')),
  block('prices', 'annex', section('price', 1, 'anyone')),
  block('blank', 'annex'),
  block('s', 'signature', section('sign', 1, 'collaborators')),
]

const seenBy = (reader: TextReader) =>
  sectionsSeenBy(blocks, reader).map(({ id, sections }) => [id, sections.map((one) => one.id)])

test('a subsection is at most as open as its parent sections', () => {
  expect(effectiveAudiences(blocks[0]!.sections)).toEqual([
    'anyone',
    'collaborators',
    'collaborators',
    'authors',
    'thirdParties',
    'authors',
    'thirdParties',
    'anyone',
    'collaborators',
    'anyone',
  ])
})

test('a section restricted to the same readers as its parent stays with the others', () => {
  for (const audience of ['collaborators', 'thirdParties'] as const) {
    const nested = [section('outer', 1, audience), section('inner', 2, audience)]
    expect(effectiveAudiences(nested)).toEqual([audience, audience])
  }
})

test('nesting is determined by the displayed levels', () => {
  const skipping = [section('first', 3, 'collaborators'), section('second', 3, 'anyone')]
  expect(effectiveAudiences(skipping)).toEqual(['collaborators', 'collaborators'])
})

test.each<[reader: TextReader, seen: [string, string[]][]]>([
  [
    'thirdParty',
    [
      ['b', ['open', 'theirs', 'beside', 'last', 'after']],
      ['prices', ['price']],
      ['blank', []],
      ['s', []],
    ],
  ],
  [
    'collaborator',
    [
      ['b', ['open', 'internal', 'below', 'last', 'margin', 'after']],
      ['notes', ['note']],
      ['prices', ['price']],
      ['blank', []],
      ['s', ['sign']],
    ],
  ],
  ['author', blocks.map(({ id, sections }) => [id, sections.map((one) => one.id)])],
])('a %s sees their part', (reader, seen) => {
  expect(seenBy(reader)).toEqual(seen)
})

test('names the sections that some readers may not see', () => {
  expect(restrictedSections(blocks).map((one) => [one.section.id, one.audience])).toEqual([
    ['internal', 'collaborators'],
    ['below', 'collaborators'],
    ['deeper', 'authors'],
    ['theirs', 'thirdParties'],
    ['inside', 'authors'],
    ['beside', 'thirdParties'],
    ['margin', 'collaborators'],
    ['note', 'collaborators'],
    ['sign', 'collaborators'],
  ])
})

test('only sections open to everyone are numbered', () => {
  const numbers = numberSections({ numbering: 'digital', blocks }, numberingLabels.fr)
  const numbered = [...numbers.sections].filter(([, { label }]) => label !== '')
  expect(numbered.map(([id, { label }]) => [id, label])).toEqual([
    ['open', '1'],
    ['last', '2'],
    ['after', '2.1'],
    ['price', '1'],
  ])
  expect([...numbers.blocks].filter(([, label]) => label !== '')).toEqual([
    ['prices', 'Annexe\u00A01'],
    ['blank', 'Annexe\u00A02'],
  ])
})

const anyReader = fc.constantFrom<TextReader>('thirdParty', 'collaborator', 'author')

test('every reader of any text finds the same numbers, levels and audiences in their part', () => {
  fc.assert(
    fc.property(anyDocument, anyReader, (document, reader) => {
      const whole = numberSections(document, numberingLabels.fr)
      const part = sectionsSeenBy(document.blocks, reader)
      const own = numberSections({ ...document, blocks: part }, numberingLabels.fr)
      for (const [id, number] of own.sections) expect(number).toEqual(whole.sections.get(id))
      for (const [id, number] of own.blocks) expect(number).toBe(whole.blocks.get(id))
      for (const { sections } of part)
        for (const audience of effectiveAudiences(sections))
          expect(isSeenBy(audience, reader)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
