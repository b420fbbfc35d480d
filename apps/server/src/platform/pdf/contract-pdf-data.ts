import type { ContractDocument, DocumentBlock } from '@tacite/document/contract-document.ts'
import type { NumberingLabels } from '@tacite/document/number-sections.ts'
import { numberSections } from '@tacite/document/number-sections.ts'
import { allReferences } from '@tacite/document/references/references-in.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type {
  RichTextBlock,
  RichTextInline,
  RichTextNode,
  TableNode,
} from '@tacite/document/rich-text.ts'
import { childrenOf } from '@tacite/document/rich-text.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { layOutTable } from './table-grid.ts'
import { tabStops } from './tab-stops.ts'

/** A node as `rich-text.typ` walks it. */
export interface PdfNode {
  type: string
  content?: PdfNode[]
  [attribute: string]: unknown
}

export interface PdfBlock {
  kind: DocumentBlock['kind']
  number: string
  name: string
  /** Kept on one page: nobody signs a page that holds nothing but signatures. */
  isTogether: boolean
  sections: PdfSection[]
  /** What references lead to; absent where none does, so that other texts keep their bytes. */
  anchor?: string
}

export interface PdfSection {
  number: string
  level: number
  title: string
  content: PdfNode[]
  anchor?: string
}

/** The document in the flat form that the Typst template walks, so that the template repeats no rule of ours. */
export function toPdfBlocks(
  document: ContractDocument,
  labels: NumberingLabels,
  imageNames: ReadonlyMap<string, string>,
  signatoryCount: number,
): PdfBlock[] {
  const numbers = numberSections(document, labels)
  const named = new Set(allReferences(document).map(({ node }) => node.attrs.part))
  const anchorOf = (id: string) => (named.has(id) ? { anchor: anchorName(id) } : {})
  // The body and the signatures have no heading of their own.
  const annexIds = document.blocks.flatMap(({ id, kind }) => (kind === 'annex' ? [id] : []))
  const drawing = { imageNames, anchors: new Set([...numbers.sections.keys(), ...annexIds]) }
  return document.blocks.map((block) => ({
    kind: block.kind,
    number: numbers.blocks.get(block.id) ?? '',
    name: block.name,
    ...anchorOf(block.id),
    isTogether: block.kind === 'signature' && signatoryCount <= 6 && isShort(block),
    sections: block.sections.map((section) => ({
      number: numbers.sections.get(section.id)?.label ?? '',
      level: numbers.sections.get(section.id)?.level ?? section.level,
      title: section.title,
      ...anchorOf(section.id),
      content: isEmpty(section.content)
        ? []
        : section.content.content.map((node) => toPdfNode(node, drawing, true)),
    })),
  }))
}

/** About half a page, without anything that forces a break. */
function isShort(block: DocumentBlock): boolean {
  const length = block.sections.reduce((sum, { content }) => sum + plainText(content).length, 0)
  return length < 1200 && JSON.stringify(block).match(/"type":"(page_break|image|table)"/) === null
}

/** What the nodes of a text are drawn with. */
interface Drawing {
  imageNames: ReadonlyMap<string, string>
  /** The parts that the text has: Typst refuses a link to anything else. */
  anchors: ReadonlySet<string>
}

function anchorName(partId: string): string {
  return `part-${partId}`
}

function toPdfNode(node: RichTextNode, drawing: Drawing, isTopLevel: boolean): PdfNode {
  const children = (): PdfNode[] =>
    childrenOf(node).map((child) =>
      toPdfNode(child, drawing, isTopLevel && node.type === 'conditional'),
    )
  switch (node.type) {
    case 'paragraph':
      return {
        type: 'paragraph',
        ...node.attrs,
        content: (node.content ?? []).flatMap(printed(drawing)),
      }
    case 'image':
      return { type: 'image', ...node.attrs, file: drawing.imageNames.get(node.attrs.file) ?? null }
    case 'table':
      return toPdfTable(node, drawing)
    case 'page_break':
      // Typst allows no page break inside a list, a quote or a table.
      return { type: isTopLevel ? 'page_break' : 'nothing' }
    default:
      return { type: node.type, ...('attrs' in node ? node.attrs : {}), content: children() }
  }
}

/** The nodes of one paragraph, in order. */
function printed(drawing: Drawing): (node: RichTextInline) => PdfNode[] {
  const { anchors } = drawing
  const withTabs = tabStops()
  return (node) => {
    const texts = withTabs(node)
    if (node.type === 'text') return texts
    if (node.type === 'hard_break') return [{ type: 'hard_break' }]
    if (node.type === 'reference') {
      const { part, words = '' } = node.attrs
      const anchor = anchors.has(part) ? anchorName(part) : null
      return [{ type: 'reference', text: words, anchor, marks: node.marks ?? [] }]
    }
    if (node.type === 'footnote')
      return [{ type: 'footnote', content: (node.content ?? []).flatMap(printed(drawing)) }]
    return [{ type: 'field', variable: node.attrs.variable, marks: node.marks ?? [] }]
  }
}

function toPdfTable(table: TableNode, drawing: Drawing): PdfNode {
  const { cells, ...grid } = layOutTable(table)
  const toBlocks = (blocks: readonly RichTextBlock[]): PdfNode[] =>
    blocks.map((block) => toPdfNode(block, drawing, false))
  return {
    type: 'table',
    ...grid,
    cells: cells.map(({ cell, ...place }) => ({ ...place, content: toBlocks(cell.content) })),
  }
}
