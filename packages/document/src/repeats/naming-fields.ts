import type { ContractDocument } from '../contract-document.ts'
import { childrenOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { cellOf } from './rows.ts'

/** A text in which what a row leaves empty has the name of its field, whose label everyone knows. */
export function namingFields(document: ContractDocument): ContractDocument {
  return mapContents(document, namingIn)
}

export function mapContents(
  document: ContractDocument,
  change: (content: RichText) => RichText,
): ContractDocument {
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections.map((section) => ({ ...section, content: change(section.content) })),
    })),
  }
}

function namingIn<Node extends RichText | RichTextNode>(node: Node): Node {
  if (node.type === 'field') {
    const cell = cellOf(node.attrs.variable)
    return cell ? { ...node, attrs: { variable: cell.variable } } : node
  }
  const children = childrenOf(node)
  return children.length > 0 ? { ...node, content: children.map(namingIn) } : node
}
