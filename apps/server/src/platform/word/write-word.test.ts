import { checkRichText } from '@tacite/document/check-rich-text.ts'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import type { RichText, RichTextBlock } from '@tacite/document/rich-text.ts'
import { anyDocument } from '@tacite/document/testing/arbitrary-document.ts'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createNumberCounter } from '../parsers/word/number-counter.ts'
import { readNumbering } from '../parsers/word/numbering.ts'
import { readWord } from '../parsers/word/read-word.ts'
import { WORD_NAMESPACES } from '../parsers/word/word-namespaces.ts'
import { parseXml } from '../parsers/xml/parse-xml.ts'
import { childOf, descendantsOf } from '../parsers/xml/xml-walk.ts'
import { makePng } from '../pdf/testing/make-png.ts'
import { passageKey } from './passage-key.ts'
import { renderWord } from './render-word.ts'
import { keptStructure } from './testing/kept-structure.ts'
import { wordRequestOf } from './testing/word-request-of.ts'
import type { WordRequest } from './word-request.ts'
import { writeWord } from './write-word.ts'

const withContent = (content: RichText): ContractDocument => ({
  title: 'Bail',
  numbering: 'articles',
  blocks: [
    {
      id: 'b',
      kind: 'body',
      name: 'Corps',
      description: '',
      sections: [{ id: 's', level: 1, title: 'Objet', audience: 'anyone', content }],
    },
  ],
})

const blocks = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content })

const partsOf = (file: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

function written(content: RichText, changes: Partial<WordRequest> = {}) {
  return partsOf(writeWord(wordRequestOf(withContent(content), changes)))
}

test('Word counts every title as the text does', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const numbers = numberSections(document, numberingLabels.fr)
      const expected = document.blocks.flatMap(({ id, kind, sections }) => [
        ...(kind === 'annex' ? [numbers.blocks.get(id)] : []),
        ...sections.map((section) => numbers.sections.get(section.id)?.label),
      ])
      expect(countedByWord(document)).toEqual(expected.filter(Boolean))
    }),
    { numRuns: 150 },
  )
})

/** The numbers that Word shows before the titles. */
function countedByWord(document: ContractDocument): string[] {
  const files = unzipSync(writeWord(wordRequestOf(document)))
  const xml = (part: string) => parseXml(files[`word/${part}.xml`]!, WORD_NAMESPACES)
  const counter = createNumberCounter(readNumbering(xml('numbering')))
  return [...descendantsOf(xml('document'), 'w:p')].flatMap((paragraph) => {
    const said = childOf(paragraph, 'w:pPr')
    const style = childOf(said, 'w:pStyle')?.attributes['w:val'] ?? ''
    const list = childOf(said, 'w:numPr')
    const listId = childOf(list, 'w:numId')?.attributes['w:val'] ?? '0'
    if (listId === '0' || !/^(?:Heading|TaciteAnnex)/.test(style)) return []
    const level = Number(childOf(list, 'w:ilvl')?.attributes['w:val'])
    return counter.next(listId, level)?.label ?? []
  })
}

test('keeps marks, alignment, lists with their starts, merged cells, widths and images', () => {
  const bytes = makePng(40, 20)
  const file = createHash('sha256').update(bytes).digest('hex')
  const cell = (text: string, colspan = 1, rowspan = 1, type = 'table_cell' as const) => ({
    type,
    attrs: { colspan, rowspan, colwidth: Array.from({ length: colspan }, () => 120) },
    content: composeRichText(text).content,
  })
  const head = (text: string, colspan = 1) => ({
    ...cell(text, colspan),
    type: 'table_header' as const,
  })
  const marked = (['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const)
    .map((type) => ({ type: 'text' as const, text: `${type} `, marks: [{ type }] }))
    .concat([{ type: 'text', text: 'fin', marks: [] as never }])
  const given = blocks(
    { type: 'paragraph', attrs: { align: 'justify' }, content: marked },
    {
      type: 'paragraph',
      attrs: { align: 'right' },
      content: [
        {
          type: 'text',
          text: 'site\tet mail',
          marks: [{ type: 'link', attrs: { href: 'https://a.test/?b=1&c=2' } }],
        },
      ],
    },
    {
      type: 'ordered_list',
      attrs: { order: 4, style: 'lower-roman' },
      content: ['quatre', 'cinq'].map((text) => ({
        type: 'list_item' as const,
        content: [
          ...composeRichText(text).content,
          ...composeRichText('suite').content,
          {
            type: 'ordered_list' as const,
            attrs: { order: 2, style: 'lower-alpha' as const },
            content: [{ type: 'list_item' as const, content: composeRichText('b').content }],
          },
        ],
      })),
    },
    {
      type: 'ordered_list',
      attrs: { order: 1, style: 'decimal' },
      content: [{ type: 'list_item', content: composeRichText('un').content }],
    },
    {
      type: 'table',
      content: [
        { type: 'table_row', content: [head('A'), head('B', 2)] },
        { type: 'table_row', content: [cell('1', 1, 2), cell('2'), cell('3')] },
        { type: 'table_row', content: [cell('4', 2)] },
      ],
    },
    { type: 'image', attrs: { file, alt: 'Un « logo »', widthPx: 40, heightPx: 20 } },
  )
  const { content } = checkRichText(given)
  const document = withContent(content!)
  const request = wordRequestOf(document, { images: { [file]: bytes } })
  const back = readWord(writeWord(request))
  expect(keptStructure(back.document)).toEqual(keptStructure(document))
  expect(JSON.stringify(back.document)).toContain('"colwidth":[120,120]')
  expect(back.losses).toEqual([])
  expect(back.images.map(({ sha256 }) => sha256)).toEqual([file])
})

test('tables that follow each other stay two, and a paragraph follows the last', () => {
  const { content } = composeRichText('| a |')
  const quoted = { type: 'blockquote' as const, content }
  const xml = written(blocks(...content, quoted))['word/document.xml']!
  expect(xml.split('</w:tbl><w:p/>')).toHaveLength(3)
})

test('shows an image at most as wide as the text, or what it was', () => {
  const bytes = makePng(4, 2)
  const image = { type: 'image' as const, attrs: { file: 'a'.repeat(64), alt: 'Plan' } }
  const sized = { ...image, attrs: { ...image.attrs, widthPx: 4000, heightPx: 2000 } }
  const shown = written(blocks(sized), { images: { [sized.attrs.file]: bytes } })
  const width = Number(/<wp:extent cx="(\d+)"/.exec(shown['word/document.xml']!)?.[1]) / 9525
  expect(Math.round(width)).toBe(575)
  const missing = written(blocks(sized))['word/document.xml']
  expect(missing).toContain('Image non disponible : Plan')
})

test('a field is a control with its variable, its label and its value or its prompt', () => {
  const field = (words: string | null) => ({
    client: { variable: 'client', label: 'Nom du client', words },
  })
  const content = composeRichText('Vu {client}.')
  const filled = written(content, { fields: field('Durand & Fils') })['word/document.xml']!
  expect(filled).toContain('<w:alias w:val="Nom du client"/><w:tag w:val="client"/>')
  expect(filled).toContain('Durand &amp; Fils</w:t>')
  expect(filled).not.toContain('showingPlcHdr')
  const empty = written(content, { fields: field(null) })['word/document.xml']!
  expect(empty).toContain('<w:showingPlcHdr/>')
  expect(empty).toContain('[Nom du client]</w:t>')
})

test('a passage of a template stays in a frame titled with its condition, and is no place to fill in', () => {
  const content = composeRichText('[if client filled]\nVu.\n[end]')
  const [passage] = content.content
  if (passage?.type !== 'conditional') throw new Error('no passage')
  const title = 'Si Nom du client est renseigné'
  const request = wordRequestOf(withContent(content), {
    passages: { [passageKey(passage.attrs)]: title },
  })
  const file = writeWord(request)
  expect(partsOf(file)['word/document.xml']).toContain(
    `<w:alias w:val="${title}"/><w:tag w:val="tacite.condition"/>`,
  )
  expect(readWord(file).places).toEqual({ found: [], unplaced: 0 })
})

test.each([
  ['fr', 'fr-FR'],
  ['en', 'en-GB'],
  ['es', 'es-ES'],
] as const)('a text in %s is checked by Word as %s', (locale, language) => {
  const parts = written(blocks(), { locale })
  expect(parts['word/styles.xml']).toContain(`<w:lang w:val="${language}"`)
})

test('the first page, the head and the foot say what the file is, and come back as no text', () => {
  const head = {
    title: 'Bail',
    reference: '20260001',
    companyName: 'Acme',
    parties: [{ name: 'Durand', role: 'Le Client', lines: ['3 rue X'] }],
  }
  const file = writeWord(wordRequestOf(withContent(composeRichText('Texte')), { head }))
  const parts = partsOf(file)
  for (const words of ['Acme', 'Référence 20260001', 'sans valeur de signature', 'Durand'])
    expect(parts['word/document.xml']).toContain(words)
  expect(parts['word/header1.xml']).toContain('Bail · Copie de travail')
  expect(parts['word/footer2.xml']).toMatch(/Page .* PAGE .* sur .* NUMPAGES /)
  expect(parts['docProps/core.xml']).toContain('<dc:title>Bail</dc:title>')
  expect(parts['docProps/app.xml']).toContain('<Company>Acme</Company>')
  const { document, losses } = readWord(file)
  expect(keptStructure(document)).toEqual(keptStructure(withContent(composeRichText('Texte'))))
  expect(losses).toEqual([])
})

test('nothing that people write becomes markup, and no character makes the file unreadable', () => {
  const hostile = '<w:t>&amp;"\u0001\uFFFE\uD800 fin'
  const document = { ...withContent(blocks()), title: hostile }
  document.blocks[0]!.sections[0]!.title = hostile
  const file = writeWord(wordRequestOf(document))
  expect(readWord(file).document.blocks[0]!.sections[0]!.title).toBe('<w:t>&amp;"\uFFFD fin')
})

test('the same text makes the same bytes, in a thread as here', async () => {
  const request = wordRequestOf(withContent(composeRichText('Texte\n- un\n- deux')))
  const one = await renderWord(request)
  expect(Buffer.from(writeWord(request)).equals(one)).toBe(true)
  expect((await renderWord(request)).equals(one)).toBe(true)
})
