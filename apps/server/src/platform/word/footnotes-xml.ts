import type { FootnoteNode } from '@tacite/document/rich-text.ts'
import { SEPARATOR_IDS } from './footnote-numbers.ts'
import { inlineXml } from './inline-xml.ts'
import { NAMESPACES } from './page-xml.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { createRelationships, type Relationships } from './relationships.ts'
import type { WordWriter } from './word-writer.ts'
import { element, valued, xmlPart, type Xml } from './xml.ts'

/** The part of a file that holds its notes, with what they refer to. */
export interface FootnotePart {
  xml: Xml
  relationships: Relationships
}

/** The notes of a file whose body is written; null: it has none, and no part for them. */
export function footnotePart(writer: WordWriter): FootnotePart | null {
  const notes = writer.footnotes.all()
  if (notes.length === 0) return null
  const relationships = createRelationships()
  const inside = { ...writer, relationships }
  const separators = Object.entries(SEPARATOR_IDS).map(([type, id]) =>
    element(
      'w:footnote',
      { 'w:type': type, 'w:id': id },
      paragraphXml({}, element('w:r', {}, `<w:${type}/>`)),
    ),
  )
  const written = notes.map((note, at) => noteXml(note, at + 1, inside))
  return { xml: xmlPart('w:footnotes', NAMESPACES, ...separators, ...written), relationships }
}

function noteXml({ content = [] }: FootnoteNode, id: number, writer: WordWriter): Xml {
  const { footnoteReference, footnoteText } = writer.styles
  const mark = element(
    'w:r',
    {},
    element('w:rPr', {}, valued('w:rStyle', footnoteReference)),
    '<w:footnoteRef/>',
  )
  const space = element('w:r', {}, element('w:t', { 'xml:space': 'preserve' }, ' '))
  const words = content.map((node) => inlineXml(node, writer)).join('')
  return element(
    'w:footnote',
    { 'w:id': id },
    paragraphXml({ styleId: footnoteText }, mark + space + words),
  )
}
