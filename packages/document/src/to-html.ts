import { isSafeHref } from './attribute-rules.ts'
import type { ContractDocument, DocumentSection } from './contract-document.ts'
import type { DocumentNumbers } from './number-sections.ts'
import type { FieldLabels } from './plain-text.ts'
import { childrenOf, UNREAD_REFERENCE } from './rich-text.ts'
import type {
  FootnoteNode,
  ReferenceAttrs,
  RichText,
  RichTextMark,
  RichTextNode,
} from './rich-text.ts'

export interface HtmlOptions {
  /** Shown for empty fields. */
  labels?: FieldLabels
  /** Address of an image file; without it, images are replaced by their description. */
  imageUrl?: (sha256: string) => string
  /** Where a part stands on the page; null, or without it, references are words. */
  partHref?: (part: string) => string | null
  /** Heading level of a level-1 section: 2 by default (the page's title is the h1). */
  topHeading?: 2 | 3
  /** Of the footnotes of a page, numbered as its contents are written: one map for all of them; else each begins at 1. */
  noteNumbers?: Map<FootnoteNode, number>
}

/** A content while it is written. */
interface Writing extends HtmlOptions {
  /** Its footnotes so far, as they are listed below it. */
  notes: string[]
  noteNumbers: Map<FootnoteNode, number>
}

/**
 * A content as an HTML string for display, without a DOM. User text is escaped; no `style`, no script, no address but
 * those of `isSafeHref` and `imageUrl`.
 *
 * @example richTextHtml(content) // '<p>Le présent contrat …</p>'
 */
export function richTextHtml(content: RichText, options: HtmlOptions = {}): string {
  const notes: string[] = []
  const html = childrenHtml(content, { noteNumbers: new Map(), ...options, notes })
  if (notes.length === 0) return html
  return `${html}<ol data-notes>${notes.join('')}</ol>`
}

/** A whole document as HTML: blocks as `<section>`, titles as headings with their numbers, notes below their section. */
export function documentHtml(
  document: ContractDocument,
  numbers: DocumentNumbers,
  options: HtmlOptions = {},
): string {
  const noteNumbers = new Map<FootnoteNode, number>()
  return document.blocks
    .map((block) => {
      const number = numbers.blocks.get(block.id)
      const sections = block.sections
        .map((section) => sectionHtml(section, numbers, { ...options, noteNumbers }))
        .join('')
      const top = options.topHeading ?? 2
      // The body has the contract's own title; repeating it would be redundant.
      const title = block.kind === 'body' ? '' : heading(top, number, block.name)
      return `<section data-block="${escapeHtml(block.kind)}">${title}${sections}</section>`
    })
    .join('')
}

function sectionHtml(
  section: DocumentSection,
  numbers: DocumentNumbers,
  options: HtmlOptions,
): string {
  const number = numbers.sections.get(section.id)
  const level = (options.topHeading ?? 2) + (number?.level ?? section.level) - 1
  const title = heading(level, number?.label, section.title)
  return `<section data-section="${escapeHtml(section.id)}">${title}${richTextHtml(section.content, options)}</section>`
}

function heading(level: number, number: string | undefined, title: string): string {
  const prefix = number ? `<span data-number>${escapeHtml(number)}</span> ` : ''
  return `<h${level}>${prefix}${escapeHtml(title)}</h${level}>`
}

function childrenHtml(node: RichText | RichTextNode, options: Writing): string {
  return childrenOf(node)
    .map((child) => nodeHtml(child, options))
    .join('')
}

function nodeHtml(node: RichTextNode, options: Writing): string {
  const inner = (): string => childrenHtml(node, options)
  switch (node.type) {
    case 'text':
      return withMarks(escapeHtml(node.text), node.marks)
    case 'hard_break':
      return '<br>'
    case 'field': {
      const label = options.labels?.[node.attrs.variable] ?? node.attrs.variable
      return withMarks(
        `<span data-field="${escapeHtml(node.attrs.variable)}">${escapeHtml(label)}</span>`,
        node.marks,
      )
    }
    case 'reference':
      return withMarks(referenceHtml(node.attrs, options), node.marks)
    case 'footnote':
      return markHtml(node, inner(), options)
    case 'paragraph': {
      const align =
        node.attrs.align === 'left' ? '' : ` data-align="${escapeHtml(node.attrs.align)}"`
      return `<p${align}>${inner()}</p>`
    }
    case 'ordered_list':
      return `<ol start="${escapeHtml(node.attrs.order)}" data-style="${escapeHtml(node.attrs.style)}">${inner()}</ol>`
    case 'repeat':
      return `<div data-repeat>${inner()}</div>`
    case 'conditional':
      return `<div data-conditional>${inner()}</div>`
    case 'table':
      return `<table><tbody>${inner()}</tbody></table>`
    case 'table_cell':
      return `<td${spans(node.attrs)}>${inner()}</td>`
    case 'table_header':
      return `<th${spans(node.attrs)}>${inner()}</th>`
    case 'image':
      return imageHtml(node.attrs, options)
    case 'page_break':
      return '<div data-page-break></div>'
    default: {
      const element = elements.get(node.type)
      // Content that did not pass `checkRichText`: its words, nothing else.
      return element ? `<${element}>${inner()}</${element}>` : inner()
    }
  }
}

/** Of what has no attributes. */
const elements = new Map<string, string>([
  ['bullet_list', 'ul'],
  ['list_item', 'li'],
  ['repeated_item', 'li'],
  ['blockquote', 'blockquote'],
  ['table_row', 'tr'],
  ['repeated_row', 'tr'],
])

/** A link inside a link is none: the words of a broken reference, or of one that nothing leads to, stand alone. */
function referenceHtml({ part, words = '' }: ReferenceAttrs, { partHref }: HtmlOptions): string {
  const shown = escapeHtml(words || UNREAD_REFERENCE)
  const href = partHref?.(part) ?? null
  return href === null ? shown : `<a data-reference href="${escapeHtml(href)}">${shown}</a>`
}

/** The mark of a note, which leads to the note below the content, and back. In a link it would be a link in one. */
function markHtml(note: FootnoteNode, words: string, { notes, noteNumbers }: Writing): string {
  const number = noteNumbers.get(note) ?? noteNumbers.size + 1
  noteNumbers.set(note, number)
  notes.push(
    `<li id="note-${number}" value="${number}" tabindex="-1">${words} <a href="#mark-${number}">↩</a></li>`,
  )
  return `<a data-footnote id="mark-${number}" href="#note-${number}">${number}</a>`
}

function spans({ colspan, rowspan }: { colspan: number; rowspan: number }): string {
  const columns = colspan > 1 ? ` colspan="${escapeHtml(colspan)}"` : ''
  return rowspan > 1 ? `${columns} rowspan="${escapeHtml(rowspan)}"` : columns
}

function imageHtml(
  {
    file,
    alt,
    widthPx,
    heightPx,
  }: { file: string; alt: string; widthPx: number; heightPx: number },
  { imageUrl }: HtmlOptions,
): string {
  if (!imageUrl) return `<p>${escapeHtml(alt)}</p>`
  const address = escapeHtml(imageUrl(file))
  return `<img src="${address}" alt="${escapeHtml(alt)}" width="${escapeHtml(widthPx)}" height="${escapeHtml(heightPx)}" loading="lazy">`
}

function withMarks(html: string, marks: readonly RichTextMark[] | undefined): string {
  return (marks ?? []).reduceRight((inner, mark) => {
    if (mark.type !== 'link') return `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`
    if (!isSafeHref(mark.attrs.href)) return inner
    return `<a href="${escapeHtml(mark.attrs.href)}" rel="noopener noreferrer">${inner}</a>`
  }, html)
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const

/** Numbers too: unchecked content may contain anything in their place. */
function escapeHtml(text: string | number): string {
  return String(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
