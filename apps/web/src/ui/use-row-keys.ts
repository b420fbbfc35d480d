import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { TableProps } from './table-column.ts'
import type { ChooseRow } from './use-range-selection.ts'

/** Moves the focus between rows and acts on the focused row. One row is in the tab order. */
export function useRowKeys<Row>(table: TableProps<Row>, choose: ChooseRow) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [tabStop, setTabStop] = useState<string | null>(null)
  const isPresent = table.rows?.some((row) => table.keyOf(row) === tabStop) ?? false

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const current = event.target instanceof Element ? event.target.closest('tr') : null
    if (!current || current !== event.target) return
    const next = neighbourOf(current, event.key)
    if (next) {
      event.preventDefault()
      next.focus()
      return
    }
    const row = table.rows?.find((candidate) => table.keyOf(candidate) === current.dataset['key'])
    if (row === undefined) return
    if (event.key === ' ' && table.selection) choose(table.keyOf(row), event.shiftKey)
    else if (!act(table, row, event.key)) return
    event.preventDefault()
  }
  return { bodyRef, tabStop: isPresent ? tabStop : null, setTabStop, onKeyDown }
}

/** The selection with one row added or removed. */
export function toggledSelection(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

function act<Row>(table: TableProps<Row>, row: Row, key: string): boolean {
  const { keyOf, expansion, onOpen, keys } = table
  const ownKey = keys?.[key]
  if (ownKey) ownKey(row)
  else if (key === 'Enter' && onOpen) onOpen(row)
  else if (expansion?.isExpandable(row) && opensOrCloses(key, expansion.expanded.has(keyOf(row)))) {
    expansion.onToggle(row)
  } else return false
  return true
}

function opensOrCloses(key: string, isExpanded: boolean): boolean {
  return key === (isExpanded ? 'ArrowLeft' : 'ArrowRight')
}

function neighbourOf(row: HTMLTableRowElement, key: string): HTMLElement | null {
  const siblings = row.parentElement?.children
  const candidates: Record<string, Element | null | undefined> = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: siblings?.[0],
    End: siblings?.[siblings.length - 1],
  }
  const found = candidates[key]
  return found instanceof HTMLElement ? found : null
}
