import { numberingLabels } from '@tacite/document/number-sections.ts'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { bodyXml } from './body-xml.ts'
import { coverXml } from './cover-xml.ts'
import { fileStyles, styleIdsOf } from './file-styles.ts'
import { FIRST_TEXT_LIST, headingDefinitions } from './heading-numbers.ts'
import { createFootnoteNumbers } from './footnote-numbers.ts'
import { footnotePart } from './footnotes-xml.ts'
import { imageTarget } from './image-xml.ts'
import { createListNumbers } from './list-numbers.ts'
import {
  appPropertiesXml,
  contentTypesXml,
  corePropertiesXml,
  customPropertiesXml,
  packageRelationshipsXml,
  settingsXml,
} from './package-parts.ts'
import { NAMESPACES, pageOf, pageParts, sectionXml, type PagePart } from './page-xml.ts'
import { createRelationships } from './relationships.ts'
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
  const pages = pageParts(writer).map((page, at) => ({ ...page, name: `${page.kind}${at + 1}` }))
  const references = pages.map(({ kind, on, name }) => ({
    kind,
    on,
    id: relationships.toPart(kind, `${name}.xml`),
  }))
  const body = parted(coverXml(writer) + bodyXml(writer)) + sectionXml(pageOf(request), references)
  const footnotes = footnotePart(writer)
  if (footnotes) relationships.toPart('footnotes', 'footnotes.xml')
  const parts: Record<string, Xml> = {
    document: xmlPart('w:document', NAMESPACES, element('w:body', {}, body)),
    styles: xmlPart('w:styles', NAMESPACES, ...fileStyles(request, writer.styles)),
    numbering: numberingXml(writer),
    settings: settingsXml(request, footnotes !== null),
    ...(footnotes && { footnotes: footnotes.xml }),
    ...Object.fromEntries(pages.map(({ name, xml }) => [name, xml])),
  }
  return zipped({
    '[Content_Types].xml': contentTypesXml(Object.keys(parts)),
    '_rels/.rels': packageRelationshipsXml(),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, xml] as const),
    ),
    'word/_rels/document.xml.rels': relationships.xml(),
    ...(footnotes && { 'word/_rels/footnotes.xml.rels': footnotes.relationships.xml() }),
    ...pageRelationships(pages),
    'docProps/core.xml': corePropertiesXml(request),
    'docProps/app.xml': appPropertiesXml(request),
    'docProps/custom.xml': customPropertiesXml(request.document.numbering),
    ...imageFiles(request),
  })
}

/** Word joins tables that touch, and wants a paragraph after the last one. */
function parted(blocks: Xml): Xml {
  return blocks
    .replaceAll('</w:tbl><w:tbl>', '</w:tbl><w:p/><w:tbl>')
    .replace(/<\/w:tbl>$/, '</w:tbl><w:p/>')
}

function startWriter(request: WordRequest): WordWriter {
  let lastId = 0
  const { width, left, right } = pageOf(request)
  return {
    request,
    styles: styleIdsOf(request.letterhead?.styles ?? []),
    lists: createListNumbers(FIRST_TEXT_LIST),
    relationships: createRelationships(),
    footnotes: createFootnoteNumbers(),
    nextId: () => (lastId += 1),
    columnTwips: width - left - right,
  }
}

/** The images of each head and foot, under the ids that it names. */
function pageRelationships(pages: readonly (PagePart & { name: string })[]): Record<string, Xml> {
  return Object.fromEntries(
    pages.flatMap(({ name, images }) => {
      const relationships = createRelationships()
      for (const image of images) relationships.toPart('image', `media/${image.name}`)
      return images.length === 0
        ? []
        : [[`word/_rels/${name}.xml.rels`, relationships.xml()] as const]
    }),
  )
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

function imageFiles({ images, letterhead }: WordRequest): Record<string, Uint8Array> {
  const ofText = Object.entries(images).flatMap(([sha256, bytes]) => {
    const target = imageTarget(sha256, bytes)
    return target ? [[`word/${target}`, bytes] as const] : []
  })
  const ofLetterhead = Object.entries(letterhead?.images ?? {}).map(
    ([name, base64]) =>
      [`word/media/${name}`, new Uint8Array(Buffer.from(base64, 'base64'))] as const,
  )
  return Object.fromEntries([...ofText, ...ofLetterhead])
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
