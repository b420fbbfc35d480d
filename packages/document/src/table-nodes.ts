import type { NodeSpec } from 'prosemirror-model'
import type { AttributeRule } from './attribute-rules.ts'
import { isColumnSpan, isColumnWidths, isRowSpan } from './attribute-rules.ts'
import { checkedAttribute } from './checked-attribute.ts'

/**
 * Tables in the shape `prosemirror-tables` expects (`tableRole`, spans, column widths), declared here because that
 * package depends on the editor's view, which the server does not need.
 */
export const tableNodes: Record<'table' | 'table_row' | 'table_cell' | 'table_header', NodeSpec> = {
  table: {
    content: '(table_row | repeated_row)+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cellNode('td', 'cell'),
  table_header: cellNode('th', 'header_cell'),
}

function cellNode(tag: 'td' | 'th', tableRole: string): NodeSpec {
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    attrs: {
      colspan: checkedAttribute(isColumnSpan, 1),
      rowspan: checkedAttribute(isRowSpan, 1),
      colwidth: checkedAttribute(isColumnWidths, null),
    },
    parseDOM: [{ tag, getAttrs: readCell }],
    toDOM: ({ attrs }) => {
      const widths = attrs['colwidth'] as number[] | null
      return [
        tag,
        {
          ...(attrs['colspan'] === 1 ? {} : { colspan: attrs['colspan'] }),
          ...(attrs['rowspan'] === 1 ? {} : { rowspan: attrs['rowspan'] }),
          ...(widths === null ? {} : { 'data-colwidth': widths.join(',') }),
        },
        0,
      ]
    },
  }
}

function readCell(element: HTMLElement): Record<string, unknown> {
  const span = (name: string, rule: AttributeRule): number => {
    const value = Number(element.getAttribute(name) ?? 1)
    return rule(value) ? value : 1
  }
  const colspan = span('colspan', isColumnSpan)
  const widths = element.dataset['colwidth']?.split(',').map(Number) ?? null
  return {
    colspan,
    rowspan: span('rowspan', isRowSpan),
    colwidth: widths?.length === colspan && isColumnWidths(widths) ? widths : null,
  }
}
