import { runXml } from './inline-xml.ts'
import type { LetterheadPage, LetterheadPart } from './letterhead.ts'
import { paragraphXml } from './paragraph-xml.ts'
import type { WordRequest } from './word-request.ts'
import type { WordWriter } from './word-writer.ts'
import { characters, element, xmlPart, type Xml } from './xml.ts'

export const NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
} as const

/** A4 with the margins of our PDF; its first page has no head. */
const OWN_PAGE: LetterheadPage = {
  width: 11_906,
  height: 16_838,
  top: 1_588,
  right: 1_644,
  bottom: 1_474,
  left: 1_644,
  header: 720,
  footer: 720,
  isFirstApart: true,
  areEvenApart: false,
}

export function pageOf({ letterhead }: WordRequest): LetterheadPage {
  return letterhead?.page ?? OWN_PAGE
}

/** A head or a foot of the file's pages. */
export interface PagePart extends Pick<LetterheadPart, 'kind' | 'on' | 'images'> {
  xml: Xml
}

/** The heads and feet of the letterhead with what every page of ours says; without a letterhead, that alone. */
export function pageParts(writer: WordWriter): PagePart[] {
  const { letterhead } = writer.request
  if (!letterhead || letterhead.parts.length === 0) {
    const foot = { kind: 'footer', images: [], xml: part('w:ftr', numberLine(writer)) } as const
    const { isFirstApart } = pageOf(writer.request)
    return [
      { kind: 'header', on: 'default', images: [], xml: part('w:hdr', titleLine(writer)) },
      { ...foot, on: 'default' },
      ...(isFirstApart ? [{ ...foot, on: 'first' as const }] : []),
    ]
  }
  const counts = letterhead.parts.some(({ countsPages }) => countsPages)
  const parts = letterhead.parts.map(({ kind, on, content, images }) => ({
    kind,
    on,
    images,
    xml:
      kind === 'header'
        ? part('w:hdr', content + noteLine(writer))
        : part('w:ftr', content + (counts ? '' : numberLine(writer))),
  }))
  return [...parts, ...missingParts(parts, writer, counts)]
}

/** A letterhead of a head alone gets a foot with page numbers, one of a foot alone a head with the note. */
function missingParts(parts: readonly PagePart[], writer: WordWriter, counts: boolean): PagePart[] {
  const lacks = (kind: PagePart['kind']) =>
    !parts.some((one) => one.kind === kind && one.on === 'default')
  const on = 'default' as const
  return [
    ...(lacks('header')
      ? [{ kind: 'header' as const, on, images: [], xml: part('w:hdr', noteLine(writer)) }]
      : []),
    ...(lacks('footer') && !counts
      ? [{ kind: 'footer' as const, on, images: [], xml: part('w:ftr', numberLine(writer)) }]
      : []),
  ]
}

function part(name: string, content: Xml): Xml {
  return xmlPart(name, NAMESPACES, content === '' ? '<w:p/>' : content)
}

/** Above every page but the first: what the text is, and that it is a copy. */
function titleLine(writer: WordWriter): Xml {
  const { head, words } = writer.request
  const line = [head.title, words.note].filter((text) => text !== '').join(' · ')
  return paragraphXml({ styleId: writer.styles.header }, runXml(line, [], writer))
}

function noteLine(writer: WordWriter): Xml {
  const { note } = writer.request.words
  if (note === '') return ''
  return paragraphXml({ styleId: writer.styles.header }, runXml(note, [], writer))
}

/** Below every page: its number, which Word counts. */
function numberLine(writer: WordWriter): Xml {
  const { head, words } = writer.request
  const [before, between, after] = words.pages
  const text = (shown: string) => runXml(shown, [], writer)
  const reference = head.reference === '' ? '' : `${head.reference} · `
  return paragraphXml(
    { styleId: writer.styles.footer },
    [
      text(`${reference}${before}`),
      fieldXml('PAGE'),
      text(between),
      fieldXml('NUMPAGES'),
      text(after),
    ].join(''),
  )
}

/** A field that Word computes by itself; until it does, it shows a 1. */
function fieldXml(instruction: string): Xml {
  const mark = (type: string) => element('w:r', {}, element('w:fldChar', { 'w:fldCharType': type }))
  return [
    mark('begin'),
    element(
      'w:r',
      {},
      element('w:instrText', { 'xml:space': 'preserve' }, characters(` ${instruction} `)),
    ),
    mark('separate'),
    element('w:r', {}, element('w:t', {}, '1')),
    mark('end'),
  ].join('')
}

/** The page that the whole text is set on. */
export function sectionXml(
  page: LetterheadPage,
  references: readonly (Pick<PagePart, 'kind' | 'on'> & { id: string })[],
): Xml {
  return element(
    'w:sectPr',
    {},
    ...references.map(({ kind, on, id }) =>
      element(`w:${kind}Reference`, { 'w:type': on, 'r:id': id }),
    ),
    element('w:pgSz', {
      'w:w': page.width,
      'w:h': page.height,
      'w:orient': page.width > page.height ? 'landscape' : undefined,
    }),
    element('w:pgMar', {
      'w:top': page.top,
      'w:right': page.right,
      'w:bottom': page.bottom,
      'w:left': page.left,
      'w:header': page.header,
      'w:footer': page.footer,
      'w:gutter': 0,
    }),
    page.isFirstApart ? '<w:titlePg/>' : '',
  )
}
