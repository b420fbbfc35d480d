import { classNames } from './class-names.ts'
import type { TableProps } from './table-column.ts'

/** The look of a row’s card; children stand further in. */
export function cardClasses<Row>({ expansion }: TableProps<Row>, row: Row, look?: string): string {
  return classNames(
    'flex items-start gap-1 rounded-lg border p-3',
    look ?? 'border-line bg-paper',
    expansion && expansion.depthOf(row) > 0 && 'ml-6',
  )
}
