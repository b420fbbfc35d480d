import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absentParts, conditionalParts, contractNumbers } from './absent-parts.ts'
import { effectiveAudiences, sectionsSeenBy } from './audience.ts'
import { composeRichText } from './compose-rich-text.ts'
import {
  allSections,
  type ContractDocument,
  type SectionAudience,
  type SectionLevel,
} from './contract-document.ts'
import type { FieldValues } from './field-definition.ts'
import { numberingLabels, numberSections } from './number-sections.ts'
import { resolveDocument } from './resolve-fields.ts'
import { anyFieldValues, someDefinitions } from './testing/arbitrary-document.ts'

const ONLY = '[if remote eq true]\nÀ distance.\n[end]'
const section = (
  id: string,
  source: string,
  level: SectionLevel = 1,
  audience: SectionAudience = 'anyone',
) => ({ id, level, title: id, audience, content: composeRichText(source) })
const documentOf = (
  sections: ReturnType<typeof section>[],
  annex?: ReturnType<typeof section>[],
): ContractDocument => ({
  title: 'Contrat',
  numbering: 'articles',
  blocks: [
    { id: 'body', kind: 'body', name: 'Corps', description: '', sections },
    ...(annex
      ? [
          {
            id: 'annex',
            kind: 'annex' as const,
            name: 'Annexe',
            description: '',
            sections: annex,
          },
        ]
      : []),
  ],
})
const absent = (document: ContractDocument, values: FieldValues = {}) => [
  ...absentParts(document, values),
]

test('an article whose whole text is conditional goes with its title, and those after it move up', () => {
  const document = documentOf([
    section('a', 'Objet.'),
    section('b', `${ONLY}\n[if notice filled]\nPréavis.\n[end]`),
    section('c', 'Prix.'),
  ])
  expect(absent(document)).toEqual(['b'])
  expect(absent(document, { remote: true })).toEqual([])
  expect(absent(document, { notice: { count: 1, unit: 'months' } })).toEqual([])
  const context = {
    definitions: someDefinitions,
    values: {},
    locale: 'fr',
    currency: 'EUR',
  } as const
  const resolved = resolveDocument(document, context)
  expect(allSections(resolved).map(({ id }) => id)).toEqual(['a', 'c'])
  const { sections } = numberSections(resolved, numberingLabels.fr)
  expect(sections.get('c')?.label).toBe('Article\u00A02')
})

test('words beside the conditions keep it, an empty line does not', () => {
  const beside = section('a', `Toujours.\n${ONLY}`)
  const emptyLine = section('b', ONLY)
  emptyLine.content.content.push({ type: 'paragraph', attrs: { align: 'left' } })
  expect(absent(documentOf([beside, emptyLine, section('c', '')]))).toEqual(['b'])
})

test('a condition met within one that is not, or the reverse, leaves nothing', () => {
  const [inner] = composeRichText(ONLY).content
  const nested = section('a', '[if notice filled]\nx\n[end]')
  nested.content.content = [{ ...nested.content.content[0], content: [inner] } as never]
  const document = documentOf([section('z', 'Objet.'), nested])
  const notice = { count: 1, unit: 'months' } as const
  expect(absent(document, { remote: true })).toEqual(['a'])
  expect(absent(document, { notice })).toEqual(['a'])
  expect(absent(document, { notice, remote: true })).toEqual([])
})

test('a section stays for its subsections, and goes with those that few may see', () => {
  const kept = [section('a', ONLY), section('a1', 'Détail.', 2), section('b', 'Objet.')]
  expect(absent(documentOf(kept))).toEqual([])
  const all = [section('a', ONLY), section('a1', ONLY, 2), section('b', 'Objet.')]
  expect(absent(documentOf(all))).toEqual(['a', 'a1'])
  const note = [section('a', ONLY), section('a1', 'Note.', 2, 'collaborators'), section('b', 'x')]
  expect(absent(documentOf(note))).toEqual(['a', 'a1'])
})

test('an annex of such sections goes too, an annex without sections does not', () => {
  const body = [section('a', 'Objet.')]
  expect(absent(documentOf(body, [section('x', ONLY)]))).toEqual(['annex', 'x'])
  expect(absent(documentOf(body, []))).toEqual([])
})

const anyParts = fc
  .array(
    fc.record({
      source: fc.constantFrom('Objet.', ONLY, '[if notice filled]\nx\n[end]'),
      level: fc.constantFrom<SectionLevel>(1, 2, 3),
      audience: fc.constantFrom<SectionAudience>('anyone', 'anyone', 'collaborators'),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    documentOf(
      all.map(({ source, level, audience }, at) => section(`${at}`, source, level, audience)),
    ),
  )

test('every reader finds the same numbers, whatever the values', () => {
  const openNumbers = (document: ContractDocument, ids: ReadonlySet<string>, values: FieldValues) =>
    [...contractNumbers(document, values, numberingLabels.fr).sections].flatMap(([id, { label }]) =>
      ids.has(id) ? [[id, label]] : [],
    )
  fc.assert(
    fc.property(anyParts, anyFieldValues, (document, values) => {
      const seen = { ...document, blocks: sectionsSeenBy(document.blocks, 'thirdParty') }
      const open = new Set(
        seen.blocks.flatMap(({ sections }) => {
          const audiences = effectiveAudiences(sections)
          return sections.filter((_, at) => audiences[at] === 'anyone').map(({ id }) => id)
        }),
      )
      expect(openNumbers(seen, open, values)).toEqual(openNumbers(document, open, values))
    }),
  )
})

test('what a contract does not have is among what some contract does not have', () => {
  fc.assert(
    fc.property(anyParts, anyFieldValues, (document, values) => {
      const possible = conditionalParts(document)
      for (const id of absentParts(document, values)) expect(possible).toContain(id)
    }),
  )
})
