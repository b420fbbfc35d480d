import { Buffer } from 'node:buffer'
import {
  buildWord,
  relationship,
  wordFiles,
  type TestWord,
} from '../../apps/server/src/platform/parsers/testing/build-word.ts'
import {
  buildZip,
  type TestEntry,
} from '../../apps/server/src/platform/parsers/testing/build-zip.ts'

interface TestFile {
  name: string
  bytes: Uint8Array
}

const harmless: TestWord = {
  body: [{ text: 'Article 1. Objet', bold: true }, { text: 'Le texte.' }],
}

const zipped = (extra: TestEntry[]) =>
  buildZip([
    ...Object.entries(wordFiles(harmless)).map(([name, bytes]) => ({ name, bytes })),
    ...extra,
  ])

const documentWith = (doctype: string, text: string) =>
  buildWord({
    ...harmless,
    files: {
      'word/document.xml': `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
  })

const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
).join('')

const UNSAFE = 'Ce fichier contient des éléments dangereux et n’a pas été ouvert.'
const DAMAGED = 'Ce fichier est endommagé ou incomplet'
const TOO_COMPLEX = 'Ce fichier est trop long ou trop complexe'
const WRONG_TYPE = 'Ce type de fichier n’est pas accepté ici.'

/** Malicious or mistaken files, each with the page's message. */
export const hostileFiles: readonly (TestFile & { says: string })[] = [
  {
    name: 'bombe.docx',
    bytes: zipped([{ name: 'word/media/a.png', bytes: new Uint8Array(9_000_000) }]),
    says: TOO_COMPLEX,
  },
  {
    name: 'entité externe.docx',
    bytes: documentWith('<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
    says: UNSAFE,
  },
  {
    name: 'mille rires.docx',
    bytes: documentWith(`<!DOCTYPE w [<!ENTITY a "ha">${laughs}]>`, '&j;'),
    says: UNSAFE,
  },
  {
    name: 'évasion.docx',
    bytes: zipped([{ name: '../../evasion.txt', bytes: 'x' }]),
    says: UNSAFE,
  },
  { name: 'texte renommé.docx', bytes: Buffer.from('Bonjour'), says: WRONG_TYPE },
  { name: 'archive.docx', bytes: buildZip([{ name: 'a.txt', bytes: 'a' }]), says: WRONG_TYPE },
  { name: 'coupé.docx', bytes: zipped([]).subarray(0, 900), says: DAMAGED },
  { name: 'vide.docx', bytes: new Uint8Array(), says: 'Ce fichier est vide.' },
]

/** Macros are dropped, external content is never fetched, and the page says both. */
export const loadedFile: TestFile = {
  name: 'macros et image distante.docx',
  bytes: buildWord({
    body: [
      ...harmless.body,
      '<w:p><w:r><w:pict><v:shape><v:imagedata r:id="rIdX"/></v:shape></w:pict></w:r></w:p>',
    ],
    relationships: relationship('rIdX', 'image', 'http://127.0.0.1:9/suivi.png', true),
    files: { 'word/vbaProject.bin': 'macros' },
  }),
}
