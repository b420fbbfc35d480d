import { useRef } from 'react'
import type { TableProps } from './table-column.ts'

/** Selects a row, or with Shift every row from the one chosen before to it. */
export type ChooseRow = (key: string, isRange: boolean) => void

export function useRangeSelection<Row>(table: TableProps<Row>): ChooseRow {
  const anchor = useRef<string | null>(null)
  return (key, isRange) => {
    const { rows = [], keyOf, selection } = table
    if (!selection) return
    const keys = rows.map(keyOf)
    const from = isRange && anchor.current !== null ? anchor.current : key
    selection.onChange(withRange(keys, selection.selected, { from, to: key }))
    anchor.current = key
  }
}

/**
 * The selection with a range of rows: all of them are selected, or none, as the last one is about to be.
 *
 * @example withRange(['a', 'b', 'c'], new Set(['a']), { from: 'a', to: 'c' }) // a, b, c
 */
export function withRange(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  { from, to }: { from: string; to: string },
): ReadonlySet<string> {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)].toSorted((a, b) => a - b)
  const range = start === -1 ? [to] : keys.slice(start, end! + 1)
  const isAdding = !selected.has(to)
  const next = new Set(selected)
  for (const key of range) {
    if (isAdding) next.add(key)
    else next.delete(key)
  }
  return next
}
