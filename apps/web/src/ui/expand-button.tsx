import { ChevronDown, ChevronRight } from 'lucide-react'
import type { TableExpansion, TableProps } from './table-column.ts'
import { useUiTexts } from './ui-texts.tsx'

/** Expands a row to its children, and collapses it. */
export function ExpandButton<Row>(props: {
  row: Row
  table: Pick<TableProps<Row>, 'keyOf' | 'nameOf'>
  expansion: TableExpansion<Row>
}) {
  const { row, table, expansion } = props
  const texts = useUiTexts()
  if (!expansion.isExpandable(row)) return null
  const isExpanded = expansion.expanded.has(table.keyOf(row))
  const Icon = isExpanded ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      aria-label={`${isExpanded ? texts.collapseRow : texts.expandRow} ${table.nameOf(row)}`}
      onClick={() => expansion.onToggle(row)}
      className="flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-pressed"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
