import type { ContractDocument } from './contract-document.ts'
import type { DocumentNumbers } from './number-sections.ts'
import { childrenOf, UNREAD_REFERENCE } from './rich-text.ts'
import type { ReferenceAttrs, RichText, RichTextNode } from './rich-text.ts'

/** How an empty field is written; by default its variable in brackets. */
export type FieldLabels = Readonly<Record<string, string>>

/** How fields are written: those with a value by it, the others by their label in brackets. */
export interface FieldWords {
  labels?: FieldLabels
  values?: Readonly<Record<string, string>>
  /** What a reference reads as, by the part that it names; a text whose references have their words needs none. */
  reference?: (attrs: ReferenceAttrs) => string
}

/**
 * The words of a content: one line per paragraph, cells of a row separated by tabs, images by their description. For
 * search, comparison and mails; not meant to be parsed again.
 */
export function plainText(content: RichText, fields: FieldWords = {}): string {
  return blocksText(childrenOf(content), fields)
}

/** The words of a whole document, each section under its number and title. */
export function documentPlainText(
  document: ContractDocument,
  numbers: DocumentNumbers,
  labels: FieldLabels = {},
): string {
  const parts = document.blocks.flatMap((block) => [
    joinWords(numbers.blocks.get(block.id), block.name),
    ...block.sections.flatMap((section) => [
      joinWords(numbers.sections.get(section.id)?.label, section.title),
      plainText(section.content, { labels }),
    ]),
  ])
  return [document.title, ...parts].filter((part) => part.trim() !== '').join('\n')
}

function joinWords(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(' ')
}

function blocksText(nodes: readonly RichTextNode[], fields: FieldWords): string {
  return nodes.map((node) => nodeText(node, fields)).join('\n')
}

function nodeText(node: RichTextNode, fields: FieldWords): string {
  switch (node.type) {
    case 'text':
      return node.text
    case 'hard_break':
      return '\n'
    case 'field':
      return fieldText(node.attrs.variable, fields)
    case 'reference':
      return node.attrs.words ?? fields.reference?.(node.attrs) ?? UNREAD_REFERENCE
    case 'image':
      return node.attrs.alt
    case 'paragraph':
      return childrenOf(node)
        .map((child) => nodeText(child, fields))
        .join('')
    case 'table_row':
    case 'repeated_row':
      return childrenOf(node)
        .map((cell) => nodeText(cell, fields).replaceAll('\n', ' '))
        .join('\t')
    default:
      return blocksText(childrenOf(node), fields)
  }
}

function fieldText(variable: string, { labels = {}, values = {} }: FieldWords): string {
  return values[variable] ?? `[${labels[variable] ?? variable}]`
}
