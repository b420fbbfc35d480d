import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRichText } from './testing/arbitrary-document.ts'
import { maxTableColumns } from './attribute-rules.ts'
import { checkRichText, richTextLimits } from './check-rich-text.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const hash = 'a'.repeat(64)
const image = (attrs: object) => ({
  type: 'image',
  attrs: { file: hash, alt: 'Logo', widthPx: 10, heightPx: 10, ...attrs },
})

test('returns stored content unchanged', () => {
  fc.assert(
    fc.property(anyRichText, (content) => {
      const once = checkRichText(content).content
      expect(once).toBeDefined()
      expect(checkRichText(once).content).toEqual(once)
    }),
  )
})

test('normalises two notations of the same content to one form', () => {
  const loose = doc({
    content: [
      { text: 'Le ', type: 'text', marks: [{ type: 'italic' }, { type: 'bold' }] },
      { type: 'text', marks: [{ type: 'bold' }, { type: 'italic' }], text: 'prix' },
    ],
    type: 'paragraph',
  })
  const strict = doc(paragraph(text('Le prix', { type: 'bold' }, { type: 'italic' })))
  expect(checkRichText(loose).content).toEqual(checkRichText(strict).content)
  expect(checkRichText(loose).content).toEqual(strict)
})

test.each([
  ['an unknown node', doc({ type: 'script', content: [] })],
  ['an unknown node named like a property of objects', doc({ type: 'constructor' })],
  ['a heading', doc({ type: 'heading', attrs: { level: 1 } })],
  ['an unknown mark', doc(paragraph(text('x', { type: 'onclick' })))],
  ['an unknown attribute', doc({ type: 'paragraph', attrs: { align: 'left', style: 'x' } })],
  [
    'an unknown attribute of a mark',
    doc(paragraph(text('x', { type: 'bold', attrs: { class: 'x' } }))),
  ],
  ['an unknown member', doc({ type: 'paragraph', html: '<b>' })],
  ['an alignment that is none', doc({ type: 'paragraph', attrs: { align: 'left;color:red' } })],
  ['an alignment that is no text', doc({ type: 'paragraph', attrs: { align: ['left'] } })],
  ['an image from elsewhere', doc(image({ file: 'https://evil.test/a.png' }))],
  ['an image without a size', doc({ type: 'image', attrs: { file: hash, alt: '' } })],
  ['an image of a negative size', doc(image({ widthPx: -1 }))],
  [
    'a field with a name that is none',
    doc(paragraph({ type: 'field', attrs: { variable: '"><img>' } })),
  ],
  ['a text outside a paragraph', doc(text('x'))],
  ['an empty text', doc(paragraph(text('')))],
  ['an empty document', doc()],
  ['an empty list', doc({ type: 'bullet_list', content: [] })],
  [
    'a list item without a paragraph',
    doc({ type: 'bullet_list', content: [{ type: 'list_item' }] }),
  ],
  ['a cell wider than any table', doc(cellOf({ colspan: 1000, rowspan: 1, colwidth: null }))],
  ['the same mark twice', doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' })))],
  ['a condition that is none', doc(conditional({ operator: 'eval', value: 'x' }))],
  ['a condition with an object', doc(conditional({ operator: 'eq', value: { $gt: 1 } }))],
  ['another root', paragraph(text('x'))],
  ['null', null],
  ['an array', []],
  ['a text', 'doc'],
  ['marks on a paragraph', doc({ type: 'paragraph', marks: [{ type: 'bold' }] })],
  ['nothing at all', undefined],
  ['a type in a list', doc({ type: ['paragraph'] })],
  ['a type that is no text', doc({ type: { toString: 1, valueOf: 1 }, attrs: {} })],
  ['a mark whose type is in a list', doc(paragraph(text('x', { ...link('a:b'), type: ['link'] })))],
  ['a node without a type', doc({ content: [] })],
  ['words outside a text', doc({ type: 'paragraph', text: 'x' })],
  ['a text that is a number', doc(paragraph({ type: 'text', text: 12 }))],
  ['a content that is no list', doc({ type: 'paragraph', content: {} })],
  ['marks that are no list', doc(paragraph({ type: 'text', text: 'x', marks: {} }))],
  ['a mark that is nothing', doc(paragraph(text('x', null)))],
  ['an unknown member of a mark', doc(paragraph(text('x', { type: 'bold', html: '<b>' })))],
  ['attributes in a list', doc({ type: 'paragraph', attrs: [] })],
])('refuses %s', (_name, json) => {
  expect(checkRichText(json)).toEqual({ refusal: { code: 'RICH_TEXT_MALFORMED' } })
})

test('refuses a prototype hidden in the JSON', () => {
  const json: unknown = JSON.parse(
    '{"type":"doc","__proto__":{"content":[]},"content":[{"type":"paragraph"}]}',
  )
  expect(checkRichText(json).refusal?.code).toBe('RICH_TEXT_MALFORMED')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.test/a',
  '/relative',
  'https://',
  'https:evil.test',
  'https://evil.test/\nx',
  'blob:https://evil.test/x',
  '',
  42,
  null,
  ['https://a.test'],
])('refuses the link %j', (href) => {
  expect(checkRichText(doc(paragraph(text('x', link(href)))))).toEqual({
    refusal: { code: 'RICH_TEXT_LINK_FORBIDDEN' },
  })
})

test.each(['https://a.test', 'http://a.test/b?c=d#e', 'mailto:jean@a.test', 'HTTPS://A.TEST/é'])(
  'accepts the link %s',
  (href) => {
    expect(checkRichText(doc(paragraph(text('x', link(href))))).content).toBeDefined()
  },
)

test.each(['\u0000', '\u0008', '\u001B[31m', '\u007F', '\uD800'])(
  'refuses the character %j',
  (character) => {
    expect(checkRichText(doc(paragraph(text(`a${character}b`)))).refusal?.code).toBe(
      'RICH_TEXT_CHARACTER_FORBIDDEN',
    )
  },
)

test('drops the invisible bidi marks', () => {
  const { content } = checkRichText(doc(paragraph(text('a\u202Eb\u2066c'), text('\u202D'))))
  expect(content).toEqual(
    doc({ type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: 'abc' }] }),
  )
  expect(checkRichText(doc(paragraph(text('\u202E')))).content?.content[0]).toEqual({
    type: 'paragraph',
    attrs: { align: 'left' },
  })
})

test('keeps words that look like code as text', () => {
  const words = '<script>alert(1)</script> #import "x" $y$ \\ <label> @ref {{7*7}}'
  const { content } = checkRichText(doc(paragraph(text(words))))
  expect(JSON.stringify(content)).toContain(JSON.stringify(words))
})

test('refuses excessive nesting, however deep', () => {
  let nested: unknown = paragraph(text('x'))
  for (let depth = 0; depth < 100_000; depth += 1)
    nested = { type: 'blockquote', content: [nested] }
  expect(checkRichText(doc(nested)).refusal?.code).toBe('RICH_TEXT_TOO_DEEP')
})

test('refuses too many nodes and too many characters', () => {
  const many = Array.from({ length: richTextLimits.maxNodes }, () => ({ type: 'page_break' }))
  expect(checkRichText(doc(...many)).refusal?.code).toBe('RICH_TEXT_TOO_LARGE')
  expect(checkRichText(doc(...many.slice(1))).refusal).toBeUndefined()
  const long = 'x'.repeat(richTextLimits.maxCharacters)
  expect(checkRichText(doc(paragraph(text(`${long}x`)))).refusal?.code).toBe('RICH_TEXT_TOO_LARGE')
  expect(checkRichText(doc(paragraph(text(long)))).refusal).toBeUndefined()
})

test('accepts the maximum nesting', () => {
  let nested: object = { type: 'paragraph' }
  for (let depth = 1; depth < richTextLimits.maxDepth; depth += 1)
    nested = { type: 'blockquote', content: [nested] }
  expect(checkRichText(doc(nested)).refusal).toBeUndefined()
  const deeper = doc({ type: 'blockquote', content: [nested] })
  expect(checkRichText(deeper).refusal?.code).toBe('RICH_TEXT_TOO_DEEP')
})

test('accepts no more cells in a row than can be printed, and any number of words in a paragraph', () => {
  const rowOf = (cells: number) => ({
    type: 'table_row',
    content: Array.from({ length: cells }, () => ({ type: 'table_cell', content: [paragraph()] })),
  })
  const table = (...rows: object[]) => doc({ type: 'table', content: rows })
  expect(
    checkRichText(table(rowOf(maxTableColumns), { type: 'table_row' })).refusal,
  ).toBeUndefined()
  expect(checkRichText(table(rowOf(maxTableColumns + 1))).refusal?.code).toBe('RICH_TEXT_TOO_LARGE')
  const fields = Array.from({ length: maxTableColumns + 1 }, () => ({
    type: 'field',
    attrs: { variable: 'client_name' },
  }))
  expect(checkRichText(doc(paragraph(...fields))).refusal).toBeUndefined()
})

test('makes omitted attributes explicit', () => {
  const full = doc({ type: 'paragraph', attrs: { align: 'left' } })
  for (const attrs of [undefined, null, {}])
    expect(checkRichText(doc({ type: 'paragraph', attrs })).content).toEqual(full)
})

function cellOf(attrs: object) {
  return {
    type: 'table',
    content: [
      { type: 'table_row', content: [{ type: 'table_cell', attrs, content: [paragraph()] }] },
    ],
  }
}

function conditional(attrs: object) {
  return { type: 'conditional', attrs: { variable: 'x', ...attrs }, content: [paragraph()] }
}
