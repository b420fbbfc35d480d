import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and dates are right-aligned. */
  align?: 'start' | 'end'
  /** The server can sort by this; the header becomes a button. */
  sortKey?: string
  /** The server can search this column; the header then has a search box, or a form of its own. */
  search?: ColumnSearch | ColumnForm
  /** The cell that names the row for a screen reader: one column of each table. */
  isRowHeader?: boolean
  /** The header is visually hidden: for columns of buttons. */
  hidesHeader?: boolean
  /** A width class (`w-40`); the columns without one share the rest. */
  width?: string
  /** Hidden below this width. */
  from?: 'tablet' | 'desktop' | 'wide'
}

export interface ColumnSearch {
  /** The active search; empty when there is none. */
  value: string
  onSearch: (words: string) => void
}

/** For a column that is not searched by words: from a day to another. */
export interface ColumnForm {
  isActive: boolean
  form: (onDone: () => void) => ReactNode
}

export interface TableSort {
  key: string
  direction: 'asc' | 'desc'
}

export interface TableSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Without it, cards on a phone cannot be selected. */
  onCards?: CardSelection
}

/** On a phone, rows are selected in a mode of its own: by a button, or by a long press on a card. */
export interface CardSelection {
  /** « Sélectionner », « Terminer ». */
  start: string
  stop: string
  /** « 2 contrats sélectionnés ». */
  count: (selected: number) => string
  /** What can be done with them, at the bottom of the screen. */
  acts: ReactNode
}

export interface TableExpansion<Row> {
  isExpandable: (row: Row) => boolean
  expanded: ReadonlySet<string>
  onToggle: (row: Row) => void
  /** 0 for a row of the list, 1 for its children, which the page puts after it in `rows`. */
  depthOf: (row: Row) => number
}

export interface TableProps<Row> {
  /** What the table lists; for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  sort?: TableSort | null
  onSort?: (sort: TableSort) => void
  selection?: TableSelection
  expansion?: TableExpansion<Row>
  /** Enter on a row, or a click outside its controls. */
  onOpen?: (row: Row) => void
  /** Letter shortcuts for the focused row. */
  keys?: Readonly<Record<string, (row: Row) => void>>
  /** The row shown in the panel beside the list. */
  openKey?: string | null
  isStruckThrough?: (row: Row) => boolean
  empty: ReactNode
  loadingRows?: number
  density?: 'compact' | 'comfortable'
  /** More columns than fit: the table scrolls in its own frame, including the header. */
  isWide?: boolean
  /** The card of a row on a phone; without it the table scrolls sideways there. */
  card?: (row: Row) => ReactNode
}

export const fromClasses = {
  tablet: 'hidden tablet:table-cell',
  desktop: 'hidden desktop:table-cell',
  // A panel beside the list takes the room of such a column.
  wide: 'hidden wide:table-cell wide:group-data-narrowed/list:hidden',
}
