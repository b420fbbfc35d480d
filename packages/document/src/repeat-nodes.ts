import type { NodeSpec } from 'prosemirror-model'
import { isRepeatKey, isRepeatName, isRowCount } from './repeats/repeat-rules.ts'
import { checkedAttribute } from './checked-attribute.ts'
import type { Repeat } from './rich-text.ts'

const attrs = {
  key: checkedAttribute(isRepeatKey),
  name: checkedAttribute(isRepeatName),
  min: checkedAttribute(isRowCount, 0),
  max: checkedAttribute(isRowCount, 50),
}

/** Passages that a contract has once per row: whole blocks, an entry of a list. */
export const repeatNodes: Record<'repeat' | 'repeated_item', NodeSpec> = {
  repeat: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs,
    parseDOM: [{ tag: 'div[data-repeat]', getAttrs: readRepeat }],
    toDOM: (node) => ['div', { 'data-repeat': JSON.stringify(node.attrs) }, 0],
  },
  repeated_item: {
    content: 'paragraph block*',
    defining: true,
    attrs,
    // Before the ordinary entry, which takes any `li`.
    parseDOM: [{ tag: 'li[data-repeat]', getAttrs: readRepeat, priority: 60 }],
    toDOM: (node) => ['li', { 'data-repeat': JSON.stringify(node.attrs) }, 0],
  },
}

/** A row of a table. */
export const repeatedRow: Record<'repeated_row', NodeSpec> = {
  repeated_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs,
    parseDOM: [{ tag: 'tr[data-repeat]', getAttrs: readRepeat, priority: 60 }],
    toDOM: (node) => ['tr', { 'data-repeat': JSON.stringify(node.attrs) }, 0],
  },
}

/** Pasted from elsewhere, the text stays, and is not repeated. */
function readRepeat(element: HTMLElement): Repeat | false {
  try {
    const read = JSON.parse(element.dataset['repeat'] ?? '') as Partial<Repeat>
    const { key, name, min, max } = read
    const isValid = isRepeatKey(key) && isRepeatName(name) && isRowCount(min) && isRowCount(max)
    return isValid ? (read as Repeat) : false
  } catch {
    return false
  }
}
