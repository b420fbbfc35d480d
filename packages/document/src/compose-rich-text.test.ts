import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'

const paragraph = (align: string, ...content: object[]) => ({
  type: 'paragraph',
  attrs: { align },
  ...(content.length > 0 ? { content } : {}),
})
const text = (words: string) => ({ type: 'text', text: words })
const bold = { marks: [{ type: 'bold' }] }
const field = (variable: string) => ({ type: 'field', attrs: { variable } })
const row = (type: string, ...cells: object[][]) => ({
  type: 'table_row',
  content: cells.map((content) => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [paragraph('left', ...content)],
  })),
})
const composed = (source: string) => composeRichText(source).content

test('a line is a paragraph, trimmed; an empty line is nothing', () => {
  expect(composed('  Objet\n\n   \nPrix  ')).toEqual([
    paragraph('justify', text('Objet')),
    paragraph('justify', text('Prix')),
  ])
})

test('a variable in braces is a field, words between asterisks are bold', () => {
  expect(composed('Entre **{client_name} SAS** et {2}.')).toEqual([
    paragraph(
      'justify',
      text('Entre '),
      { ...field('client_name'), ...bold },
      { ...text(' SAS'), ...bold },
      text(' et {2}.'),
    ),
  ])
  expect(composed('{Prix} à {unit_price}')).toEqual([
    paragraph('justify', text('{Prix} à '), field('unit_price')),
  ])
  expect(composed('{a}{b}')).toEqual([paragraph('justify', field('a'), field('b'))])
})

test('adjacent bullets are one list, adjacent rows one table whose first row is its header', () => {
  expect(composed('- un\n- deux\n| Lot | Prix |\n|  1  |{price}  |\n| 2 | |\nFin')).toEqual([
    {
      type: 'bullet_list',
      content: ['un', 'deux'].map((words) => ({
        type: 'list_item',
        content: [paragraph('justify', text(words))],
      })),
    },
    {
      type: 'table',
      content: [
        row('table_header', [text('Lot')], [text('Prix')]),
        row('table_cell', [text('1')], [field('price')]),
        row('table_cell', [text('2')], []),
      ],
    },
    paragraph('justify', text('Fin')),
  ])
})

test('the lines up to [end] are conditional', () => {
  const source =
    'Avant\n[if seats gte 10]\nRemise\n- de 5 %\n[end]\n[if remote filled]\nÀ distance\n[end]'
  const [before, discount, remote] = composed(source)
  expect(before).toEqual(paragraph('justify', text('Avant')))
  expect(discount).toMatchObject({
    type: 'conditional',
    attrs: { variable: 'seats', operator: 'gte', value: 10 },
    content: [{ type: 'paragraph' }, { type: 'bullet_list' }],
  })
  expect(remote).toMatchObject({
    attrs: { variable: 'remote', operator: 'filled', value: null },
    content: [paragraph('justify', text('À distance'))],
  })
})

test.each([
  ['[if remote filled]\nÀ distance', 'No [end] for [if remote filled]'],
  ['[if seats like 10]\nx\n[end]', 'Not a condition: [if seats like 10]'],
  ['[if seats]\nx\n[end]', 'Not a condition: [if seats]'],
  ['[if seats filled] x\nx\n[end]', 'Not a condition: [if seats filled] x'],
  ['[if [if seats filled]\nx\n[end]', 'Not a condition: [if [if seats filled]'],
])('refuses %j', (source, message) => {
  expect(() => composeRichText(source)).toThrow(message)
})
