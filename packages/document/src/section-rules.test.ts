import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'
import {
  checkConditionalSelection,
  checkDocument,
  checkSection,
  checkTitleSelection,
  isEmpty,
  isNumberedByHand,
} from './section-rules.ts'
import { emptyRichText, type RichText } from './rich-text.ts'
import type { ContractDocument } from './contract-document.ts'

const section = (source: string, title = 'Objet') => ({
  title,
  level: 1 as const,
  content: source === '' ? emptyRichText() : composeRichText(source),
})
const codes = (found: { code: string }[]) => found.map(({ code }) => code)

test('requires a title that fits on a page', () => {
  expect(codes(checkSection(section('x', ' ')).refusals)).toEqual(['SECTION_TITLE_REQUIRED'])
  expect(checkSection(section('x', 'a'.repeat(301))).refusals).toEqual([
    { code: 'SECTION_TITLE_TOO_LONG', params: { max: 300 } },
  ])
  expect(codes(checkSection(section('x', 'a\nb')).refusals)).toEqual([
    'RICH_TEXT_CHARACTER_FORBIDDEN',
  ])
})

test('takes a title of 300 characters', () => {
  expect(checkSection(section('x', 'a'.repeat(300))).refusals).toEqual([])
})

test('finds words, fields and images anywhere in a content, but none in spaces', () => {
  const image = { file: 'a'.repeat(64), alt: '', widthPx: 1, heightPx: 1 }
  const blank = { type: 'text' as const, text: ' \u00A0' }
  const paragraph = (...content: (typeof blank)[]) =>
    ({ type: 'paragraph', attrs: { align: 'left' }, content }) as const
  const isBlank = (...content: RichText['content']) => isEmpty({ type: 'doc', content })
  expect(isBlank(paragraph(blank))).toBe(true)
  expect(isBlank(paragraph(blank), paragraph({ type: 'text', text: 'x' }))).toBe(false)
  expect(isBlank({ type: 'image', attrs: image })).toBe(false)
  expect(isEmpty(composeRichText('{client_name}'))).toBe(false)
})

test('requires words, a value and a known field in a conditional part', () => {
  const empty = section('Avant\n[if remote eq true]\n**\n[end]')
  expect(codes(checkSection(empty).refusals)).toEqual(['CONDITIONAL_TEXT_REQUIRED'])
  const valueless = section('Avant\n[if remote eq]\nx\n[end]')
  expect(codes(checkSection(valueless).refusals)).toEqual(['CONDITIONAL_VALUE_INVALID'])
  const unknown = section('Avant\n[if gone filled]\nx\n[end]')
  const named = (variable: string) => [{ id: '1', variable, label: '', type: 'text' as const }]
  for (const definitions of [[], named('other')])
    expect(checkSection(unknown, definitions).refusals).toEqual([
      { code: 'CONDITIONAL_FIELD_UNKNOWN', params: { variable: 'gone' } },
    ])
  expect(checkSection(unknown, named('gone')).refusals).toEqual([])
  expect(checkSection(unknown).refusals).toEqual([])
  const partlyEmpty = section('[if remote eq true]\n**\nx\n[end]')
  expect(checkSection(partlyEmpty).refusals).toEqual([])
})

test('requires selected text before it becomes a title or a condition', () => {
  expect(checkTitleSelection(' ')?.code).toBe('SECTION_TITLE_TEXT_REQUIRED')
  expect(checkTitleSelection('Objet')).toBeUndefined()
  expect(checkTitleSelection(` ${'a'.repeat(300)} `)).toBeUndefined()
  expect(checkTitleSelection('a'.repeat(301))?.code).toBe('SECTION_TITLE_TOO_LONG')
  expect(checkConditionalSelection(' ')?.code).toBe('CONDITIONAL_TEXT_REQUIRED')
  expect(checkConditionalSelection('Si …')).toBeUndefined()
})

test.each([
  '1. Objet',
  '1 - Objet'.replace(' -', '-'),
  '2.3 Durée',
  'Article 3 – Prix',
  'ARTICLE IV : Prix',
  'IV. Prix',
  '12) Prix',
  '3° Prix',
  ' 4: Prix',
  'Article1 Prix',
  'Section  2',
  'A. Définitions',
  'a) Définitions',
  'Clause 12',
  'Artículo 2',
])('warns about the typed number in « %s »', (title) => {
  expect(codes(checkSection(section('x', title)).warnings)).toEqual(['SECTION_TITLE_NUMBERED'])
})

test.each([
  'Objet',
  '24 heures de délai',
  'Articles du code civil',
  'Ile-de-France',
  'Vie privée',
  'Clauses diverses',
  'IA et données',
  'À propos',
  'Application de l’article 3',
  'Civilité',
])('does not warn about « %s »', (title) => {
  expect(isNumberedByHand({ title, level: 1 })).toBe(false)
})

test('warns about level 1 only', () => {
  expect(isNumberedByHand({ title: '1. Objet', level: 2 })).toBe(false)
})

test('checks a whole document and names the section concerned', () => {
  const document: ContractDocument = {
    title: ' ',
    numbering: 'articles',
    blocks: [
      {
        id: 'a',
        kind: 'annex',
        name: '',
        description: '',
        sections: [{ ...section('', '1. Objet'), id: 's', audience: 'anyone' }],
      },
    ],
  }
  const { refusals, warnings } = checkDocument(document)
  expect(codes(refusals)).toEqual([
    'DOCUMENT_TITLE_REQUIRED',
    'DOCUMENT_BODY_REQUIRED',
    'BLOCK_NAME_REQUIRED',
  ])
  expect(warnings).toEqual([{ code: 'SECTION_TITLE_NUMBERED', params: { section: '1. Objet' } }])
  const unknownKind = { ...document, blocks: [{ ...document.blocks[0]!, kind: 'cover' as never }] }
  expect(codes(checkDocument(unknownKind).refusals)).toContain('BLOCK_KIND_REQUIRED')
})
