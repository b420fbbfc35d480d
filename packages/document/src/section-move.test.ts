import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Arranged } from './arrange-document.ts'
import { allSections, type ContractDocument, type SectionLevel } from './contract-document.ts'
import { emptyRichText } from './rich-text.ts'
import { applyMove, runPlace, withSubsections, type SectionMove } from './section-move.ts'
import { anyDocument } from './testing/arbitrary-document.ts'

/** `A2`: section A at level 2. */
const contract = (...blocks: string[]): ContractDocument => ({
  title: 't',
  numbering: 'digital',
  blocks: blocks.map((line, at) => ({
    id: `block${at}`,
    kind: 'body',
    name: '',
    description: '',
    sections: line.split(' ').map((word) => ({
      id: word[0]!,
      level: Number(word[1]) as SectionLevel,
      title: word,
      audience: 'anyone',
      content: emptyRichText(),
    })),
  })),
})
const outline = ({ document, refusal }: Arranged) =>
  document
    ? document.blocks.map(({ sections }) => sections.map(({ id, level }) => id + level).join(' '))
    : refusal.code

/** The move that takes back another one. */
function backFrom(after: ContractDocument, before: ContractDocument, sectionId: string) {
  const sectionIds = withSubsections(before, sectionId)
  const from = runPlace(after, sectionIds)
  const target = runPlace(before, sectionIds)
  if (!from || !target) throw new Error('A move keeps a section together with its subsections.')
  return { to: 'exactly', sectionIds, from, target } satisfies SectionMove
}

test('a promotion is taken back without the sections that it took in', () => {
  const before = contract('P1 S2 T2 U3')
  const after = applyMove(before, 'S', { to: 'promote' }).document!
  expect(withSubsections(after, 'S')).toEqual(['S', 'T', 'U'])
  expect(outline(applyMove(after, 'S', backFrom(after, before, 'S')))).toEqual(['P1 S2 T2 U3'])
})

test('a section that was placed before a subsection comes back without it', () => {
  const before = contract('A1 B1 C2')
  const after = applyMove(before, 'A', { to: 'place', blockId: 'block0', beforeSectionId: 'C' })
  expect(outline(after)).toEqual(['B1 A1 C2'])
  const back = backFrom(after.document!, before, 'A')
  expect(outline(applyMove(after.document!, 'A', back))).toEqual(['A1 B1 C2'])
})

test('sections that do not stand where the move expects them stay', () => {
  const before = contract('A1 B1 C1', 'X1')
  const after = applyMove(before, 'A', { to: 'down' }).document!
  const back = backFrom(after, before, 'A')
  const since = applyMove(after, 'A', { to: 'down' }).document!
  expect(outline(applyMove(since, 'A', back))).toBe('SECTION_PLACE_CHANGED')
  const lower = applyMove(contract('B1 A2 C1', 'X1'), 'A', back)
  expect(outline(lower)).toBe('SECTION_PLACE_CHANGED')
})

test('the place that they come back to must still be there', () => {
  const before = contract('A1 B1 C1', 'X1')
  const after = applyMove(before, 'B', { to: 'place', blockId: 'block1', beforeSectionId: null })
  const back = backFrom(after.document!, before, 'B')
  expect(outline(applyMove(contract('B1 C1', 'X1 A1'), 'B', back))).toBe('SECTION_PLACE_CHANGED')
  expect(outline(applyMove(contract('C1', 'X1 B1'), 'B', back))).toBe('SECTION_NOT_FOUND')
  expect(outline(applyMove(contract('A1 X1 B1'), 'B', back))).toBe('BLOCK_NOT_FOUND')
  expect(outline(applyMove(contract('A1 C1', 'X1 B1'), 'B', back))).toEqual(['A1 B1 C1', 'X1'])
})

test('a move names its first section, and a level for each', () => {
  const before = contract('A1 B2 C1')
  const after = applyMove(before, 'A', { to: 'down' }).document!
  const back = backFrom(after, before, 'A')
  expect(outline(applyMove(after, 'C', back))).toBe('SECTION_PLACE_CHANGED')
  const oneLevel = { ...back, target: { ...back.target, levels: [1] as const } }
  expect(outline(applyMove(after, 'A', oneLevel))).toBe('SECTION_PLACE_CHANGED')
})

test('whatever the move, taking it back gives the document that was', () => {
  const anyStep = fc.constantFrom('up', 'down', 'promote', 'demote', 'place' as const)
  fc.assert(
    fc.property(anyDocument, fc.nat(30), fc.nat(30), anyStep, (document, at, where, to) => {
      const sections = allSections(document)
      const section = sections[at % Math.max(1, sections.length)]
      if (!section) return
      const block = document.blocks[where % document.blocks.length]!
      const beforeSectionId = block.sections[where % (block.sections.length + 1)]?.id ?? null
      const move: SectionMove = to === 'place' ? { to, blockId: block.id, beforeSectionId } : { to }
      const after = applyMove(document, section.id, move).document
      if (!after) return
      const back = backFrom(after, document, section.id)
      expect(applyMove(after, section.id, back).document).toEqual(document)
    }),
  )
})
