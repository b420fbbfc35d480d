import type { NoteInline, RichText } from '@tacite/document/rich-text.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { serviceContractRequest } from '../pdf/testing/service-contract-request.ts'
import { wordRequestOf } from './testing/word-request-of.ts'
import { writeWord } from './write-word.ts'

function written(...notes: NoteInline[][]) {
  const { document } = serviceContractRequest('fr')
  const [block] = document.blocks
  const content: RichText = {
    type: 'doc',
    content: notes.map((note) => ({
      type: 'paragraph',
      attrs: { align: 'left' },
      content: [
        { type: 'text', text: 'Le prix' },
        { type: 'footnote', content: note },
      ],
    })),
  }
  const sections = [{ ...block!.sections[0]!, content }]
  return writeWord(wordRequestOf({ ...document, blocks: [{ ...block!, sections }] }))
}

/** A part of the package by its whole name. */
const wordPart = (file: Uint8Array, name: string) => strFromU8(unzipSync(file)[name]!)

const text = (said: string): NoteInline => ({ type: 'text', text: said })

test('notes are in their own part, with the separators that Word asks for', () => {
  const file = written([text('Hors taxes & frais.')], [text('Deux.')])
  const part = wordPart(file, 'word/footnotes.xml')
  expect(part).toContain('<w:footnote w:type="separator" w:id="-1">')
  expect(part).toContain('<w:footnote w:type="continuationSeparator" w:id="0">')
  expect(part).toMatch(
    /<w:footnote w:id="1">.*FootnoteText.*<w:footnoteRef\/>.*Hors taxes &amp; frais\./,
  )
  const body = wordPart(file, 'word/document.xml')
  expect(
    body.match(/<w:rStyle w:val="FootnoteReference"\/><\/w:rPr><w:footnoteReference w:id="\d"/g),
  ).toHaveLength(2)
  expect(wordPart(file, '[Content_Types].xml')).toContain('/word/footnotes.xml')
  expect(wordPart(file, 'word/_rels/document.xml.rels')).toContain('footnotes.xml')
  expect(wordPart(file, 'word/settings.xml')).toContain('<w:footnotePr><w:footnote w:id="-1"/>')
})

test('a link in a note is a relationship of the part of the notes', () => {
  const marks = [{ type: 'link' as const, attrs: { href: 'https://exemple.test/prix' } }]
  const file = written([{ type: 'text', text: 'Le barème', marks }])
  expect(wordPart(file, 'word/_rels/footnotes.xml.rels')).toContain('https://exemple.test/prix')
  expect(wordPart(file, 'word/_rels/document.xml.rels')).not.toContain('exemple.test')
})

test('a text without notes has no part for them', () => {
  const { document } = serviceContractRequest('fr')
  const file = writeWord(wordRequestOf(document))
  expect(wordPart(file, '[Content_Types].xml')).not.toContain('footnotes')
})
