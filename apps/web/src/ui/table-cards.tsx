import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import type { TableProps } from './table-column.ts'

/** The same rows on a phone: one card each. */
export function CardList<Row>(props: TableProps<Row> & { card: (row: Row) => ReactNode }) {
  const { caption, rows, keyOf, card, empty, loadingRows = 6 } = props
  if (!rows) {
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {Array.from({ length: loadingRows }, (_, row) => (
          <Skeleton key={row} className="h-20 rounded-lg" />
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <>{empty}</>
  return (
    <ul aria-label={caption} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={keyOf(row)} className="rounded-lg border border-line bg-paper p-3">
          {card(row)}
        </li>
      ))}
    </ul>
  )
}
