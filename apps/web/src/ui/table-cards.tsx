import { lazy, Suspense, type ReactNode } from 'react'
import { cardClasses } from './card-classes.ts'
import { ExpandButton } from './expand-button.tsx'
import { Skeleton } from './skeleton.tsx'
import type { TableProps } from './table-column.ts'

// Only for lists whose rows are selected.
const SelectableCards = lazy(() => import('./selectable-cards.tsx')) as unknown as <Row>(
  props: CardListProps<Row>,
) => ReactNode

export type CardListProps<Row> = TableProps<Row> & { card: (row: Row) => ReactNode }

/** The same rows on a phone: one card each. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { rows, empty, selection, loadingRows = 6 } = props
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
  if (!selection?.onCards) return <Cards {...props} rows={rows} />
  return (
    <Suspense
      fallback={
        <>
          <div className="h-11" />
          <Cards {...props} rows={rows} />
        </>
      }
    >
      <SelectableCards {...props} />
    </Suspense>
  )
}

function Cards<Row>(props: CardListProps<Row> & { rows: readonly Row[] }) {
  const { caption, rows, keyOf, card, expansion } = props
  return (
    <ul aria-label={caption} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={keyOf(row)} className={cardClasses(props, row)}>
          <div className="min-w-0 flex-1">{card(row)}</div>
          {expansion && <ExpandButton row={row} table={props} expansion={expansion} />}
        </li>
      ))}
    </ul>
  )
}
