import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { makePng } from '../../pdf/testing/make-png.ts'
import { keptStructure } from '../../word/testing/kept-structure.ts'
import { wordRequestOf } from '../../word/testing/word-request-of.ts'
import { writeWord } from '../../word/write-word.ts'
import { closeParsers } from '../run-parser.ts'
import { readWord } from '../word/read-word.ts'
import { importLetterhead } from './import-letterhead.ts'
import { readLetterhead } from './read-letterhead.ts'
import { hostileParts, letterheadFile } from './testing/letterhead-file.ts'

afterAll(closeParsers)

const logo = makePng(30, 10)

const document = {
  title: 'Bail',
  numbering: 'articles' as const,
  blocks: [
    {
      id: 'b',
      kind: 'body' as const,
      name: 'Corps',
      description: '',
      sections: [
        {
          id: 's',
          level: 1 as const,
          title: 'Objet',
          audience: 'anyone' as const,
          content: composeRichText('Texte\n- un'),
        },
      ],
    },
  ],
}

function writtenOn(file: Uint8Array) {
  const { letterhead } = readLetterhead(file)
  const bytes = writeWord(wordRequestOf(document, { letterhead }))
  const files = unzipSync(bytes)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { bytes, files, text }
}

test('a text is set in the styles, the page, the head and the foot of a letterhead', () => {
  const { bytes, files, text } = writtenOn(letterheadFile({ logo }))
  const styles = text('word/styles.xml')
  expect(styles).toContain('<w:rFonts w:ascii="Garamond"')
  expect(styles).toMatch(/w:styleId="Titre1">.*?<w:color w:val="AA0000"/)
  expect(styles).toContain('<w:lang w:val="fr-FR"')
  expect(styles).not.toContain('de-DE')
  const main = text('word/document.xml')
  expect(main).toContain('<w:pStyle w:val="Titre1"/>')
  expect(main).toContain('<w:pgMar w:top="2000" w:right="900" w:bottom="1000" w:left="900"')
  expect(text('word/header1.xml')).toContain('Cabinet Durand')
  expect(text('word/header1.xml')).toContain('sans valeur de signature')
  expect(text('word/_rels/header1.xml.rels')).toContain('media/letterhead1.png')
  expect(Buffer.from(files['word/media/letterhead1.png']!).equals(logo)).toBe(true)
  expect(text('word/footer2.xml')).toContain('RCS Lyon')
  expect(text('word/footer2.xml')).toContain('NUMPAGES')
  expect(keptStructure(readWord(bytes).document)).toEqual(keptStructure(document))
})

test('titles are counted by Word in the styles of the letterhead', () => {
  const styles = writtenOn(letterheadFile({ logo })).text('word/styles.xml')
  expect(styles).toMatch(/w:styleId="Titre1">.*?<w:keepNext\/><w:numPr><w:ilvl w:val="0"\/>/)
})

test('nothing of a hostile letterhead reaches out, is run or is guessed at, and what is left out is said', () => {
  const file = letterheadFile({ logo, header: hostileParts })
  const { summary } = readLetterhead(file)
  expect(summary.losses).toEqual(['text', 'drawings', 'objects', 'links', 'fields'])
  const { files } = writtenOn(file)
  for (const [name, bytes] of Object.entries(files)) {
    const words = strFromU8(bytes)
    for (const trace of ['evil.test', 'INCLUDE', 'DDE', 'oleObject', 'External"'])
      expect([name, trace, words.includes(trace)]).toEqual([name, trace, false])
  }
})

test.each([
  ['macros', { files: { 'word/vbaProject.bin': new Uint8Array([1]) } }],
  ['no Word document', undefined],
])('a file with %s is refused', async (_, changes) => {
  const file = changes ? letterheadFile({ logo, ...changes }) : new Uint8Array([1, 2, 3])
  await expect(importLetterhead(file)).rejects.toMatchObject({
    refusals: [{ code: changes ? 'FILE_UNSAFE' : 'FILE_TYPE_NOT_ALLOWED' }],
  })
})

test('is read in a process of its own, with a summary of what is taken', async () => {
  const { summary, letterhead } = await importLetterhead(letterheadFile({ logo, body: '' }))
  expect(summary).toMatchObject({ headers: 1, footers: 1, images: 1, losses: [] })
  expect(summary.styles).toBe(letterhead.styles.length)
})
