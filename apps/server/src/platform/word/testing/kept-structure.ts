import type {
  ContractDocument,
  DocumentBlock,
  DocumentSection,
} from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import {
  UNREAD_REFERENCE,
  type FootnoteNode,
  type ListItemNode,
  type NoteInline,
  type ReferenceNode,
  type RepeatedItemNode,
  type RichTextBlock,
  type RichTextInline,
} from '@tacite/document/rich-text.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { tidyInline } from '../../parsers/outline/inline-text.ts'

/**
 * What a Word file keeps of a document, in one form for what was written and what is read again: sections with their
 * levels and numbers, and their text. References come back
 * as their words. Not kept: the names of the parts of the body, quotes within lists, empty lines,
 * blanks at the ends of a line, page breaks within a block, and the frames of conditions.
 */
export function keptStructure(document: ContractDocument) {
  const numbers = numberSections(document, numberingLabels.fr)
  const sectionOf = ({ id, title, content }: DocumentSection) => ({
    number: numbers.sections.get(id)?.label,
    level: numbers.sections.get(id)?.level,
    title: title.trim(),
    content: isEmpty(content) ? [] : keptBlocks(content.content, true),
  })
  return {
    title: document.title.trim(),
    blocks: joinedBodies(document.blocks)
      .filter(({ kind, sections }) => kind !== 'body' || sections.length > 0)
      .map((block) => ({
        kind: block.kind,
        name: block.kind === 'annex' ? block.name.trim() : '',
        number: numbers.blocks.get(block.id) ?? '',
        sections: isUnwritten(block)
          ? [{ number: '', level: 1, title: block.name.trim(), content: [] }]
          : block.sections.map(sectionOf),
      })),
  }
}

/** The title of a signature part that has no text yet comes back as its only section. */
function isUnwritten({ kind, sections }: DocumentBlock): boolean {
  return kind === 'signature' && sections.length === 0
}

function joinedBodies(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const joined: DocumentBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last?.kind === 'body' && block.kind === 'body')
      joined[joined.length - 1] = { ...last, sections: [...last.sections, ...block.sections] }
    else joined.push(block)
  }
  return joined
}

function keptBlocks(blocks: readonly RichTextBlock[], isTopLevel: boolean): unknown[] {
  return blocks.flatMap((block): unknown[] => {
    switch (block.type) {
      case 'paragraph': {
        const content = keptInline(block.content ?? [])
        return content.length > 0 ? [{ align: block.attrs.align, content }] : []
      }
      case 'page_break':
        return isTopLevel ? ['page break'] : []
      case 'blockquote':
        return keptBlocks(block.content, false)
      case 'conditional':
      case 'repeat':
        return keptBlocks(block.content, isTopLevel)
      case 'image': {
        const { file, alt, widthPx, heightPx } = block.attrs
        return [{ file, alt: alt.trim(), widthPx, heightPx }]
      }
      case 'table':
        return [block.content.map((row) => (row.content ?? []).map(keptCell))]
      default:
        return [
          {
            list: block.type === 'ordered_list' ? block.attrs : 'bullets',
            items: block.content.map((item: ListItemNode | RepeatedItemNode) =>
              joinedLists(keptBlocks(item.content, false)),
            ),
          },
        ]
    }
  })
}

interface KeptList {
  list: 'bullets' | { order: number; style: string }
  items: unknown[]
}

/** Two lists that follow each other within an entry are one, where the second goes on counting. */
function joinedLists(blocks: unknown[]): unknown[] {
  const joined: unknown[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (isList(last) && isList(block) && goesOn(last, block)) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] }
    } else joined.push(block)
  }
  return joined
}

function isList(block: unknown): block is KeptList {
  return typeof block === 'object' && block !== null && 'items' in block
}

function goesOn({ list, items }: KeptList, next: KeptList): boolean {
  if (list === 'bullets' || next.list === 'bullets') return list === next.list
  return list.style === next.list.style && next.list.order === list.order + items.length
}

function keptCell(cell: {
  type: string
  attrs: { colspan: number; rowspan: number; colwidth: number[] | null }
  content: RichTextBlock[]
}) {
  const { colspan, rowspan } = cell.attrs
  return { type: cell.type, colspan, rowspan, content: keptBlocks(cell.content, false) }
}

function keptInline(inline: readonly RichTextInline[]): RichTextInline[] {
  const written = inline.map((node): RichTextInline => {
    if (node.type === 'field')
      return { type: 'text', text: `[${node.attrs.variable}]`, ...marksOf(node) }
    // A link to its title, which comes back as its words.
    if (node.type === 'reference') return referenceWords(node)
    if (node.type === 'footnote') return keptNote(node)
    return node.type === 'hard_break' ? { type: 'hard_break' } : node
  })
  return tidyInline(written)
}

/** The look of its mark is Word's. */
function keptNote({ content = [] }: FootnoteNode): FootnoteNode {
  const kept = keptInline(content) as NoteInline[]
  return { type: 'footnote', ...(kept.length > 0 ? { content: kept } : {}) }
}

function referenceWords({ attrs, marks }: ReferenceNode): RichTextInline {
  const kept = marks?.filter(({ type }) => type !== 'link') ?? []
  return {
    type: 'text',
    text: attrs.words ?? UNREAD_REFERENCE,
    ...(kept.length > 0 ? { marks: kept } : {}),
  }
}

function marksOf({ marks }: RichTextInline) {
  return marks ? { marks } : {}
}
