import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument } from './testing/arbitrary-document.ts'
import { composeRichText } from './compose-rich-text.ts'
import { numberSections, numberingLabels } from './number-sections.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from './rich-text.ts'
import { documentHtml, richTextHtml } from './to-html.ts'

test('writes the content as plain HTML', () => {
  const content = composeRichText('Le **prix** de {amount}\n- un\n| a | b |\n| 1 | 2 |')
  expect(richTextHtml(content, { labels: { amount: 'Montant' } })).toBe(
    '<p data-align="justify">Le <strong>prix</strong> de <span data-field="amount">Montant</span></p>' +
      '<ul><li><p data-align="justify">un</p></li></ul>' +
      '<table><tbody><tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  )
})

const paragraph = (...content: RichTextInline[]): RichTextBlock => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const words = (text: string, ...marks: RichTextMark[]): RichTextInline => ({
  type: 'text',
  text,
  marks,
})
const cell = (colspan: number, rowspan: number) => ({
  type: 'table_cell' as const,
  attrs: { colspan, rowspan, colwidth: null },
  content: [paragraph(words('a'))],
})
const image = { file: 'abc', alt: 'Plan', widthPx: 20, heightPx: 10 }
const imageUrl = (file: string) => `/files/${file}`

test.each<[string, RichTextBlock, string]>([
  [
    'a numbered list',
    {
      type: 'ordered_list',
      attrs: { order: 3, style: 'lower-roman' },
      content: [{ type: 'list_item', content: [paragraph(words('Un'))] }],
    },
    '<ol start="3" data-style="lower-roman"><li><p>Un</p></li></ol>',
  ],
  [
    'a quote',
    { type: 'blockquote', content: [paragraph(words('Un'))] },
    '<blockquote><p>Un</p></blockquote>',
  ],
  [
    'a conditional part',
    {
      type: 'conditional',
      attrs: { variable: 'remote', operator: 'filled', value: null },
      content: [paragraph(words('Un'))],
    },
    '<div data-conditional><p>Un</p></div>',
  ],
  [
    'spans of cells',
    {
      type: 'table',
      content: [{ type: 'table_row', content: [cell(2, 1), cell(1, 3), cell(2, 2)] }],
    },
    '<table><tbody><tr><td colspan="2"><p>a</p></td><td rowspan="3"><p>a</p></td><td colspan="2" rowspan="2"><p>a</p></td></tr></tbody></table>',
  ],
  [
    'an image',
    { type: 'image', attrs: image },
    '<img src="/files/abc" alt="Plan" width="20" height="10" loading="lazy">',
  ],
  ['a page break', { type: 'page_break' }, '<div data-page-break></div>'],
  [
    'links and line breaks',
    paragraph(
      words('ici', { type: 'link', attrs: { href: 'https://a.test/?b=1&c=2' } }, { type: 'bold' }),
      { type: 'hard_break' },
      words('là', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
    ),
    '<p><a href="https://a.test/?b=1&#38;c=2" rel="noopener noreferrer"><strong>ici</strong></a><br>là</p>',
  ],
  [
    'signs of HTML',
    paragraph(words(`<a> & "b" 'c'`)),
    '<p>&#60;a&#62; &#38; &#34;b&#34; &#39;c&#39;</p>',
  ],
  [
    'the words of what it does not know',
    { type: 'sidebar', content: [paragraph(words('Un'))] } as never,
    '<p>Un</p>',
  ],
])('writes %s', (_name, content, html) => {
  expect(richTextHtml({ type: 'doc', content: [content] }, { imageUrl })).toBe(html)
})

test('writes the description of an image without files', () => {
  const content: RichText = { type: 'doc', content: [{ type: 'image', attrs: image }] }
  expect(richTextHtml(content)).toBe('<p>Plan</p>')
})

test('numbers titles and nests headings under the page’s own', () => {
  const section = (id: string, level: 1 | 2, title: string) => ({
    id,
    level,
    title,
    audience: 'anyone' as const,
    content: composeRichText('x'),
  })
  const document = {
    title: 'Contrat',
    numbering: 'articles' as const,
    blocks: [
      {
        id: 'b',
        kind: 'body' as const,
        name: 'Corps',
        description: '',
        sections: [section('1', 1, 'Objet'), section('2', 2, 'Détail')],
      },
      { id: 'a', kind: 'annex' as const, name: 'Tarifs', description: '', sections: [] },
    ],
  }
  const html = documentHtml(document, numberSections(document, numberingLabels.fr))
  expect(html).toContain('<h2><span data-number>Article\u00A01</span> Objet</h2>')
  expect(html).toContain('<h3><span data-number>1.1</span> Détail</h3>')
  expect(html).toContain('<h2><span data-number>Annexe\u00A01</span> Tarifs</h2>')
  expect(html).not.toContain('Corps')
  const deeper = { ...document.blocks[1]!, sections: [section('3', 2, 'Grille')] }
  const annexes = { ...document, blocks: [deeper] }
  const numbers = numberSections(annexes, numberingLabels.fr)
  expect(documentHtml(annexes, numbers, { topHeading: 3 })).toBe(
    '<section data-block="annex"><h3><span data-number>Annexe\u00A01</span> Tarifs</h3>' +
      '<section data-section="3"><h3><span data-number>1</span> Grille</h3><p data-align="justify">x</p></section></section>',
  )
})

const vectors = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</span><svg/onload=alert(1)>',
  '&lt;script&gt;',
  'javascript:alert(1)',
]

/** The allowed output: known tags with known attributes. */
const allowedTag =
  /<\/?(?:p|ul|ol|li|blockquote|div|table|tbody|tr|td|th|img|br|span|strong|em|u|s|sup|sub|a|h[1-6]|section)(?: (?:data-[a-z-]+|src|alt|width|height|loading|href|rel|start|colspan|rowspan|id|role|tabindex|value)(?:="[^"<>]*")?)*>/g

function isHarmless(html: string): boolean {
  const hasForeignTag = /[<>]/.test(html.replaceAll(allowedTag, ''))
  return !hasForeignTag && !/(href|src)="\s*(javascript|data|vbscript):/i.test(html)
}

test.each(vectors)('escapes %s wherever it occurs, even in unchecked content', (vector) => {
  const hostile = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { align: vector },
        content: [
          { type: 'text', text: vector, marks: [{ type: 'link', attrs: { href: vector } }] },
          { type: 'field', attrs: { variable: vector } },
        ],
      },
      { type: 'image', attrs: { file: vector, alt: vector, widthPx: vector, heightPx: vector } },
      { type: 'ordered_list', attrs: { order: vector, style: vector }, content: [] },
      { type: vector, content: [{ type: 'text', text: vector }] },
    ],
  } as unknown as RichText
  expect(
    isHarmless(
      richTextHtml(hostile, { imageUrl: (file) => `/files/${file}`, labels: { [vector]: vector } }),
    ),
  ).toBe(true)
  const document = {
    title: vector,
    numbering: 'none' as const,
    blocks: [
      {
        id: vector,
        kind: 'annex' as const,
        name: vector,
        description: vector,
        sections: [
          {
            id: vector,
            level: 1 as const,
            title: vector,
            audience: 'anyone' as const,
            content: hostile,
          },
        ],
      },
    ],
  }
  expect(
    isHarmless(
      documentHtml(document, numberSections(document, { article: vector, annex: vector })),
    ),
  ).toBe(true)
})

test('contains no tag but its own in any document', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(isHarmless(documentHtml(document, numberSections(document, numberingLabels.fr)))).toBe(
        true,
      )
    }),
  )
})
