import { DOMParser, DOMSerializer, Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { contractSchema } from './schema.ts'
import { readHtml, writeHtml } from './testing/html-page.ts'

const serializer = DOMSerializer.fromSchema(contractSchema)
const parser = DOMParser.fromSchema(contractSchema)

/** The clipboard's content when this content is copied. */
const copied = (...content: object[]) => {
  const node = Node.fromJSON(contractSchema, { type: 'doc', content })
  return writeHtml(
    (document) => serializer.serializeFragment(node.content, { document }) as DocumentFragment,
  )
}
const pasted = (html: string) =>
  (parser.parse(readHtml(html)).toJSON() as { content: unknown[] }).content

const hash = 'a'.repeat(64)
const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
})
const aligned = (align: string, ...content: object[]) => ({
  type: 'paragraph',
  attrs: { align },
  ...(content.length > 0 ? { content } : {}),
})
const paragraph = (...content: object[]) => aligned('left', ...content)
const listItem = (...words: string[]) => ({
  type: 'list_item',
  content: words.map((each) => paragraph(text(each))),
})
const list = (order: number, style: string) => ({
  type: 'ordered_list',
  attrs: { order, style },
  content: [listItem('Un')],
})
const cell = (type: string, attrs: object) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs },
  content: [paragraph(text('a'))],
})
const table = (...cells: object[]) => ({
  type: 'table',
  content: [{ type: 'table_row', content: cells }],
})
const image = { type: 'image', attrs: { file: hash, alt: 'Plan', widthPx: 20, heightPx: 10 } }
const conditional = (value: unknown) => ({
  type: 'conditional',
  attrs: { variable: 'remote', operator: 'eq', value },
  content: [paragraph(text('À distance'))],
})
const field = { type: 'field', attrs: { variable: 'client_name' } }

test('the subject of an image, a condition, a field, a reference and a repeated passage has no default', () => {
  const { nodes } = contractSchema
  expect(Object.values(nodes).filter((type) => type.hasRequiredAttrs())).toEqual([
    nodes.repeated_row,
    nodes.image,
    nodes.conditional,
    nodes.repeat,
    nodes.repeated_item,
    nodes.field,
    nodes.reference,
  ])
})

test('the editor keeps frames when their content is replaced, and never crosses the edge of a table', () => {
  const nodesThatAre = (flag: string) =>
    Object.values(contractSchema.nodes)
      .filter(({ spec }) => spec[flag] === true)
      .map(({ name }) => name)
  expect(nodesThatAre('defining')).toEqual([
    'list_item',
    'blockquote',
    'conditional',
    'repeat',
    'repeated_item',
  ])
  expect(nodesThatAre('isolating')).toEqual(['table', 'table_cell', 'table_header'])
  expect(nodesThatAre('draggable')).toEqual(['image'])
  expect(nodesThatAre('atom')).toEqual(['field', 'reference', 'footnote'])
  expect(contractSchema.nodes.hard_break.spec.selectable).toBe(false)
})

test('text typed after a link does not extend it', () => {
  const link = { type: 'link', attrs: { href: 'https://a.test' } }
  const content = [paragraph(text('ici', link))]
  const node = Node.fromJSON(contractSchema, { type: 'doc', content })
  expect(node.resolve(3).marks()).toHaveLength(1)
  expect(node.resolve(4).marks()).toEqual([])
})

test.each<[string, object, string]>([
  ['a paragraph', paragraph(text('Prix')), '<p>Prix</p>'],
  ['an alignment', aligned('justify', text('Prix')), '<p data-align="justify">Prix</p>'],
  [
    'bullets',
    { type: 'bullet_list', content: [listItem('Un', 'encore'), listItem('Deux')] },
    '<ul><li><p>Un</p><p>encore</p></li><li><p>Deux</p></li></ul>',
  ],
  [
    'a numbered list',
    list(3, 'lower-alpha'),
    '<ol start="3" data-style="lower-alpha"><li><p>Un</p></li></ol>',
  ],
  [
    'a quote',
    { type: 'blockquote', content: [paragraph(text('Cité'))] },
    '<blockquote><p>Cité</p></blockquote>',
  ],
  [
    'a table',
    table(
      cell('table_header', { colspan: 2, colwidth: [80, 120] }),
      cell('table_cell', { rowspan: 3 }),
      cell('table_cell', {}),
    ),
    '<table><tbody><tr><th colspan="2" data-colwidth="80,120"><p>a</p></th><td rowspan="3"><p>a</p></td><td><p>a</p></td></tr></tbody></table>',
  ],
  [
    'rows of a table',
    {
      type: 'table',
      content: [cell('table_header', {}), cell('table_cell', {})].map((each) => ({
        type: 'table_row',
        content: [each],
      })),
    },
    '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>a</p></td></tr></tbody></table>',
  ],
  ['an image of ours', image, `<img data-file="${hash}" alt="Plan" width="20" height="10"/>`],
  ['a page break', { type: 'page_break' }, '<div data-page-break=""/>'],
  [
    'a conditional part',
    conditional(true),
    '<div data-conditional="{&quot;variable&quot;:&quot;remote&quot;,&quot;operator&quot;:&quot;eq&quot;,&quot;value&quot;:true}"><p>À distance</p></div>',
  ],
  [
    'a field and a line break',
    paragraph(field, { type: 'hard_break' }, text('SAS')),
    '<p><span data-field="client_name"/><br/>SAS</p>',
  ],
  [
    'marks',
    paragraph(
      text('a', { type: 'bold' }, { type: 'italic' }, { type: 'underline' }, { type: 'strike' }),
      text('b', { type: 'superscript' }),
      text('c', { type: 'subscript' }),
    ),
    '<p><strong><em><u><s>a</s></u></em></strong><sup>b</sup><sub>c</sub></p>',
  ],
  [
    'a link',
    paragraph(text('ici', { type: 'link', attrs: { href: 'https://a.test/b' } })),
    '<p><a href="https://a.test/b" rel="noopener noreferrer">ici</a></p>',
  ],
])('%s is copied as HTML and pasted unchanged', (_name, content, html) => {
  expect(copied(content)).toBe(html)
  expect(pasted(html)).toEqual([content])
})

test.each<[string, string, object]>([
  ['a heading', '<h2>Prix</h2>', paragraph(text('Prix'))],
  ['an aligned title', '<h1 style="text-align: center">Prix</h1>', aligned('center', text('Prix'))],
  ['an alignment that is none', '<p style="text-align: start">a</p>', paragraph(text('a'))],
  [
    'our alignment before that of a style',
    '<p data-align="right" style="text-align: center">a</p>',
    aligned('right', text('a')),
  ],
  ['a list from a web page', '<ol><li><p>Un</p></li></ol>', list(1, 'decimal')],
  [
    'letters before a list',
    '<ol type="a" start="2"><li><p>Un</p></li></ol>',
    list(2, 'lower-alpha'),
  ],
  ['figures of Rome before a list', '<ol type="i"><li><p>Un</p></li></ol>', list(1, 'lower-roman')],
  [
    'a style of list that is none',
    '<ol data-style="disc"><li><p>Un</p></li></ol>',
    list(1, 'decimal'),
  ],
  ['a list that begins nowhere', '<ol start="0"><li><p>Un</p></li></ol>', list(1, 'decimal')],
  [
    'the marks of older pages',
    '<p><b>a</b><i>b</i><del>c</del></p>',
    paragraph(
      text('a', { type: 'bold' }),
      text('b', { type: 'italic' }),
      text('c', { type: 'strike' }),
    ),
  ],
  [
    'spans and widths beyond any table',
    '<table><tr><td colspan="61" rowspan="0" data-colwidth="80"><p>a</p></td></tr></table>',
    table(cell('table_cell', { colwidth: [80] })),
  ],
  [
    'widths of other columns',
    '<table><tr><td colspan="2" data-colwidth="80"><p>a</p></td></tr></table>',
    table(cell('table_cell', { colspan: 2 })),
  ],
  [
    'widths that are none',
    '<table><tr><td data-colwidth="wide"><p>a</p></td></tr></table>',
    table(cell('table_cell', {})),
  ],
  [
    'an image without a description',
    `<img data-file="${hash}" width="20" height="10"/>`,
    {
      ...image,
      attrs: { ...image.attrs, alt: '' },
    },
  ],
  [
    'a condition without a value',
    `<div data-conditional='{"variable":"remote","operator":"eq"}'><p>À distance</p></div>`,
    conditional(null),
  ],
  [
    'a field that is none',
    '<p>a<span data-field="Client name">b</span></p>',
    paragraph(text('ab')),
  ],
  ['a field without a name', '<p>a<span data-field="">b</span></p>', paragraph(text('ab'))],
  [
    'a link that runs something',
    '<p><a href="javascript:alert(1)">ici</a></p>',
    paragraph(text('ici')),
  ],
])('%s is pasted as allowed content', (_name, html, content) => {
  expect(pasted(html)).toEqual([content])
})

test('adjacent lists and empty items stay separate', () => {
  const empty = { type: 'list_item', content: [paragraph()] }
  expect(pasted('<ul><li><p>Un</p></li><li></li></ul><ul>Deux</ul>')).toEqual([
    { type: 'bullet_list', content: [listItem('Un'), empty] },
    { type: 'bullet_list', content: [listItem('Deux')] },
  ])
})

test.each([
  ['from elsewhere', '<img src="https://a.test/b.png" width="20" height="10"/>'],
  ['under a name that is none', '<img data-file="b.png" width="20" height="10"/>'],
  ['without a width', `<img data-file="${hash}" height="10"/>`],
  ['without a height', `<img data-file="${hash}" width="20"/>`],
  ['of no height', `<img data-file="${hash}" width="20" height="0"/>`],
])('an image %s is not pasted', (_name, html) => {
  expect(pasted(`<p>a</p>${html}`)).toEqual([paragraph(text('a'))])
})

test.each([
  ['is no JSON', 'remote = true'],
  ['says nothing', ''],
  ['asks about no variable', '{"variable":"Remote","operator":"eq","value":true}'],
  ['asks in no known way', '{"variable":"remote","operator":"like","value":true}'],
  ['compares with no value', '{"variable":"remote","operator":"eq","value":["a"]}'],
])('a conditional part whose condition %s keeps its words', (_name, condition) => {
  const html = `<div data-conditional='${condition}'><p>À distance</p></div>`
  expect(pasted(html)).toEqual([paragraph(text('À distance'))])
})
