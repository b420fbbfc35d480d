import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { childrenOf, type RichText, type RichTextNode } from '@tacite/document/rich-text.ts'

/** A document as lines, for tests: `[body] Contrat`, then each section as `1 Objet`, unnumbered ones marked. */
export function outlineText(document: ContractDocument): string[] {
  return document.blocks.flatMap((block) => [
    `[${block.kind}] ${block.name}`,
    ...block.sections.map(
      ({ level, title, isNumbered }) =>
        `${level} ${title}${isNumbered === false ? ' (unnumbered)' : ''}`,
    ),
  ])
}

/** The content of the section with that title. */
export function contentOf(document: ContractDocument, title: string): RichText {
  const sections = document.blocks.flatMap((block) => block.sections)
  const found = sections.find((section) => section.title === title)
  if (!found)
    throw new Error(`no section ${title} in ${sections.map((one) => one.title).join(', ')}`)
  return found.content
}

/** Rich text as indented lines: `p`, `ul`, `ol`, `table`, and their text with marks as `<b>`. */
export function plainLines(node: RichText | RichTextNode, indent = ''): string[] {
  if (node.type === 'paragraph') return [`${indent}p ${inlineText(node)}`]
  if (node.type === 'image') return [`${indent}image ${node.attrs.widthPx}x${node.attrs.heightPx}`]
  if (node.type === 'page_break') return [`${indent}page_break`]
  const name = NAMES[node.type] ?? node.type
  const spans =
    node.type === 'table_cell' || node.type === 'table_header'
      ? ` ${node.attrs.colspan}x${node.attrs.rowspan}`
      : node.type === 'ordered_list'
        ? ` ${node.attrs.order} ${node.attrs.style}`
        : ''
  const inner = node.type === 'doc' ? indent : `${indent}  `
  const children = childrenOf(node).flatMap((child) => plainLines(child, inner))
  return node.type === 'doc' ? children : [`${indent}${name}${spans}`, ...children]
}

const NAMES: Record<string, string> = {
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  table_row: 'tr',
  table_cell: 'td',
  table_header: 'th',
}

function inlineText(node: RichTextNode): string {
  return childrenOf(node)
    .map((child) => {
      if (child.type === 'hard_break') return '⏎'
      if (child.type === 'footnote') return `<note>${inlineText(child)}</note>`
      if (child.type !== 'text') return `{${child.type}}`
      return (child.marks ?? []).reduce(
        (text, { type }) => `<${type}>${text}</${type}>`,
        child.text,
      )
    })
    .join('')
}
