import { classNames } from './class-names.ts'
import { CardList } from './table-cards.tsx'
import type { TableProps } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { LoadingRows, TableRow } from './table-row.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useRangeSelection } from './use-range-selection.ts'
import { useRowKeys } from './use-row-keys.ts'

/**
 * A native table of rows that the server has sorted, filtered and paged. Arrow keys move between rows, Enter opens,
 * Space selects (with Shift, all rows from the last one), letters act.
 */
export function Table<Row>(props: TableProps<Row>) {
  const isPhone = useIsPhone()
  if (isPhone && props.card) return <CardList {...props} card={props.card} />
  return <RowTable {...props} />
}

function RowTable<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, selection, expansion, empty, isWide } = props
  const choose = useRangeSelection(props)
  const { bodyRef, tabStop, setTabStop, onKeyDown } = useRowKeys(props, choose)
  const width = columns.length + (selection ? 1 : 0) + (expansion ? 1 : 0)
  return (
    <div
      className={classNames(
        'min-w-0 rounded-lg border border-line bg-paper',
        isWide
          ? 'max-h-[calc(100dvh-220px)] overflow-auto'
          : 'overflow-x-auto desktop:overflow-visible',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm" aria-busy={!rows}>
        <caption className="sr-only">{caption}</caption>
        <TableHead {...props} />
        <tbody ref={bodyRef} onKeyDown={onKeyDown}>
          {!rows && (
            <LoadingRows width={width} count={props.loadingRows ?? 8} density={props.density} />
          )}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={width} className="px-4">
                {empty}
              </td>
            </tr>
          )}
          {rows?.map((row, index) => (
            <TableRow
              key={keyOf(row)}
              row={row}
              table={props}
              onChoose={choose}
              isTabStop={keyOf(row) === tabStop || (!tabStop && index === 0)}
              onFocus={() => setTabStop(keyOf(row))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
