import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Checkbox } from './choice.tsx'
import { classNames } from './class-names.ts'
import { fromClasses } from './table-column.ts'
import type { TableColumn, TableProps, TableSort } from './table-column.ts'
import { useUiTexts } from './ui-texts.tsx'

// The very first page has tables without it.
const ColumnSearchButton = lazy(() => import('./column-search.tsx'))

export function TableHead<Row>(props: TableProps<Row>) {
  const { columns, selection, expansion, sort = null, onSort, isWide } = props
  const texts = useUiTexts()
  const headCell = classNames(
    'h-9 border-b border-line bg-canvas px-3 text-left text-xs font-medium text-ink-soft first:rounded-tl-lg last:rounded-tr-lg',
    isWide
      ? 'sticky top-0 z-10'
      : 'desktop:sticky desktop:top-[var(--table-head-top,48px)] desktop:z-10',
  )
  return (
    <thead>
      <tr>
        {expansion && (
          <th scope="col" className={classNames(headCell, 'w-9')}>
            <span className="sr-only">{texts.expandRow}</span>
          </th>
        )}
        {selection && (
          <th scope="col" className={classNames(headCell, 'w-10 px-2')}>
            <SelectAll {...props} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={classNames(
              headCell,
              column.align === 'end' && 'text-right',
              column.width,
              column.isRowHeader && 'desktop:group-data-narrowed/list:w-1/3',
              column.from && fromClasses[column.from],
            )}
          >
            {column.search ? (
              <span className="flex items-center gap-0.5">
                <HeaderText column={column} sort={sort} onSort={onSort} />
                <Suspense fallback={<span className="size-7" />}>
                  <ColumnSearchButton column={column.header} search={column.search} />
                </Suspense>
              </span>
            ) : (
              <HeaderText column={column} sort={sort} onSort={onSort} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function HeaderText<Row>(props: {
  column: TableColumn<Row>
  sort: TableSort | null
  onSort: ((sort: TableSort) => void) | undefined
}) {
  const { column, sort, onSort } = props
  const { sortKey, header, align } = column
  const texts = useUiTexts()
  if (column.hidesHeader) return <span className="sr-only">{header}</span>
  if (!sortKey || !onSort) return <span className="whitespace-nowrap">{header}</span>
  const direction = sort?.key === sortKey ? sort.direction : null
  const Arrow = direction === null ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      title={texts.sortBy(header)}
      onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}
      className={classNames(
        'group -mx-1 inline-flex h-7 items-center gap-1 rounded-sm px-1 whitespace-nowrap hover:text-ink',
        align === 'end' && 'flex-row-reverse',
        direction && 'text-ink',
      )}
    >
      {header}
      <Arrow
        aria-hidden
        className={classNames(
          'size-3.5',
          !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
        )}
      />
    </button>
  )
}

function SelectAll<Row>(
  props: TableProps<Row> & { selection: NonNullable<TableProps<Row>['selection']> },
) {
  const { rows = [], keyOf, selection } = props
  const texts = useUiTexts()
  const keys = rows.map(keyOf)
  const count = keys.filter((key) => selection.selected.has(key)).length
  const areAll = count > 0 && count === keys.length
  const toggle = () => {
    const next = new Set(selection.selected)
    for (const key of keys) {
      if (areAll) next.delete(key)
      else next.add(key)
    }
    selection.onChange(next)
  }
  return (
    <Checkbox
      label={texts.selectAll}
      hidesLabel
      checked={areAll}
      isPartly={count > 0 && !areAll}
      onChange={toggle}
    />
  )
}

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | null) {
  if (!column.sortKey) return undefined
  if (sort?.key !== column.sortKey) return 'none'
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}
