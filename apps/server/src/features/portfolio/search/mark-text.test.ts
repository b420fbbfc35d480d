import { expect, test } from 'vitest'
import { markText, snippetOf } from './mark-text.ts'

const words = new Set(['préavis'])
const filler = (count: number) => Array.from({ length: count }, (_, at) => `mot${at}`).join(' ')
const marked = ({ text, hits }: ReturnType<typeof markText>) =>
  hits.map(({ start, end }) => text.slice(start, end))

test('marks whole words only, whatever their case', () => {
  expect(marked(markText('Préavis, préavisé : préavis', words))).toEqual(['Préavis', 'préavis'])
})

test('keeps the text unchanged, markup included', () => {
  const text = '<b>préavis</b>\n& « fin »'
  expect(markText(text, words)).toEqual({ text, hits: [{ start: 3, end: 10 }] })
})

test('marks a number in groups that was typed as one word', () => {
  const text = 'un loyer de 48\u202F300,00 euros selon L. 145-9'
  expect(marked(markText(text, new Set(['48300', 'l145h9'])))).toEqual(['48\u202F300', 'L. 145-9'])
})

test('stops marking at five hundred', () => {
  expect(markText('préavis '.repeat(600), words).hits).toHaveLength(500)
})

test('a short text is its own snippet, on one line', () => {
  expect(snippetOf('  Le préavis\n\nest court. ', words)).toEqual({
    text: 'Le préavis est court.',
    hits: [{ start: 3, end: 10 }],
  })
})

test('a snippet surrounds the hit, cut between words', () => {
  const snippet = snippetOf(`${filler(100)} le préavis court ${filler(100)}`, words)
  expect(marked(snippet)).toEqual(['préavis'])
  expect(snippet.text).toMatch(/^… mot\d+ .*mot99 le préavis court mot0 .* mot\d+ …$/)
  expect(snippet.text.length).toBeLessThan(260)
})

test('dot leaders are shortened', () => {
  expect(snippetOf('Prix . . . . . . . . 2\nPréavis......... 3', words)).toEqual({
    text: 'Prix … 2 Préavis … 3',
    hits: [{ start: 9, end: 16 }],
  })
})

test('a snippet covers the densest hits', () => {
  const snippet = snippetOf(`préavis ${filler(100)} préavis puis préavis ${filler(60)}`, words)
  expect(marked(snippet)).toEqual(['préavis', 'préavis'])
})

test('a snippet without a hit is the beginning', () => {
  expect(snippetOf(filler(100), words)).toMatchObject({
    text: expect.stringMatching(/^mot0 .* …$/),
    hits: [],
  })
  expect(snippetOf('', words)).toEqual({ text: '', hits: [] })
})

test('a word longer than a snippet is shown whole', () => {
  const long = 'a'.repeat(400)
  expect(marked(snippetOf(`un ${long} fin`, new Set([long])))).toEqual([long])
})
