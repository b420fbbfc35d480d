import type { DurationValue } from './field-definition.ts'
/**
 * The content of a section: the JSON of a ProseMirror document, as returned by `checkRichText` (every attribute
 * present, adjacent texts with equal marks joined).
 */
export interface RichText {
  type: 'doc'
  content: RichTextBlock[]
}

export type RichTextBlock =
  | ParagraphNode
  | BulletListNode
  | OrderedListNode
  | BlockquoteNode
  | TableNode
  | ImageNode
  | PageBreakNode
  | ConditionalNode
  | RepeatNode

export interface ParagraphNode {
  type: 'paragraph'
  attrs: { align: TextAlign }
  content?: RichTextInline[]
}

export type TextAlign = 'left' | 'center' | 'right' | 'justify'

export interface BulletListNode {
  type: 'bullet_list'
  content: (ListItemNode | RepeatedItemNode)[]
}

export interface OrderedListNode {
  type: 'ordered_list'
  attrs: { order: number; style: OrderedListStyle }
  content: (ListItemNode | RepeatedItemNode)[]
}

export type OrderedListStyle = 'decimal' | 'lower-alpha' | 'lower-roman'

export interface ListItemNode {
  type: 'list_item'
  /** A paragraph, then any blocks. */
  content: RichTextBlock[]
}

export interface BlockquoteNode {
  type: 'blockquote'
  content: RichTextBlock[]
}

export interface TableNode {
  type: 'table'
  content: (TableRowNode | RepeatedRowNode)[]
}

export interface TableRowNode {
  type: 'table_row'
  content?: TableCellNode[]
}

export interface TableCellNode {
  type: 'table_cell' | 'table_header'
  /** `colwidth` holds one width in pixels for each spanned column. */
  attrs: { colspan: number; rowspan: number; colwidth: number[] | null }
  content: RichTextBlock[]
}

export interface ImageNode {
  type: 'image'
  /** `file` is the SHA-256 of the bytes in the company's file store, in lower-case hex. */
  attrs: { file: string; alt: string; widthPx: number; heightPx: number }
}

export interface PageBreakNode {
  type: 'page_break'
}

/** Kept only when its condition holds. */
export interface ConditionalNode {
  type: 'conditional'
  attrs: Condition
  content: RichTextBlock[]
}

export interface Condition {
  variable: string
  operator: ConditionOperator
  /** A value of the variable's type; for a multiple choice, one of its choices. */
  value: ConditionValue
}

/** Stands once for each row that a contract has of it (repeats/). */
export interface RepeatNode {
  type: 'repeat'
  attrs: Repeat
  content: RichTextBlock[]
}

export interface RepeatedItemNode {
  type: 'repeated_item'
  attrs: Repeat
  /** A paragraph, then any blocks. */
  content: RichTextBlock[]
}

export interface RepeatedRowNode {
  type: 'repeated_row'
  attrs: Repeat
  content?: TableCellNode[]
}

/** What is repeated: its rows are kept under the key, its name is what people read. */
export interface Repeat {
  key: string
  name: string
  min: number
  max: number
}

export type ConditionOperator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'filled'

export type ConditionValue = string | number | boolean | null | DurationValue

export type RichTextInline = NoteInline | FootnoteNode

/** What a footnote holds: the inlines of a paragraph but for another note. */
export type NoteInline = TextNode | HardBreakNode | FieldNode | ReferenceNode

export interface TextNode {
  type: 'text'
  text: string
  marks?: RichTextMark[]
}

export interface HardBreakNode {
  type: 'hard_break'
  marks?: RichTextMark[]
}

/** A live variable: shown by its value, or by its label while it has none. */
export interface FieldNode {
  type: 'field'
  attrs: { variable: string }
  marks?: RichTextMark[]
}

/** Names another part of its text by the number that the part has wherever it stands (references/). */
export interface ReferenceNode {
  type: 'reference'
  attrs: ReferenceAttrs
  marks?: RichTextMark[]
}

export interface ReferenceAttrs {
  /** The id of a section, or of an annex as a whole. */
  part: string
  wording: ReferenceWording
  /** What it reads as in a text that is ready to be read (`withReferenceWords`); never stored. */
  words?: string
}

/**
 * A footnote, where its mark stands. Notes are numbered through the document in reading order; the number is never
 * stored.
 */
export interface FootnoteNode {
  type: 'footnote'
  content?: NoteInline[]
  marks?: RichTextMark[]
}

/** What has words of its own: a paragraph, and each note in it. */
export type WordedNode = ParagraphNode | FootnoteNode

/** Stands for a reference where nobody knows the text around it: a version of one section, a passage. */
export const UNREAD_REFERENCE = '[…]'

export type ReferenceWording = 'number' | 'article' | 'titled'

export type RichTextMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'superscript' | 'subscript' }
  | { type: 'link'; attrs: { href: string } }

/** Any node below the document. */
export type RichTextNode =
  | RichTextBlock
  | RichTextInline
  | ListItemNode
  | RepeatedItemNode
  | TableRowNode
  | RepeatedRowNode
  | TableCellNode

/** The children of a node; none for a leaf. */
export function childrenOf(node: RichText | RichTextNode): RichTextNode[] {
  return 'content' in node ? (node.content ?? []) : []
}

/** The empty content a new section starts with. */
export function emptyRichText(): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'left' } }] }
}
