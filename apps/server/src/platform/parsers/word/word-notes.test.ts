import { allSections } from '@tacite/document/contract-document.ts'
import { expect, test } from 'vitest'
import {
  buildWord,
  paragraph,
  relationship,
  run,
  table,
  type TestWord,
} from '../testing/build-word.ts'
import { contentOf, plainLines } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

/** The lines of a one-section document, and what was lost. */
function read(word: TestWord) {
  const { document, losses } = readWord(buildWord(word))
  return { lines: plainLines(contentOf(document, 'Contrat')), losses }
}

const mark = (id: string, kind = 'footnote') => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
const note = (id: string, ...content: string[]) =>
  `<w:footnote w:id="${id}">${content.join('')}</w:footnote>`
const separator = '<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>'
const said = (text: string) => paragraph({ text })

test('keeps a note where its mark stands, with its looks, and loses nothing', () => {
  const bold = '<w:r><w:rPr><w:b/></w:rPr><w:t>Hors taxes</w:t></w:r>'
  const { lines, losses } = read({
    body: [`<w:p>${run('Le prix est ferme')}${mark('2')}${run(', pour un an.')}</w:p>`],
    footnotes:
      separator +
      note('2', `<w:p><w:r><w:footnoteRef/></w:r>${run(' ')}${bold}${run(', hors frais.')}</w:p>`),
  })
  expect(lines).toEqual([
    'p Le prix est ferme<note><bold>Hors taxes</bold>, hors frais.</note>, pour un an.',
  ])
  expect(losses).toEqual([])
})

test('endnotes are notes as well, and paragraphs of a note are its lines', () => {
  const endnotes = `<w:endnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:endnote w:id="2">${said('Un.')}${said('Deux.')}</w:endnote></w:endnotes>`
  const { lines, losses } = read({
    body: [`<w:p>${run('Le prix est ferme.')}${mark('2', 'endnote')}</w:p>`],
    relationships: relationship('rIdE', 'endnotes', 'endnotes.xml'),
    files: { 'word/endnotes.xml': endnotes },
  })
  expect(lines).toEqual(['p Le prix est ferme.<note>Un.⏎Deux.</note>'])
  expect(losses).toEqual([])
})

test('a table, an entry of a list or a note in a note is lost, its words are not', () => {
  const { lines, losses } = read({
    body: [`<w:p>${run('Le prix est ferme.')}${mark('2')}</w:p>`],
    footnotes: note(
      '2',
      said('Selon'),
      table([[said('a'), said('b')]]),
      `<w:p>${run('fin')}${mark('2')}</w:p>`,
    ),
  })
  expect(lines).toEqual(['p Le prix est ferme.<note>Selon⏎a⏎b⏎fin</note>'])
  expect(losses).toEqual([{ kind: 'notesFlattened', count: 2, where: ['Contrat'] }])
})

test.each([
  ['a note that the file does not have', mark('9')],
  ['a note without an id', '<w:r><w:footnoteReference/></w:r>'],
  ['a separator', mark('0')],
  ['a note that stands elsewhere already', `${mark('2')}${mark('2')}`],
])('a mark of %s is a loss', (_, marks) => {
  const { losses } = read({
    body: [`<w:p>${run('Le prix est ferme.')}${marks}</w:p>`],
    footnotes: separator + note('2', said('Hors taxes.')),
  })
  expect(losses).toEqual([{ kind: 'notesMissing', count: 1, where: ['Contrat'] }])
})

test('a note of a title begins the text below it, and that is said', () => {
  const { document, losses } = readWord(
    buildWord({
      body: [
        { text: 'Article 1 – Objet', style: 'Titre1' },
        { text: 'Le présent contrat porte sur un conseil.' },
        `<w:p><w:pPr><w:pStyle w:val="Titre1"/></w:pPr>${run('Article 2 – Prix')}${mark('2')}</w:p>`,
        { text: 'Le prix est ferme et définitif.' },
      ],
      footnotes: note('2', said('Hors taxes.')),
    }),
  )
  expect(plainLines(contentOf(document, 'Prix'))).toEqual([
    'p <note>Hors taxes.</note>Le prix est ferme et définitif.',
  ])
  expect(losses).toEqual([{ kind: 'notesMoved', count: 1, where: ['Prix'] }])
})

test('ten thousand notes are read within the limits of a section', () => {
  const ids = Array.from({ length: 10_000 }, (_, at) => String(at + 1))
  const { document } = readWord(
    buildWord({
      body: ids.map((id) => `<w:p>${run(`Phrase ${id}.`)}${mark(id)}</w:p>`),
      footnotes: ids.map((id) => note(id, said(`Note ${id}.`))).join(''),
    }),
  )
  const notes = JSON.stringify(document).split('"type":"footnote"').length - 1
  expect([notes, allSections(document).length > 1]).toEqual([10_000, true])
})
