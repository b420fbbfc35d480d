import type { ContractDocument, DocumentBlock } from '@tacite/document/contract-document.ts'
import type { NumberingLabels } from '@tacite/document/number-sections.ts'
import { numberSections } from '@tacite/document/number-sections.ts'
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
  sections: { number: string; level: number; title: string; content: PdfNode[] }[]
}

/** The document in the flat form that the Typst template walks, so that the template repeats no rule of ours. */
export function toPdfBlocks(
  document: ContractDocument,
  labels: NumberingLabels,
  imageNames: ReadonlyMap<string, string>,
  signatoryCount: number,
): PdfBlock[] {
  const numbers = numberSections(document, labels)
  return document.blocks.map((block) => ({
    kind: block.kind,
    number: numbers.blocks.get(block.id) ?? '',
    name: block.name,
    isTogether: block.kind === 'signature' && signatoryCount <= 6 && isShort(block),
    sections: block.sections.map((section) => ({
      number: numbers.sections.get(section.id)?.label ?? '',
      level: numbers.sections.get(section.id)?.level ?? section.level,
      title: section.title,
      content: isEmpty(section.content)
        ? []
        : section.content.content.map((node) => toPdfNode(node, imageNames, true)),
    })),
  }))
}

/** About half a page, without anything that forces a break. */
function isShort(block: DocumentBlock): boolean {
  const length = block.sections.reduce((sum, { content }) => sum + plainText(content).length, 0)
  return length < 1200 && JSON.stringify(block).match(/"type":"(page_break|image|table)"/) === null
}

function toPdfNode(
  node: RichTextNode,
  imageNames: ReadonlyMap<string, string>,
  isTopLevel: boolean,
): PdfNode {
  const children = (): PdfNode[] =>
    childrenOf(node).map((child) =>
      toPdfNode(child, imageNames, isTopLevel && node.type === 'conditional'),
    )
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', ...node.attrs, content: (node.content ?? []).flatMap(printed()) }
    case 'image':
      return { type: 'image', ...node.attrs, file: imageNames.get(node.attrs.file) ?? null }
    case 'table':
      return toPdfTable(node, imageNames)
    case 'page_break':
      // Typst allows no page break inside a list, a quote or a table.
      return { type: isTopLevel ? 'page_break' : 'nothing' }
    default:
      return { type: node.type, ...('attrs' in node ? node.attrs : {}), content: children() }
  }
}

/** The nodes of one paragraph, in order. */
function printed(): (node: RichTextInline) => PdfNode[] {
  const withTabs = tabStops()
  return (node) => {
    const texts = withTabs(node)
    if (node.type === 'text') return texts
    if (node.type === 'hard_break') return [{ type: 'hard_break' }]
    return [{ type: 'field', variable: node.attrs.variable, marks: node.marks ?? [] }]
  }
}

function toPdfTable(table: TableNode, imageNames: ReadonlyMap<string, string>): PdfNode {
  const { cells, ...grid } = layOutTable(table)
  const toBlocks = (blocks: readonly RichTextBlock[]): PdfNode[] =>
    blocks.map((block) => toPdfNode(block, imageNames, false))
  return {
    type: 'table',
    ...grid,
    cells: cells.map(({ cell, ...place }) => ({ ...place, content: toBlocks(cell.content) })),
  }
}
