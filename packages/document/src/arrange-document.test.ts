import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument } from './testing/arbitrary-document.ts'
import {
  addBlock,
  addSection,
  demoteSection,
  moveBlock,
  moveSection,
  promoteSection,
  removeBlock,
  removeSection,
  shiftSection,
  splitSection,
} from './arrange-document.ts'
import type { Arranged } from './arrange-document.ts'
import { allSections } from './contract-document.ts'
import type {
  BlockKind,
  ContractDocument,
  DocumentBlock,
  DocumentSection,
  SectionLevel,
} from './contract-document.ts'
import { emptyRichText } from './rich-text.ts'

const section = (id: string, level: SectionLevel = 1): DocumentSection => ({
  id,
  level,
  title: id,
  audience: 'anyone',
  content: emptyRichText(),
})
const block = (id: string, kind: BlockKind, ...sections: DocumentSection[]): DocumentBlock => ({
  id,
  kind,
  name: id,
  description: '',
  sections,
})
const contract = (): ContractDocument => ({
  title: 't',
  numbering: 'digital',
  blocks: [
    block(
      'body',
      'body',
      section('a'),
      section('a1', 2),
      section('a11', 3),
      section('b'),
      section('b1', 2),
      section('c'),
    ),
    block('annex', 'annex', section('x')),
  ],
})
const twoSubsections: ContractDocument = {
  ...contract(),
  blocks: [
    block(
      'body',
      'body',
      section('a'),
      section('a1', 2),
      section('a11', 3),
      section('a2', 2),
      section('b'),
      section('b1', 2),
    ),
  ],
}
/** 'a a1> a11>> b' for a block, blocks separated by ' | '. */
const outline = ({ document }: Arranged) =>
  document?.blocks
    .map(({ sections }) => sections.map(({ id, level }) => id + '>'.repeat(level - 1)).join(' '))
    .join(' | ')

test('adds, moves and removes blocks, and keeps a body', () => {
  const added = addBlock(contract(), block('new', 'annex'), 'body')
  expect(added.document?.blocks.map(({ id }) => id)).toEqual(['body', 'new', 'annex'])
  expect(addBlock(contract(), block('new', 'annex')).document?.blocks.at(-1)?.id).toBe('new')
  expect(moveBlock(contract(), 'body', 99).document?.blocks.map(({ id }) => id)).toEqual([
    'annex',
    'body',
  ])
  expect(moveBlock(contract(), 'annex', -1).document?.blocks.map(({ id }) => id)).toEqual([
    'annex',
    'body',
  ])
  expect(moveBlock(contract(), 'gone', 0).refusal?.code).toBe('BLOCK_NOT_FOUND')
  expect(removeBlock(contract(), 'annex').document?.blocks).toHaveLength(1)
  const withTwoAnnexes = { ...contract(), blocks: [...contract().blocks, block('new', 'annex')] }
  expect(removeBlock(withTwoAnnexes, 'new').document).toEqual(contract())
  expect(removeBlock(contract(), 'body').refusal?.code).toBe('DOCUMENT_BODY_REQUIRED')
  expect(removeBlock(contract(), 'gone').refusal?.code).toBe('BLOCK_NOT_FOUND')
  expect(addBlock(contract(), block('new', 'annex'), 'gone').refusal?.code).toBe('BLOCK_NOT_FOUND')
})

test('adds the first block of a document', () => {
  const first = block('body', 'body')
  expect(addBlock({ ...contract(), blocks: [] }, first).document?.blocks).toEqual([first])
})

test('adds a section after another one and its subsections', () => {
  expect(outline(addSection(contract(), 'body', section('n'), 'a'))).toBe(
    'a a1> a11>> n b b1> c | x',
  )
  expect(outline(addSection(contract(), 'body', section('n', 2), 'a'))).toBe(
    'a n> a1> a11>> b b1> c | x',
  )
  expect(outline(addSection(contract(), 'annex', section('n')))).toBe('a a1> a11>> b b1> c | x n')
  expect(addSection(contract(), 'body', section('n'), 'x').refusal?.code).toBe('SECTION_NOT_FOUND')
  expect(addSection(contract(), 'gone', section('n')).refusal?.code).toBe('BLOCK_NOT_FOUND')
})

test('moves a section with its subsections', () => {
  expect(outline(moveSection(contract(), 'a', { blockId: 'body', beforeSectionId: 'c' }))).toBe(
    'b b1> a a1> a11>> c | x',
  )
  expect(outline(moveSection(contract(), 'b', { blockId: 'annex' }))).toBe(
    'a a1> a11>> c | x b b1>',
  )
  expect(outline(moveSection(contract(), 'a', { blockId: 'body', beforeSectionId: 'a11' }))).toBe(
    outline({ document: contract() }),
  )
  expect(outline(moveSection(contract(), 'c', { blockId: 'body', beforeSectionId: 'a' }))).toBe(
    'c a a1> a11>> b b1> | x',
  )
  expect(
    moveSection(contract(), 'c', { blockId: 'body', beforeSectionId: 'gone' }).refusal?.code,
  ).toBe('SECTION_NOT_FOUND')
  expect(moveSection(contract(), 'a', { blockId: 'gone' }).refusal?.code).toBe('BLOCK_NOT_FOUND')
  expect(moveSection(contract(), 'gone', { blockId: 'body' }).refusal?.code).toBe(
    'SECTION_NOT_FOUND',
  )
})

test('a section at the edge of its block goes over to the next one', () => {
  expect(outline(shiftSection(contract(), 'c', 1))).toBe('a a1> a11>> b b1> | c x')
  expect(outline(shiftSection(contract(), 'x', -1))).toBe('a a1> a11>> b b1> c x | ')
  expect(outline(shiftSection(contract(), 'x', 1))).toBe(outline({ document: contract() }))
  const withoutC = removeSection(contract(), 'c').document!
  expect(outline(shiftSection(withoutC, 'b', 1))).toBe('a a1> a11>> | b b1> x')
  expect(outline(shiftSection(withoutC, 'b1', 1))).toBe(outline({ document: withoutC }))
})

test('swaps neighbours of the same level', () => {
  expect(outline(shiftSection(contract(), 'b', -1))).toBe('b b1> a a1> a11>> c | x')
  expect(outline(shiftSection(contract(), 'a', 1))).toBe('b b1> a a1> a11>> c | x')
  for (const by of [1, -1] as const)
    expect(outline(shiftSection(contract(), 'b1', by))).toBe(outline({ document: contract() }))
  expect(outline(shiftSection(contract(), 'a', -1))).toBe(outline({ document: contract() }))
  expect(outline(shiftSection(twoSubsections, 'a2', -1))).toBe('a a2> a1> a11>> b b1>')
  expect(outline(shiftSection(twoSubsections, 'a1', 1))).toBe('a a2> a1> a11>> b b1>')
  expect(shiftSection(contract(), 'gone', 1).refusal?.code).toBe('SECTION_NOT_FOUND')
})

test('promotes and demotes within three levels, subsections included', () => {
  expect(outline(demoteSection(contract(), 'b'))).toBe('a a1> a11>> b> b1>> c | x')
  expect(outline(demoteSection(contract(), 'c'))).toBe('a a1> a11>> b b1> c> | x')
  expect(outline(demoteSection(twoSubsections, 'a2'))).toBe('a a1> a11>> a2>> b b1>')
  expect(outline(promoteSection(contract(), 'a1'))).toBe('a a1 a11> b b1> c | x')
  expect(promoteSection(contract(), 'a').refusal?.code).toBe('SECTION_LEVEL_LIMIT')
  expect(demoteSection(contract(), 'a').refusal?.code).toBe('SECTION_LEVEL_LIMIT')
  expect(demoteSection(contract(), 'a11').refusal?.code).toBe('SECTION_LEVEL_LIMIT')
  expect(demoteSection(contract(), 'b1').refusal?.code).toBe('SECTION_LEVEL_LIMIT')
  const deep = [section('first'), section('d'), section('d1', 2), section('d11', 3)]
  const deepDocument = { ...contract(), blocks: [block('body', 'body', ...deep)] }
  expect(demoteSection(deepDocument, 'd').refusal?.code).toBe('SECTION_LEVEL_LIMIT')
  const shallow = { ...contract(), blocks: [block('body', 'body', ...deep.slice(0, 2))] }
  expect(outline(demoteSection(shallow, 'd'))).toBe('first d>')
  expect(demoteSection(contract(), 'gone').refusal?.code).toBe('SECTION_NOT_FOUND')
})

test('removes a section with its subsections', () => {
  expect(outline(removeSection(contract(), 'a'))).toBe('b b1> c | x')
  expect(outline(removeSection(contract(), 'b'))).toBe('a a1> a11>> c | x')
  expect(outline(removeSection(contract(), 'c'))).toBe('a a1> a11>> b b1> | x')
  expect(outline(removeSection(twoSubsections, 'a1'))).toBe('a a2> b b1>')
  expect(removeSection(contract(), 'gone').refusal?.code).toBe('SECTION_NOT_FOUND')
})

test('never loses, duplicates or changes a section by moving it', () => {
  fc.assert(
    fc.property(
      anyDocument,
      fc.nat(30),
      fc.nat(30),
      fc.constantFrom(1, -1),
      (document, from, to, by) => {
        const before = JSON.stringify(document)
        const ids = allSections(document).map(({ id }) => id)
        const target = document.blocks.find(({ sections }) =>
          sections.some(({ id }) => id === `s${to}`),
        )
        const results = [
          shiftSection(document, `s${from}`, by),
          moveSection(document, `s${from}`, {
            blockId: target?.id ?? 'b0',
            beforeSectionId: `s${to}`,
          }),
          demoteSection(document, `s${from}`),
          promoteSection(document, `s${from}`),
        ]
        for (const result of results) {
          if (!result.document) continue
          expect(
            allSections(result.document)
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual(ids.toSorted())
        }
        expect(JSON.stringify(document)).toBe(before)
      },
    ),
  )
})

test('a split section comes directly after, so that the subsections follow the new one', () => {
  expect(outline(splitSection(contract(), 'a', section('s')))).toBe('a s a1> a11>> b b1> c | x')
  expect(splitSection(contract(), 'nowhere', section('s')).refusal?.code).toBe('SECTION_NOT_FOUND')
})
