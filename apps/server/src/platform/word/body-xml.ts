import type { DocumentBlock, DocumentSection } from '@tacite/document/contract-document.ts'
import { bookmarkOf } from './bookmark-of.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { blocksXml } from './block-xml.ts'
import { ANNEX_LIST, BODY_LIST, countsAlike, NO_LIST } from './heading-numbers.ts'
import { runXml } from './inline-xml.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { TOP, type WordWriter } from './word-writer.ts'
import { element, type Xml } from './xml.ts'

/** Every block of the document with its titles, numbered by Word's own lists. */
export function bodyXml(writer: WordWriter): Xml {
  const { document, locale } = writer.request
  const numbers = numberSections(document, numberingLabels[locale])
  return document.blocks.map((block) => blockXml(block, numbers, writer)).join('')
}

function blockXml(block: DocumentBlock, numbers: DocumentNumbers, writer: WordWriter): Xml {
  const { styles } = writer
  const [first] = block.sections
  const sections = (shown: readonly DocumentSection[], deeper: number): Xml =>
    shown.map((section) => sectionXml(section, { numbers, deeper, writer })).join('')
  switch (block.kind) {
    case 'body':
      return sections(block.sections, 0)
    case 'annex': {
      const isCounted = numbers.blocks.get(block.id) !== ''
      const list = { id: isCounted ? ANNEX_LIST : NO_LIST, level: 0 }
      return titleXml(block, block.name, { styleId: styles.annexTitle, list }, writer).concat(
        sections(block.sections, 1),
      )
    }
    case 'signature': {
      // One section says what the block is for better than the block's own name, as in the PDF.
      if (first && block.sections.length === 1) {
        return titleXml(first, first.title, { styleId: styles.signatureTitle }, writer).concat(
          contentXml(first, writer),
        )
      }
      return titleXml(block, block.name, { styleId: styles.signatureTitle }, writer).concat(
        sections(block.sections, 1),
      )
    }
  }
}

interface Within {
  numbers: DocumentNumbers
  /** By how many levels its titles are lowered below that of the block. */
  deeper: number
  writer: WordWriter
}

function sectionXml(section: DocumentSection, { numbers, deeper, writer }: Within): Xml {
  const { document } = writer.request
  const number = numbers.sections.get(section.id)
  const level = (number?.level ?? section.level) - 1 + deeper
  const isCounted = number !== undefined && number.label !== ''
  const isLive = isCounted && countsAlike(document.numbering, number.path)
  const list = isLive
    ? { id: deeper > 0 ? ANNEX_LIST : BODY_LIST, level }
    : { id: NO_LIST, level: 0 }
  const title = isCounted && !isLive ? `${number.label} ${section.title}` : section.title
  const styleId = writer.styles.headings[level] ?? writer.styles.headings[3]
  return titleXml(section, title, { styleId, list }, writer) + contentXml(section, writer)
}

function contentXml({ content }: DocumentSection, writer: WordWriter): Xml {
  return isEmpty(content) ? '' : blocksXml(content.content, TOP, writer)
}

/** A title is named by a bookmark, to which a cross-reference of Word can lead. */
function titleXml(
  { id }: { id: string },
  title: string,
  look: { styleId: string; list?: { id: number; level: number } },
  writer: WordWriter,
): Xml {
  const bookmark = { 'w:id': writer.nextId() }
  return paragraphXml(
    { ...look, keepsWithNext: true },
    [
      element('w:bookmarkStart', { ...bookmark, 'w:name': bookmarkOf(id) }),
      runXml(title, [], writer),
      element('w:bookmarkEnd', bookmark),
    ].join(''),
  )
}
