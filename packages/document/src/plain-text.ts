import type { ContractDocument } from './contract-document.ts'
import type { DocumentNumbers } from './number-sections.ts'
import { childrenOf, UNREAD_REFERENCE } from './rich-text.ts'
import type { FootnoteNode, ReferenceAttrs, RichText, RichTextNode } from './rich-text.ts'

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
 * The words of a content: one line per paragraph, cells of a row separated by tabs, images by their description. A
 * footnote is an asterisk where its mark stands, and a line of its own below the paragraph: its number depends on the
 * text around, and would make a note added before it another one. For search, comparison and mails; not meant to be
 * parsed again.
 *
 * @example plainText(content) // 'Le prix est de 10 €*.\n* Hors taxes.'
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

const NOTE_MARK = '*'

function inlineText(node: RichTextNode, fields: FieldWords): string {
  return childrenOf(node)
    .map((child) => nodeText(child, fields))
    .join('')
}

function nodeText(node: RichTextNode, fields: FieldWords): string {
  const noteLine = (note: FootnoteNode) => `${NOTE_MARK} ${inlineText(note, fields)}`
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
    case 'footnote':
      return NOTE_MARK
    case 'paragraph':
      return [inlineText(node, fields), ...notesIn(node).map(noteLine)].join('\n')
    case 'table_row':
    case 'repeated_row':
      return childrenOf(node)
        .map((cell) => nodeText(cell, fields).replaceAll('\n', ' '))
        .join('\t')
    default:
      return blocksText(childrenOf(node), fields)
  }
}

function notesIn(node: RichTextNode): FootnoteNode[] {
  return childrenOf(node).flatMap((child) => (child.type === 'footnote' ? [child] : []))
}

function fieldText(variable: string, { labels = {}, values = {} }: FieldWords): string {
  return values[variable] ?? `[${labels[variable] ?? variable}]`
}
