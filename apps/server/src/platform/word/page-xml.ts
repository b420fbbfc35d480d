import { runXml } from './inline-xml.ts'
import { paragraphXml } from './paragraph-xml.ts'
import type { WordWriter } from './word-writer.ts'
import { characters, element, xmlPart, type Xml } from './xml.ts'

/** Of A4 with the margins of our PDF, in twentieths of a point. */
export const OWN_PAGE = {
  width: 11_906,
  height: 16_838,
  side: 1_644,
  top: 1_588,
  bottom: 1_474,
}

export const NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
} as const

/** Above every page but the first: what the text is, and that it is a copy. */
export function headerXml(writer: WordWriter): Xml {
  const { head, words } = writer.request
  const line = `${head.title} · ${words.note}`
  return xmlPart(
    'w:hdr',
    NAMESPACES,
    paragraphXml({ styleId: writer.styles.header }, runXml(line, [], writer)),
  )
}

/** Below every page: its number, which Word counts. */
export function footerXml(writer: WordWriter): Xml {
  const { head, words } = writer.request
  const [before, between, after] = words.pages
  const text = (shown: string) => runXml(shown, [], writer)
  const reference = head.reference === '' ? '' : `${head.reference} · `
  return xmlPart(
    'w:ftr',
    NAMESPACES,
    paragraphXml(
      { styleId: writer.styles.footer },
      [
        text(`${reference}${before}`),
        fieldXml('PAGE'),
        text(between),
        fieldXml('NUMPAGES'),
        text(after),
      ].join(''),
    ),
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
export function sectionXml(headerId: string, footerId: string): Xml {
  const { width, height, side, top, bottom } = OWN_PAGE
  return element(
    'w:sectPr',
    {},
    element('w:headerReference', { 'w:type': 'default', 'r:id': headerId }),
    element('w:footerReference', { 'w:type': 'default', 'r:id': footerId }),
    element('w:footerReference', { 'w:type': 'first', 'r:id': footerId }),
    element('w:pgSz', { 'w:w': width, 'w:h': height }),
    element('w:pgMar', {
      'w:top': top,
      'w:right': side,
      'w:bottom': bottom,
      'w:left': side,
      'w:header': 720,
      'w:footer': 720,
      'w:gutter': 0,
    }),
    '<w:titlePg/>',
  )
}
