import { buildWord, relationship, run, type TestWord } from '../../testing/build-word.ts'
import type { Vector } from './active-pdfs.ts'

const PROSE = 'Article 1. Objet du contrat de maintenance'
const WORD: TestWord = { body: [{ text: PROSE }] }
const word = (more: Partial<TestWord>) => buildWord(Object.assign({}, WORD, more))
const field = (...instructions: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${instructions.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('résultat')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
const SETTINGS =
  '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:attachedTemplate r:id="rT"/></w:settings>'
const rels = (line: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${line}</Relationships>`
const OBJECT =
  '<w:p><w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" r:id="rO"/></w:object></w:r></w:p>'

export const ACTIVE_WORDS: Vector[] = [
  [
    'macros',
    'macros',
    word({
      files: { 'word/vbaProject.bin': 'x', 'word/vbaData.xml': '<x/>' },
      relationships: relationship('rV', 'vbaProject', 'vbaProject.bin'),
    }),
  ],
  [
    'macros in a folder of their own',
    'macros',
    word({ files: { 'word/hidden/VBAPROJECT.BIN': 'x' } }),
  ],
  [
    'a control',
    'controls',
    word({
      body: [{ text: PROSE }, '<w:p><w:r><w:control r:id="rC"/></w:r></w:p>'],
      files: { 'word/activeX/activeX1.xml': '<x/>' },
      relationships: relationship('rC', 'control', 'activeX/activeX1.xml'),
    }),
  ],
  [
    'an embedded object',
    'embeddedFiles',
    word({
      body: [{ text: PROSE }, OBJECT],
      files: { 'word/embeddings/oleObject1.bin': 'x' },
      relationships: relationship('rO', 'oleObject', 'embeddings/oleObject1.bin'),
    }),
  ],
  [
    'a linked object',
    'externalContent',
    word({
      body: [{ text: PROSE }, OBJECT],
      relationships: relationship('rO', 'oleObject', 'file:///server/x.xls', true),
    }),
  ],
  [
    'a page brought in',
    'embeddedFiles',
    word({
      body: [{ text: PROSE }, '<w:altChunk r:id="rA"/>'],
      files: { 'word/a.html': '<script>1</script>' },
      relationships: relationship('rA', 'aFChunk', 'a.html'),
    }),
  ],
  [
    'a template elsewhere',
    'externalTemplate',
    word({
      files: {
        'word/settings.xml': SETTINGS,
        'word/_rels/settings.xml.rels': rels(
          relationship('rT', 'attachedTemplate', 'https://trap.test/t.dotm', true),
        ),
      },
    }),
  ],
  [
    'a template on a share',
    'externalTemplate',
    word({
      files: {
        'word/settings.xml': SETTINGS,
        'word/_rels/settings.xml.rels': rels(
          relationship('rT', 'attachedTemplate', '\\\\server\\t.dotm'),
        ),
      },
    }),
  ],
  [
    'a picture elsewhere',
    'externalContent',
    word({ relationships: relationship('rI', 'image', 'http://trap.test/pixel.png', true) }),
  ],
  [
    'a link to a program',
    'fileLinks',
    word({
      body: ['<w:p><w:hyperlink r:id="rH"><w:r><w:t>ici</w:t></w:r></w:hyperlink></w:p>'],
      relationships: relationship('rH', 'hyperlink', 'file:///c:/windows/calc.exe', true),
    }),
  ],
  [
    'a link that starts a search',
    'fileLinks',
    word({ relationships: relationship('rH', 'hyperlink', 'search-ms:query=x', true) }),
  ],
  [
    'a field that starts a program',
    'externalContent',
    word({ body: [field('DDEAUTO c:\\\\windows\\\\cmd.exe &quot;/k calc&quot;')] }),
  ],
  [
    'such a field in pieces',
    'externalContent',
    word({ body: [field(' D', 'DE', 'AUTO cmd.exe')] }),
  ],
  [
    'such a field within another',
    'externalContent',
    word({
      body: [
        field('IF ').replace(
          '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
          field('INCLUDETEXT &quot;http://trap.test&quot;'),
        ),
      ],
    }),
  ],
  [
    'such a field in references to characters',
    'externalContent',
    word({ body: [field('&#68;&#x44;E cmd')] }),
  ],
  [
    'such a field in a section of characters',
    'externalContent',
    word({ body: [field('<![CDATA[DDE cmd]]>')] }),
  ],
  [
    'such a field in one element',
    'externalContent',
    word({
      body: [
        '<w:p><w:fldSimple w:instr="INCLUDEPICTURE &quot;http://trap.test/a.png&quot;"><w:r><w:t>x</w:t></w:r></w:fldSimple></w:p>',
      ],
    }),
  ],
  [
    'a field that links to a share',
    'fileLinks',
    word({ body: [field('HYPERLINK &quot;\\\\\\\\server\\\\share&quot;')] }),
  ],
  [
    'such a field in a header',
    'externalContent',
    word({
      files: {
        'word/header1.xml': `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${field('LINK Excel.Sheet x')}</w:hdr>`,
      },
    }),
  ],
  [
    'an image with a script',
    'scripts',
    word({
      files: { 'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>' },
    }),
  ],
  [
    'an add-in that loads a page',
    'controls',
    word({
      files: {
        'word/webextensions/taskpanes.xml': '<x/>',
        '_rels/.rels': rels(
          relationship('rId1', 'officeDocument', 'word/document.xml') +
            '<Relationship Id="rW" Type="http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes" Target="word/webextensions/taskpanes.xml"/>',
        ),
      },
    }),
  ],
]

export const HARMLESS_WORDS: [string, Uint8Array][] = [
  ['paragraphs', buildWord(WORD)],
  [
    'a link to a page of the web',
    word({ relationships: relationship('rH', 'hyperlink', 'https://example.org', true) }),
  ],
  [
    'fields that number and refer',
    word({
      body: [
        field('PAGE'),
        field('REF _Ref1 \\h'),
        field('HYPERLINK \\l &quot;_Toc1&quot;'),
        field('HYPERLINK &quot;https://example.org&quot;'),
      ],
    }),
  ],
  [
    'a text about DDE and INCLUDETEXT',
    word({ body: [{ text: 'Le champ DDEAUTO et INCLUDETEXT' }] }),
  ],
  [
    'a drawing',
    word({
      files: {
        'word/media/a.svg':
          '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><a href="#x"/></svg>',
      },
    }),
  ],
]
