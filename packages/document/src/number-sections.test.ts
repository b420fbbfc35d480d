import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument } from './testing/arbitrary-document.ts'
import { allSections } from './contract-document.ts'
import type { BlockKind, DocumentBlock, NumberingStyle, SectionLevel } from './contract-document.ts'
import { numberSections, numberingLabels } from './number-sections.ts'
import { emptyRichText } from './rich-text.ts'

let lastId = 0

function block(kind: BlockKind, ...levels: SectionLevel[]): DocumentBlock {
  const sections = levels.map((level) => ({
    id: `section-${(lastId += 1)}`,
    level,
    title: 't',
    audience: 'anyone' as const,
    content: emptyRichText(),
  }))
  return { id: `block-${lastId}`, kind, name: kind, description: '', sections }
}

function labels(numbering: NumberingStyle, ...blocks: DocumentBlock[]): string[] {
  const { sections } = numberSections({ numbering, blocks }, numberingLabels.fr)
  return [...sections.values()].map(({ label }) => label)
}

const body = () => block('body', 1, 1, 2, 3, 3, 2, 1)

test.each<[NumberingStyle, string[]]>([
  ['none', ['', '', '', '', '', '', '']],
  ['digital', ['1', '2', '2.1', '2.1.1', '2.1.2', '2.2', '3']],
  [
    'articles',
    ['Article\u00A01', 'Article\u00A02', '2.1', '2.1.1', '2.1.2', '2.2', 'Article\u00A03'],
  ],
  ['roman', ['I', 'II', 'II.1', 'II.1.1', 'II.1.2', 'II.2', 'III']],
  ['alphabetical', ['A', 'B', 'B.1', 'B.1.1', 'B.1.2', 'B.2', 'C']],
])('numbers three levels in the style %s', (style, expected) => {
  expect(labels(style, body())).toEqual(expected)
})

test('numbers body blocks continuously, restarts in each annex, and skips signatures', () => {
  const blocks = [
    block('body', 1, 2),
    block('body', 1, 2),
    block('annex', 1, 2),
    block('annex', 1),
    block('signature', 1),
  ]
  const numbers = numberSections({ numbering: 'articles', blocks }, numberingLabels.fr)
  expect([...numbers.sections.values()].map(({ label }) => label)).toEqual([
    'Article\u00A01',
    '1.1',
    'Article\u00A02',
    '2.1',
    '1',
    '1.1',
    '1',
    '',
  ])
  expect([...numbers.blocks.values()]).toEqual(['', '', 'Annexe\u00A01', 'Annexe\u00A02', ''])
})

test('writes its words in the contract’s language', () => {
  const blocks = [block('body', 1), block('annex', 1)]
  const numbers = numberSections({ numbering: 'articles', blocks }, numberingLabels.es)
  expect([...numbers.sections.values()][0]?.label).toBe('Artículo\u00A01')
  expect([...numbers.blocks.values()][1]).toBe('Anexo\u00A01')
})

test('reduces a level that skips one to the next allowed', () => {
  expect(labels('digital', block('body', 3, 3, 1, 3))).toEqual(['1', '1.1', '2', '2.1'])
})

test('continues beyond the alphabet and beyond Roman numerals', () => {
  const many = Array.from({ length: 4001 }, (): SectionLevel => 1)
  const letters = labels('alphabetical', block('body', ...many))
  expect([letters[25], letters[26], letters[701], letters[702]]).toEqual(['Z', 'AA', 'ZZ', 'AAA'])
  const roman = labels('roman', block('body', ...many))
  expect([roman[3], roman[1993], roman[3998], roman[3999]]).toEqual([
    'IV',
    'MCMXCIV',
    'MMMCMXCIX',
    '4000',
  ])
})

/** The same block with the sections at these indexes unnumbered. */
function without(whole: DocumentBlock, ...places: number[]): DocumentBlock {
  const sections = whole.sections.map((section, at) =>
    places.includes(at) ? { ...section, isNumbered: false } : section,
  )
  return { ...whole, sections }
}

test('an unnumbered section is skipped by those that follow', () => {
  expect(labels('articles', without(block('body', 1, 1, 2, 1), 0))).toEqual([
    '',
    'Article\u00A01',
    '1.1',
    'Article\u00A02',
  ])
  expect(labels('digital', without(block('body', 1, 2, 2, 2), 2))).toEqual(['1', '1.1', '', '1.2'])
  const annex = without(block('annex', 1, 1), 0)
  expect(labels('articles', block('body', 1), annex)).toEqual(['Article\u00A01', '', '1'])
})

test('subsections of an unnumbered section are unnumbered, and keep their level', () => {
  const blocks = [without(block('body', 1, 2, 3, 1, 2), 0), without(block('body', 1, 2, 1), 0)]
  const { sections } = numberSections({ numbering: 'digital', blocks }, numberingLabels.fr)
  const drawn = [...sections.values()].map(({ label, level }) => `${label}@${level}`)
  expect(drawn).toEqual(['@1', '@2', '@3', '1@1', '1.1@2', '@1', '@2', '2@1'])
})

test('gives every section of any document one entry, and unique numbers within the body', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const { sections, blocks } = numberSections(document, numberingLabels.fr)
      expect([...sections.keys()]).toEqual(allSections(document).map(({ id }) => id))
      expect(blocks.size).toBe(document.blocks.length)
      const inBody = document.blocks
        .filter(({ kind }) => kind === 'body')
        .flatMap((one) => one.sections.map(({ id }) => sections.get(id)?.path.join('.')))
        .filter((path) => path !== '')
      expect(new Set(inBody).size).toBe(inBody.length)
    }),
  )
})

test('keeps earlier numbers when something is added at the end', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const before = numberSections(document, numberingLabels.fr).sections
      const longer = { ...document, blocks: [...document.blocks, block('body', 1, 2)] }
      const after = numberSections(longer, numberingLabels.fr).sections
      for (const [id, number] of before) expect(after.get(id)).toEqual(number)
    }),
  )
})

test('continues after an annex where the body stopped', () => {
  const blocks = [block('body', 1, 2), block('annex', 1, 1, 1), block('body', 2, 2)]
  expect(labels('digital', ...blocks)).toEqual(['1', '1.1', '1', '2', '3', '2', '2.1'])
})

test.each<[NumberingStyle, string[]]>([
  ['none', ['', '']],
  ['roman', ['I', 'I.1']],
  ['alphabetical', ['A', 'A.1']],
  ['articles', ['1', '1.1']],
])('numbers the sections of an annex in the style %s', (style, expected) => {
  expect(labels(style, block('annex', 1, 2))).toEqual(expected)
})
