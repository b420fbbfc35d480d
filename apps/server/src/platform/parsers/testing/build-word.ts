import { strToU8, zipSync } from 'fflate'

/** A paragraph of a test document. */
export interface TestParagraph {
  text: string
  style?: string
  bold?: boolean
  underline?: boolean
  caps?: boolean
  sizePt?: number
  align?: 'center' | 'both' | 'right'
  outline?: number
  /** [list id, level] */
  list?: [number, number]
}

export interface TestWord {
  /** Paragraphs, or raw XML for the body. */
  body: (TestParagraph | string)[]
  /** Additional w:style elements, as XML. */
  styles?: string
  /** XML inside w:numbering. */
  numbering?: string
  footnotes?: string
  comments?: string
  /** Further relationships of the main document, as XML. */
  relationships?: string
  /** Further entries of the zip. */
  files?: Record<string, Uint8Array | string>
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NAMESPACES =
  `xmlns:w="${W}" xmlns:r="${R}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ` +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml"'

/** A minimal Word file for a test. */
export function buildWord(word: TestWord): Uint8Array {
  return zipSync(wordFiles(word), { level: 6 })
}

/** The entries of such a file, for tests that build the zip themselves. */
export function wordFiles(word: TestWord): Record<string, Uint8Array> {
  const body = word.body
    .map((entry) => (typeof entry === 'string' ? entry : paragraph(entry)))
    .join('')
  const files: Record<string, Uint8Array | string> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': part('styles', BUILT_IN_STYLES + (word.styles ?? '')),
    'word/_rels/document.xml.rels': relationships(
      relationship('rIdS', 'styles', 'styles.xml') +
        relationship('rIdN', 'numbering', 'numbering.xml') +
        relationship('rIdF', 'footnotes', 'footnotes.xml') +
        (word.relationships ?? ''),
    ),
    ...(word.numbering && { 'word/numbering.xml': part('numbering', word.numbering) }),
    ...(word.footnotes && { 'word/footnotes.xml': part('footnotes', word.footnotes) }),
    ...(word.comments && { 'word/comments.xml': part('comments', word.comments) }),
    ...word.files,
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  )
}

export function paragraph(given: TestParagraph): string {
  const { text, style, align, outline, list } = given
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>`,
    align && `<w:jc w:val="${align}"/>`,
    outline !== undefined && `<w:outlineLvl w:val="${outline}"/>`,
  ]
  return `<w:p><w:pPr>${properties.filter(Boolean).join('')}</w:pPr>${run(text, given)}</w:p>`
}

/** One run; '\n' in its text becomes a line break, '**bold**' is not interpreted here. */
export function run(
  text: string,
  look: Pick<TestParagraph, 'bold' | 'underline' | 'caps' | 'sizePt'> = {},
): string {
  const properties = [
    look.bold && '<w:b/>',
    look.underline && '<w:u w:val="single"/>',
    look.caps && '<w:caps/>',
    look.sizePt && `<w:sz w:val="${look.sizePt * 2}"/>`,
  ]
  const lines = text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join('<w:br/>')
  return `<w:r><w:rPr>${properties.filter(Boolean).join('')}</w:rPr>${lines}</w:r>`
}

export function relationship(id: string, kind: string, target: string, isExternal = false): string {
  const mode = isExternal ? ' TargetMode="External"' : ''
  return `<Relationship Id="${id}" Type="${TYPE}/${kind}" Target="${escapeXml(target)}"${mode}/>`
}

/** A list definition with its levels, such as `['decimal', '%1.']`; its id is that of the list. */
export function listDefinition(id: number, levels: [format: string, text: string][]): string {
  const written = levels
    .map(
      ([format, text], depth) =>
        `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>` +
        `<w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (depth + 1)}"/></w:pPr></w:lvl>`,
    )
    .join('')
  return (
    `<w:abstractNum w:abstractNumId="${id}">${written}</w:abstractNum>` +
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`
  )
}

/** A paragraph with an image of the given size in pixels. */
export function picture(
  relationshipId: string,
  widthPx: number,
  heightPx: number,
  alt = '',
): string {
  const size = `cx="${widthPx * 9525}" cy="${heightPx * 9525}"`
  return (
    `<w:p><w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr id="1" name="x" descr="${alt}"/>` +
    '<a:graphic><a:graphicData><pic:pic><pic:blipFill>' +
    `<a:blip r:embed="${relationshipId}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>` +
    '</wp:inline></w:drawing></w:r></w:p>'
  )
}

export function table(rows: string[][]): string {
  const written = rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')
  return `<w:tbl>${written}</w:tbl>`
}

/** A PNG header that claims this size, without pixels. */
export function pngHeader(widthPx: number, heightPx: number): Uint8Array {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(widthPx, 16)
  header.writeUInt32BE(heightPx, 20)
  return header
}

function part(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${name} ${NAMESPACES}>${content}</w:${name}>`
}

function relationships(content: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
  '</Types>'

const BUILT_IN_STYLES =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Titre"><w:name w:val="Title"/></w:style>' +
  [1, 2, 3, 4]
    .map(
      (level) =>
        `<w:style w:type="paragraph" w:styleId="Titre${level}"><w:name w:val="heading ${level}"/>` +
        `<w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>`,
    )
    .join('') +
  '<w:style w:type="paragraph" w:styleId="TM1"><w:name w:val="toc 1"/></w:style>'
