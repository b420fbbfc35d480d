import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { parserRefusalCode } from '../parser-refusal.ts'
import { closeParsers } from '../run-parser.ts'
import {
  buildWord,
  paragraph,
  picture,
  pngHeader,
  relationship,
  run,
  table,
  wordFiles,
  type TestWord,
} from '../testing/build-word.ts'
import { buildZip } from '../testing/build-zip.ts'
import { contentOf, outlineText, plainLines } from '../testing/outline-text.ts'
import { importWord } from './import-word.ts'

afterAll(closeParsers)

/** In the real process: a hostile file must not affect this one. */
async function importing(file: Uint8Array): Promise<string> {
  return importWord(file).then(
    ({ document }) =>
      document.blocks
        .flatMap((block) => block.sections.flatMap((section) => plainLines(section.content)))
        .join('\n'),
    (error: unknown) => parserRefusalCode(error) ?? String(error),
  )
}

const harmless: TestWord = { body: [{ text: 'Une phrase de la page.' }] }
const files = wordFiles(harmless)

function withDocument(xml: string | Uint8Array): Uint8Array {
  return buildWord({ ...harmless, files: { 'word/document.xml': xml } })
}

function documentOf(body: string, before = ''): string {
  return `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
}

const zipped = (extra: Parameters<typeof buildZip>[0]) =>
  buildZip([...Object.entries(files).map(([name, bytes]) => ({ name, bytes })), ...extra])

const laughs = `<!DOCTYPE w [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`
const good = buildWord(harmless)

const refused: [string, string, Uint8Array][] = [
  ['a text', 'FILE_TYPE_NOT_ALLOWED', Buffer.from('bonjour')],
  ['a zip that is no Word file', 'FILE_TYPE_NOT_ALLOWED', zipSync({ 'a.txt': Buffer.from('a') })],
  [
    'an old .doc',
    'FILE_LEGACY_WORD',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  ],
  [
    'a file with a password',
    'FILE_ENCRYPTED',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
  ],
  ['a cut file', 'FILE_UNREADABLE', good.subarray(0, good.length - 100)],
  [
    'a bomb',
    'FILE_TOO_COMPLEX',
    zipped([{ name: 'word/media/a.png', bytes: new Uint8Array(9_000_000) }]),
  ],
  [
    'a bomb of many entries',
    'FILE_TOO_COMPLEX',
    zipped(Array.from({ length: 3000 }, (_, at) => ({ name: `x${at}` }))),
  ],
  [
    'a document that is a bomb',
    'FILE_TOO_COMPLEX',
    withDocument(documentOf(' '.repeat(9_000_000))),
  ],
  ['an entry that climbs out', 'FILE_UNSAFE', zipped([{ name: '../../evil.txt', bytes: 'x' }])],
  [
    'a symbolic link',
    'FILE_UNSAFE',
    zipped([{ name: 'word/media/x.png', bytes: '/etc/passwd', mode: 0o120777 }]),
  ],
  ['a name twice', 'FILE_UNSAFE', zipped([{ name: 'word/document.xml', bytes: 'x' }])],
  [
    'a wrong checksum',
    'FILE_UNREADABLE',
    buildZip(
      Object.entries(files).map(([name, bytes]) => ({
        name,
        bytes,
        ...(name === 'word/document.xml' && { crc: 1 }),
      })),
    ),
  ],
  [
    'an external entity',
    'FILE_UNSAFE',
    withDocument(
      documentOf(
        '<w:p><w:r><w:t>&x;</w:t></w:r></w:p>',
        '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ),
    ),
  ],
  [
    'a billion laughs',
    'FILE_UNSAFE',
    withDocument(documentOf('<w:p><w:r><w:t>&j;</w:t></w:r></w:p>', laughs)),
  ],
  ['a document without an end', 'FILE_UNREADABLE', withDocument('<w:document><w:body>')],
  ['a document without a body', 'FILE_UNREADABLE', withDocument('<a/>')],
  [
    'too much depth',
    'FILE_TOO_COMPLEX',
    withDocument(documentOf('<w:sdt>'.repeat(300) + '</w:sdt>'.repeat(300))),
  ],
]

test.each(refused)('refuses %s with %s', async (_, code, file) => {
  expect(await importing(file)).toBe(code)
})

test('still reads the next file after all of these', async () => {
  expect(await importing(good)).toBe('p Une phrase de la page.')
})

test('never opens external targets of relationships', async () => {
  const outside = (target: string, isExternal: boolean) =>
    buildWord({
      body: [
        { text: 'Une phrase de la page.' },
        `<w:p><w:r><w:pict><v:shape><v:imagedata r:id="rIdX"/></v:shape></w:pict></w:r></w:p>`,
      ],
      relationships: relationship('rIdX', 'image', target, isExternal),
    })
  for (const target of [
    'file:///etc/passwd',
    'http://127.0.0.1:9/x.png',
    '../../../../etc/passwd',
    '/etc/passwd',
  ]) {
    for (const isExternal of [true, false]) {
      const { images, losses } = await importWord(outside(target, isExternal))
      expect(images).toEqual([])
      expect(losses.map(({ kind }) => kind)).toEqual([
        expect.stringMatching(/^images(Outside|Damaged)$/),
      ])
    }
  }
})

test('drops executable link targets and keeps their words', async () => {
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ]) {
    const file = buildWord({
      body: [`<w:p><w:hyperlink r:id="rIdX">${run('un mot de la page')}</w:hyperlink></w:p>`],
      relationships: relationship('rIdX', 'hyperlink', address, true),
    })
    expect(await importing(file)).toBe('p un mot de la page')
  }
})

test('keeps markup typed in the text as text', async () => {
  const text = '<script>alert(1)</script> & <img src=x onerror=alert(1)> de la page'
  expect(await importing(buildWord({ body: [{ text }] }))).toBe(`p ${text}`)
})

test('turns tables that are too wide or too deep into text, and refuses one too large for a section', async () => {
  const wide = table([Array.from({ length: 70 }, (_, at) => paragraph({ text: `c${at}` }))])
  expect(await importing(buildWord({ body: [wide] }))).toContain('p c69')
  let nested = paragraph({ text: 'au fond de la page' })
  for (let depth = 0; depth < 20; depth += 1) nested = table([[nested]])
  expect(await importing(buildWord({ body: [nested] }))).toContain('au fond de la page')
  const rows = Array.from({ length: 3000 }, (_, row) =>
    ['a', 'b', 'c'].map((cell) => paragraph({ text: `${cell}${(row * 7919) % 10_007}` })),
  )
  expect(await importing(buildWord({ body: [table(rows)] }))).toBe('FILE_TOO_COMPLEX')
})

test('splits a very long text into several sections', async () => {
  const body = Array.from({ length: 9000 }, (_, at) => ({
    text: `Une phrase de la page, ${(at * 7919) % 10_007}.`,
  }))
  const { document, losses } = await importWord(buildWord({ body }))
  expect(document.blocks[0]?.sections.map(({ title }) => title)).toEqual(['Contrat', 'Contrat (2)'])
  expect(losses).toContainEqual({ kind: 'sectionsSplit', count: 1, where: ['Contrat'] })
})

test('removes control characters and bidi marks', async () => {
  const text = 'le prix\u202E de la page\u2066 est ferme\u007F'
  const file = buildWord({
    body: [
      { text: `1. Objet\u202E`, bold: true },
      { text },
      picture('rIdI', 5, 5, 'lo\u202Ego\u007F'),
    ],
    relationships: relationship('rIdI', 'image', 'media/a.png'),
    files: { 'word/media/a.png': pngHeader(5, 5) },
  })
  const { document } = await importWord(file)
  expect(outlineText(document)).toEqual(['[body] Contrat', '1 Objet'])
  const content = contentOf(document, 'Objet')
  expect(plainLines(content)).toEqual(['p le prix de la page est ferme', 'image 5x5'])
  expect(content.content[1]).toMatchObject({ attrs: { alt: 'logo' } })
})
