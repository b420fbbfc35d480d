import { Schema } from 'prosemirror-model'
import {
  conditionOperators,
  isConditionValue,
  isFileHash,
  isImageSide,
  isListStart,
  isOneOf,
  isPartId,
  isSafeHref,
  isShortText,
  isVariable,
  orderedListStyles,
  referenceWordings,
  textAligns,
} from './attribute-rules.ts'
import { checkedAttribute } from './checked-attribute.ts'
import { repeatedRow, repeatNodes } from './repeat-nodes.ts'
import { tableNodes } from './table-nodes.ts'

/**
 * The schema of a section's content, without section titles: a pasted heading becomes a paragraph. No `style`
 * attribute is ever written, which our CSP forbids: the style sheet reads the `data-` attributes.
 */
export const contractSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      attrs: { align: checkedAttribute(isOneOf(textAligns), 'left') },
      parseDOM: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
        tag,
        getAttrs: (element: HTMLElement) => ({ align: readAlign(element) }),
      })),
      toDOM: (node) => [
        'p',
        node.attrs['align'] === 'left' ? {} : { 'data-align': node.attrs['align'] },
        0,
      ],
    },
    bullet_list: {
      content: '(list_item | repeated_item)+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: '(list_item | repeated_item)+',
      group: 'block',
      attrs: {
        order: checkedAttribute(isListStart, 1),
        style: checkedAttribute(isOneOf(orderedListStyles), 'decimal'),
      },
      parseDOM: [{ tag: 'ol', getAttrs: (element) => readOrderedList(element) }],
      toDOM: (node) => ['ol', { start: node.attrs['order'], 'data-style': node.attrs['style'] }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    // Before the ordinary row, which commands on tables create.
    ...repeatedRow,
    ...tableNodes,
    image: {
      group: 'block',
      draggable: true,
      attrs: {
        file: checkedAttribute(isFileHash),
        alt: checkedAttribute(isShortText, ''),
        widthPx: checkedAttribute(isImageSide),
        heightPx: checkedAttribute(isImageSide),
      },
      // Only our own images: others are uploaded first, never fetched by a reader.
      parseDOM: [{ tag: 'img[data-file]', getAttrs: (element) => readImage(element) }],
      // The node view adds the address: the schema does not know the company's file store.
      toDOM: ({ attrs }) => [
        'img',
        {
          'data-file': attrs['file'],
          alt: attrs['alt'],
          width: attrs['widthPx'],
          height: attrs['heightPx'],
        },
      ],
    },
    page_break: {
      group: 'block',
      parseDOM: [{ tag: 'div[data-page-break]' }],
      toDOM: () => ['div', { 'data-page-break': '' }],
    },
    conditional: {
      content: 'block+',
      group: 'block',
      defining: true,
      attrs: {
        variable: checkedAttribute(isVariable),
        operator: checkedAttribute(isOneOf(conditionOperators)),
        value: checkedAttribute(isConditionValue, null),
      },
      parseDOM: [{ tag: 'div[data-conditional]', getAttrs: (element) => readConditional(element) }],
      toDOM: ({ attrs }) => ['div', { 'data-conditional': JSON.stringify(attrs) }, 0],
    },
    ...repeatNodes,
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    field: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { variable: checkedAttribute(isVariable) },
      parseDOM: [{ tag: 'span[data-field]', getAttrs: (element) => readField(element) }],
      toDOM: ({ attrs }) => ['span', { 'data-field': attrs['variable'] }],
    },
    reference: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: {
        part: checkedAttribute(isPartId),
        wording: checkedAttribute(isOneOf(referenceWordings)),
      },
      parseDOM: [{ tag: 'span[data-reference]', getAttrs: (element) => readReference(element) }],
      toDOM: ({ attrs }) => [
        'span',
        { 'data-reference': attrs['part'], 'data-wording': attrs['wording'] },
      ],
    },
    footnote: {
      inline: true,
      group: 'inline',
      atom: true,
      // No note in a note: `inline*` would allow one.
      content: '(text | hard_break | field | reference)*',
      parseDOM: [{ tag: 'span[data-footnote]' }],
      toDOM: () => ['span', { 'data-footnote': '' }, 0],
    },
  },
  marks: {
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    superscript: { excludes: 'subscript', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
    subscript: { excludes: 'superscript', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
    link: {
      inclusive: false,
      attrs: { href: checkedAttribute(isSafeHref) },
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => readLink(element) }],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'], rel: 'noopener noreferrer' }, 0],
    },
  },
})

function readAlign(element: HTMLElement): string {
  const align = element.dataset['align'] ?? element.style.textAlign
  return isOneOf(textAligns)(align) ? align : 'left'
}

function readOrderedList(element: HTMLElement): { order: number; style: string } {
  const order = Number(element.getAttribute('start') ?? 1)
  const typed = element.dataset['style'] ?? listStyleOfType[element.getAttribute('type') ?? '']
  return {
    order: isListStart(order) ? order : 1,
    style: isOneOf(orderedListStyles)(typed) ? typed : 'decimal',
  }
}

const listStyleOfType: Record<string, string> = { a: 'lower-alpha', i: 'lower-roman' }

function readImage(element: HTMLElement): Record<string, unknown> | false {
  const file = element.dataset['file']
  const widthPx = Number(element.getAttribute('width'))
  const heightPx = Number(element.getAttribute('height'))
  if (!isFileHash(file) || !isImageSide(widthPx) || !isImageSide(heightPx)) return false
  return { file, widthPx, heightPx, alt: element.getAttribute('alt') ?? '' }
}

function readConditional(element: HTMLElement): Record<string, unknown> | false {
  try {
    const attrs = JSON.parse(element.dataset['conditional'] ?? '') as Record<string, unknown>
    const isValid =
      isVariable(attrs['variable']) &&
      isOneOf(conditionOperators)(attrs['operator']) &&
      isConditionValue(attrs['value'] ?? null)
    return isValid ? attrs : false
  } catch {
    // Pasted from elsewhere: its content stays, the condition does not.
    return false
  }
}

function readField(element: HTMLElement): { variable: string } | false {
  const variable = element.dataset['field']
  return isVariable(variable) ? { variable } : false
}

function readReference(element: HTMLElement): { part: string; wording: string } | false {
  const { reference: part, wording } = element.dataset
  return isPartId(part) && isOneOf(referenceWordings)(wording) ? { part, wording } : false
}

function readLink(element: HTMLElement): { href: string } | false {
  const href = element.getAttribute('href') ?? ''
  return isSafeHref(href) ? { href } : false
}
