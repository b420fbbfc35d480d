import type { ContractDocument } from '../contract-document.ts'
import {
  childrenOf,
  emptyRichText,
  type ListItemNode,
  type Repeat,
  type RichTextBlock,
  type RichTextNode,
  type TableCellNode,
  type TableRowNode,
} from '../rich-text.ts'
import { mapContents } from './naming-fields.ts'
import { isOfRow, type RepeatingNode } from './repeats-in.ts'
import { cellVariable } from './rows.ts'

type CountOf = (repeat: Repeat) => number

/** A text with each of its repeated passages as often as it is counted, in place, and nothing else changed. */
export function writeOut(document: ContractDocument, countOf: CountOf): ContractDocument {
  return mapContents(document, (content) => ({
    ...content,
    content: writeBlocks(content.content, countOf),
  }))
}

function writeBlocks(blocks: readonly RichTextBlock[], countOf: CountOf): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    switch (block.type) {
      case 'repeat': {
        const rows = repeated(block, countOf).flatMap(({ content }) => content)
        return rows.length > 0 ? rows : [{ ...block, content: [] }]
      }
      case 'bullet_list':
      case 'ordered_list': {
        const content = block.content.flatMap((entry): ListItemNode[] =>
          entry.type === 'repeated_item'
            ? repeated(entry, countOf).map((each) => ({
                type: 'list_item',
                content: each.content,
              }))
            : [{ ...entry, content: writeBlocks(entry.content, countOf) }],
        )
        return content.length > 0 ? [{ ...block, content }] : nothingOf(block)
      }
      case 'table': {
        const content = block.content.flatMap((row): TableRowNode[] =>
          row.type === 'repeated_row'
            ? repeated(row, countOf).map((each) => ofCells(each.content))
            : [ofCells(row.content?.map((cell) => writeCell(cell, countOf)))],
        )
        return content.length > 0 ? [{ ...block, content }] : nothingOf(block)
      }
      case 'blockquote':
      case 'conditional':
        return [{ ...block, content: writeBlocks(block.content, countOf) }]
      default:
        return [block]
    }
  })
}

function writeCell(cell: TableCellNode, countOf: CountOf): TableCellNode {
  const content = writeBlocks(cell.content, countOf)
  return { ...cell, content: content.length > 0 ? content : emptyRichText().content }
}

function ofCells(content: TableCellNode[] | undefined): TableRowNode {
  return content ? { type: 'table_row', content } : { type: 'table_row' }
}

/** A list or a table of repeated parts alone, of which there are none, is an empty passage as well. */
function nothingOf(block: RichTextBlock): RichTextBlock[] {
  const [first] = childrenOf(block)
  if (!first || !('attrs' in first) || !('key' in first.attrs)) return []
  return [{ type: 'repeat', attrs: first.attrs, content: [] }]
}

/** The passage once per row, its fields and conditions under the names of that row. */
function repeated<Node extends RepeatingNode>(node: Node, countOf: CountOf): Node[] {
  const { key } = node.attrs
  return Array.from({ length: countOf(node.attrs) }, (_, row) =>
    renamed(node, (variable) => cellVariable(key, row, variable)),
  )
}

function renamed<Node extends RichTextNode>(
  node: Node,
  rename: (variable: string) => string,
): Node {
  const children = childrenOf(node)
  const named =
    (node.type === 'field' || node.type === 'conditional') && isOfRow(node.attrs.variable)
      ? { attrs: { ...node.attrs, variable: rename(node.attrs.variable) } }
      : {}
  const below =
    children.length > 0 ? { content: children.map((each) => renamed(each, rename)) } : {}
  return { ...node, ...named, ...below }
}
