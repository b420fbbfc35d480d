import { useRef, type MouseEvent } from 'react'
import { Checkbox } from './choice.tsx'
import { classNames } from './class-names.ts'
import { ExpandButton } from './expand-button.tsx'
import { Skeleton } from './skeleton.tsx'
import { fromClasses } from './table-column.ts'
import type { TableColumn, TableProps } from './table-column.ts'
import { useUiTexts } from './ui-texts.tsx'
import type { ChooseRow } from './use-range-selection.ts'

export function TableRow<Row>(props: {
  row: Row
  table: TableProps<Row>
  onChoose: ChooseRow
  isTabStop: boolean
  onFocus: () => void
}) {
  const { row, table, isTabStop, onFocus, onChoose } = props
  const { columns, keyOf, selection, expansion, onOpen, openKey, isStruckThrough, density } = table
  const key = keyOf(row)
  const isSelected = selection?.selected.has(key) ?? false
  const cell = classNames(cellBase, density === 'comfortable' ? 'h-11' : 'h-9')
  const open = (event: MouseEvent) => {
    if (onOpen && !isInControl(event) && !hasSelectedText()) onOpen(row)
  }
  return (
    <tr
      data-key={key}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={selection ? isSelected : undefined}
      onFocus={onFocus}
      onClick={open}
      className={classNames(
        'group/row row-focus',
        onOpen && 'cursor-pointer hover:bg-canvas',
        (isSelected || openKey === key) && 'bg-accent-soft hover:bg-accent-soft',
        isStruckThrough?.(row) && 'text-ink-faint line-through',
      )}
    >
      {expansion && (
        <td className={classNames(cell, 'w-9 px-1')}>
          <ExpandButton row={row} table={table} expansion={expansion} />
        </td>
      )}
      {selection && (
        <td className={classNames(cell, 'w-10 px-2')}>
          <SelectRow row={row} table={table} selection={selection} onChoose={onChoose} />
        </td>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          className={cell}
          depth={depthIn(table, row)}
        />
      ))}
    </tr>
  )
}

function Cell<Row>(props: {
  column: TableColumn<Row>
  row: Row
  className: string
  depth: number
}) {
  const { column, row, className, depth } = props
  const look = classNames(
    className,
    column.align === 'end' && 'text-right whitespace-nowrap',
    column.isRowHeader && 'text-left font-medium',
    column.isRowHeader && depth > 0 && 'pl-8',
    column.from && fromClasses[column.from],
  )
  if (!column.isRowHeader) return <td className={look}>{column.cell(row)}</td>
  return (
    <th scope="row" className={look}>
      {column.cell(row)}
    </th>
  )
}

function SelectRow<Row>(props: {
  row: Row
  table: TableProps<Row>
  selection: NonNullable<TableProps<Row>['selection']>
  onChoose: ChooseRow
}) {
  const { row, table, selection, onChoose } = props
  const isRange = useRef(false)
  const texts = useUiTexts()
  const key = table.keyOf(row)
  return (
    <Checkbox
      label={texts.selectRow(table.nameOf(row))}
      hidesLabel
      checked={selection.selected.has(key)}
      // A change does not say whether Shift was held; the click before it does.
      onClick={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
      onChange={() => onChoose(key, isRange.current)}
    />
  )
}

const skeletonWidths = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5']

/** Skeleton rows. */
export function LoadingRows(props: {
  width: number
  count: number
  density?: 'compact' | 'comfortable' | undefined
}) {
  const { width, count, density } = props
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} className="group/row">
      {Array.from({ length: width }, (_column, column) => (
        <td
          key={column}
          className={classNames(cellBase, density === 'comfortable' ? 'h-11' : 'h-9')}
        >
          <Skeleton className={classNames('h-3.5', skeletonWidths[(row + column) % 4])} />
        </td>
      ))}
    </tr>
  ))
}

const cellBase = 'border-b border-line px-3 py-1 align-middle group-last/row:border-b-0'

function depthIn<Row>(table: TableProps<Row>, row: Row): number {
  return table.expansion?.depthOf(row) ?? 0
}

/** A click on a link, button or input of the row is theirs; what the table itself stands in does not count. */
function isInControl({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false
  const control = target.closest('a, button, input, label, select, [role]')
  return control !== null && currentTarget.contains(control)
}

/** A person who selects text in a row wants to copy it. */
function hasSelectedText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== ''
}
