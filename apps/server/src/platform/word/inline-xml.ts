import { isSafeHref } from '@tacite/document/attribute-rules.ts'
import {
  UNREAD_REFERENCE,
  type FieldNode,
  type ReferenceNode,
  type RichTextInline,
  type RichTextMark,
} from '@tacite/document/rich-text.ts'
import { bookmarkOf } from './bookmark-of.ts'
import { controlXml } from './control-xml.ts'
import type { WordWriter } from './word-writer.ts'
import { characters, element, valued, type Xml } from './xml.ts'

/** Every inline node is written here, and nowhere else. */
export function inlineXml(node: RichTextInline, writer: WordWriter): Xml {
  switch (node.type) {
    case 'text':
      return linked(node.marks, writer, runXml(node.text, node.marks, writer))
    case 'hard_break':
      return element('w:r', {}, runProperties(node.marks, writer), element('w:br'))
    case 'field':
      return linked(node.marks, writer, fieldXml(node, writer))
    case 'reference':
      return referenceXml(node, writer)
    case 'footnote':
      return markXml(writer.footnotes.add(node), writer)
  }
}

/** Text in one look; a tab and a line break are elements of their own. */
export function runXml(
  text: string,
  marks: readonly RichTextMark[] | undefined,
  writer: WordWriter,
  style?: string,
): Xml {
  const pieces = text
    .split(/(\t|\r\n|\r|\n)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '\t') return element('w:tab')
      if (/^[\r\n]/.test(piece)) return element('w:br')
      return element('w:t', { 'xml:space': 'preserve' }, characters(piece))
    })
  return pieces.length === 0
    ? ''
    : element('w:r', {}, runProperties(marks, writer, style), ...pieces)
}

/** A field stays one: who fills it in in Word finds it by its label, a program by its variable. */
function fieldXml({ attrs, marks }: FieldNode, writer: WordWriter): Xml {
  const field = writer.request.fields[attrs.variable]
  const label = field?.label ?? attrs.variable
  const words = field?.words ?? null
  const isEmpty = words === null || words === ''
  const shown = isEmpty
    ? runXml(`[${label}]`, marks, writer, writer.styles.placeholder)
    : runXml(words, marks, writer)
  return controlXml(
    { title: label, tag: field?.variable ?? attrs.variable, isText: true, isPrompt: isEmpty },
    shown,
    writer,
  )
}

/** A link to its title, in the words that it reads as now. */
function referenceXml({ attrs, marks }: ReferenceNode, writer: WordWriter): Xml {
  const { part, words = UNREAD_REFERENCE } = attrs
  const run = runXml(words, marks, writer)
  const isHere = writer.request.document.blocks.some(
    ({ id, sections }) => id === part || sections.some((section) => section.id === part),
  )
  if (!isHere) return run
  return element('w:hyperlink', { 'w:anchor': bookmarkOf(part), 'w:history': 1 }, run)
}

/** Where a note stands; its words are in another part of the file (`footnotesXml`). */
function markXml(id: number, writer: WordWriter): Xml {
  const look = runProperties(undefined, writer, writer.styles.footnoteReference)
  return element('w:r', {}, look, element('w:footnoteReference', { 'w:id': id }))
}

function linked(
  marks: readonly RichTextMark[] | undefined,
  { relationships }: WordWriter,
  content: Xml,
): Xml {
  const link = marks?.find((mark) => mark.type === 'link')
  if (link?.type !== 'link' || !isSafeHref(link.attrs.href)) return content
  const id = relationships.toAddress('hyperlink', link.attrs.href)
  return element('w:hyperlink', { 'r:id': id, 'w:history': 1 }, content)
}

/** In the order that the schema of Word's files asks for. */
function runProperties(
  marks: readonly RichTextMark[] | undefined,
  { styles }: WordWriter,
  style?: string,
): Xml {
  const kinds = new Set(marks?.map(({ type }) => type))
  const styleId = style ?? (kinds.has('link') ? styles.hyperlink : undefined)
  const properties = [
    styleId === undefined ? '' : valued('w:rStyle', styleId),
    kinds.has('bold') ? '<w:b/><w:bCs/>' : '',
    kinds.has('italic') ? '<w:i/><w:iCs/>' : '',
    kinds.has('strike') ? '<w:strike/>' : '',
    kinds.has('underline') ? valued('w:u', 'single') : '',
    kinds.has('superscript') ? valued('w:vertAlign', 'superscript') : '',
    kinds.has('subscript') ? valued('w:vertAlign', 'subscript') : '',
  ]
  return properties.some(Boolean) ? element('w:rPr', {}, ...properties) : ''
}
