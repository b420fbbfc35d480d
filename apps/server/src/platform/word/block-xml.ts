import type {
  BulletListNode,
  ConditionalNode,
  ListItemNode,
  OrderedListNode,
  ParagraphNode,
  RepeatedItemNode,
  RepeatedRowNode,
  RepeatNode,
  RichTextBlock,
} from '@tacite/document/rich-text.ts'
import { controlXml } from './control-xml.ts'
import { imageXml } from './image-xml.ts'
import { inlineXml } from './inline-xml.ts'
import { indentAt, levelAt } from './list-numbers.ts'
import { PASSAGE_TAG } from './own-file-names.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { passageKey } from './passage-key.ts'
import { tableXml } from './table-xml.ts'
import type { Place, WordWriter } from './word-writer.ts'
import { type Xml } from './xml.ts'

/** Blocks of rich text, in order. */
export function blocksXml(blocks: readonly RichTextBlock[], place: Place, writer: WordWriter): Xml {
  return blocks.map((block) => blockXml(block, place, writer)).join('')
}

function blockXml(block: RichTextBlock, place: Place, writer: WordWriter): Xml {
  switch (block.type) {
    case 'paragraph':
      return textXml(block, place, writer)
    case 'bullet_list':
    case 'ordered_list':
      return listXml(block, place, writer)
    case 'blockquote':
      return blocksXml(block.content, { ...place, isQuote: true, isTopLevel: false }, writer)
    case 'table':
      return tableXml(block, place, writer, {
        content: (content) => cellXml(content, writer),
        repeated: (row, xml) => passageXml(row, xml, writer),
      })
    case 'image':
      return imageXml(block, place, writer)
    case 'page_break':
      // As in the PDF: a page breaks between the blocks of a section, not within one of them.
      return place.isTopLevel ? paragraphXml({}, '<w:r><w:br w:type="page"/></w:r>') : ''
    case 'conditional':
    case 'repeat':
      return passageXml(block, blocksXml(block.content, place, writer), writer)
  }
}

type Passage = ConditionalNode | RepeatNode | RepeatedItemNode | RepeatedRowNode

/** A passage of a template whose fate is not decided yet, under its condition in words. */
function passageXml({ type, attrs }: Passage, content: Xml, writer: WordWriter): Xml {
  const key = passageKey(attrs)
  const tag = `${PASSAGE_TAG}${type === 'conditional' ? 'condition' : 'repeat'}`
  // Word calls a frame around nothing damaged.
  const framed = content === '' ? paragraphXml({}, '') : content
  return controlXml({ title: writer.request.passages[key] ?? key, tag }, framed, writer)
}

/** A cell ends with a paragraph, or Word calls the file damaged. */
function cellXml(blocks: readonly RichTextBlock[], writer: WordWriter): Xml {
  const place: Place = { indentTwips: 0, isQuote: false, isTopLevel: false }
  const written = blocksXml(blocks, place, writer)
  return written.endsWith('</w:p>') || written.endsWith('<w:p/>')
    ? written
    : written + paragraphXml({}, '')
}

function textXml({ attrs, content = [] }: ParagraphNode, place: Place, writer: WordWriter): Xml {
  const inline = content.map((node) => inlineXml(node, writer)).join('')
  return paragraphXml({ ...lookOf(place, writer), align: attrs.align }, inline)
}

function lookOf({ isQuote, indentTwips }: Place, { styles }: WordWriter) {
  const indent = indentTwips > 0 ? { indentTwips } : {}
  if (isQuote) return { styleId: styles.quote, ...indent }
  return indentTwips > 0 ? { styleId: styles.listContinue, ...indent } : {}
}

function listXml(list: BulletListNode | OrderedListNode, place: Place, writer: WordWriter): Xml {
  const depth = place.list ? place.list.depth + 1 : 0
  const tree = place.list?.tree ?? writer.lists.openTree()
  const look =
    list.type === 'bullet_list'
      ? { style: 'bullet' as const, start: 1 }
      : { style: list.attrs.style, start: list.attrs.order }
  const listId = tree.add(depth, look)
  const inside: Place = {
    indentTwips: indentAt(depth),
    list: { tree, depth },
    isQuote: place.isQuote,
    isTopLevel: false,
  }
  return list.content
    .map((entry) => {
      const written = entryXml(entry, listId, inside, writer)
      return entry.type === 'repeated_item' ? passageXml(entry, written, writer) : written
    })
    .join('')
}

function entryXml(
  { content }: ListItemNode | RepeatedItemNode,
  listId: number,
  place: Place,
  writer: WordWriter,
): Xml {
  const [first, ...rest] = content
  if (first?.type !== 'paragraph') return blocksXml(content, place, writer)
  const list = { id: listId, level: levelAt(place.list?.depth ?? 0) }
  const inline = (first.content ?? []).map((node) => inlineXml(node, writer)).join('')
  const { align } = first.attrs
  const opening = paragraphXml({ styleId: writer.styles.listParagraph, list, align }, inline)
  return opening + blocksXml(rest, place, writer)
}
