import { numberingLabels } from '@tacite/document/number-sections.ts'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { bodyXml } from './body-xml.ts'
import { coverXml } from './cover-xml.ts'
import { FIRST_TEXT_LIST, headingDefinitions } from './heading-numbers.ts'
import { imageTarget } from './image-xml.ts'
import { createListNumbers } from './list-numbers.ts'
import { ownStyles } from './own-styles.ts'
import {
  appPropertiesXml,
  contentTypesXml,
  corePropertiesXml,
  customPropertiesXml,
  packageRelationshipsXml,
  settingsXml,
} from './package-parts.ts'
import { footerXml, headerXml, NAMESPACES, OWN_PAGE, sectionXml } from './page-xml.ts'
import { createRelationships } from './relationships.ts'
import { OWN_STYLES } from './style-ids.ts'
import type { WordRequest } from './word-request.ts'
import type { WordWriter } from './word-writer.ts'
import { element, xmlPart, type Xml } from './xml.ts'

/**
 * A text as a Word file (.docx), in this very thread: everyone but the writing thread and tests calls `renderWord`.
 * The same request makes the same bytes.
 */
export function writeWord(request: WordRequest): Uint8Array {
  const writer = startWriter(request)
  const { relationships } = writer
  for (const part of ['styles', 'numbering', 'settings']) relationships.toPart(part, `${part}.xml`)
  const headerId = relationships.toPart('header', 'header1.xml')
  const footerId = relationships.toPart('footer', 'footer1.xml')
  const body = coverXml(writer) + bodyXml(writer) + sectionXml(headerId, footerId)
  const parts: Record<string, Xml> = {
    document: xmlPart('w:document', NAMESPACES, element('w:body', {}, body)),
    styles: xmlPart('w:styles', NAMESPACES, ...ownStyles(request.locale, isNumbered(request))),
    numbering: numberingXml(writer),
    settings: settingsXml(request),
    header1: headerXml(writer),
    footer1: footerXml(writer),
  }
  return zipped({
    '[Content_Types].xml': contentTypesXml(Object.keys(parts)),
    '_rels/.rels': packageRelationshipsXml(),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, xml] as const),
    ),
    'word/_rels/document.xml.rels': relationships.xml(),
    'docProps/core.xml': corePropertiesXml(request),
    'docProps/app.xml': appPropertiesXml(request),
    'docProps/custom.xml': customPropertiesXml(request.document.numbering),
    ...imageFiles(request),
  })
}

function startWriter(request: WordRequest): WordWriter {
  let lastId = 0
  return {
    request,
    styles: OWN_STYLES,
    lists: createListNumbers(FIRST_TEXT_LIST),
    relationships: createRelationships(),
    nextId: () => (lastId += 1),
    columnTwips: OWN_PAGE.width - 2 * OWN_PAGE.side,
  }
}

function isNumbered({ document }: WordRequest): boolean {
  return document.numbering !== 'none'
}

function numberingXml({ request, lists, styles }: WordWriter): Xml {
  const { document, locale } = request
  const headings = headingDefinitions(document.numbering, numberingLabels[locale], styles)
  const texts = lists.definitions()
  return xmlPart(
    'w:numbering',
    NAMESPACES,
    ...headings.abstracts,
    ...texts.abstracts,
    ...headings.lists,
    ...texts.lists,
  )
}

function imageFiles({ images }: WordRequest): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(images).flatMap(([sha256, bytes]) => {
      const target = imageTarget(sha256, bytes)
      return target ? [[`word/${target}`, bytes] as const] : []
    }),
  )
}

/** The first moment that a zip can state. */
const NO_MOMENT = new Date(1980, 0, 1)

function zipped(files: Record<string, Xml | Uint8Array>): Uint8Array {
  const entries: Zippable = {}
  for (const [name, content] of Object.entries(files)) {
    entries[name] =
      typeof content === 'string' ? [strToU8(content), { level: 6 }] : [content, { level: 0 }]
  }
  return zipSync(entries, { mtime: NO_MOMENT })
}
