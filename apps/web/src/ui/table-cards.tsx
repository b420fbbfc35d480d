import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ExpandButton } from './expand-button.tsx'
import { Skeleton } from './skeleton.tsx'
import type { TableProps } from './table-column.ts'

/** The same rows on a phone: one card each. */
export function CardList<Row>(props: TableProps<Row> & { card: (row: Row) => ReactNode }) {
  const { caption, rows, keyOf, card, empty, expansion, loadingRows = 6 } = props
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
        <li
          key={keyOf(row)}
          className={classNames(
            'flex items-start gap-1 rounded-lg border border-line bg-paper p-3',
            expansion && expansion.depthOf(row) > 0 && 'ml-6',
          )}
        >
          <div className="min-w-0 flex-1">{card(row)}</div>
          {expansion && <ExpandButton row={row} table={props} expansion={expansion} />}
        </li>
      ))}
    </ul>
  )
}
