import { paths, patterns } from '../../../platform/paths.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'
import { useGo } from '../../../platform/go.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import type { TableSort } from '../../../ui/table-column.ts'

/** What the panel of a list shows when its address says `open=new`. */
export const NEW_RECORD = 'new'

/** The state of an administration list, all of it in the address. */
export interface AdminAddress {
  /** The words, the order and the page, as sent to the server. */
  asked: { search?: string; $orderby?: string; $skip?: string } & PlainSearch
  words: string
  skip: number
  sort: TableSort
  /** The record in the panel: its id, `new`, or null. */
  open: string | null
  /** A new search, filter or order starts at the first page. */
  show: (changes: PlainSearch) => void
  turnTo: (skip: number) => void
  openPath: (recordId: string) => string
  openRecord: (recordId: string) => void
  close: () => void
  /** Closes the panel of a deleted record; a page left empty gives way to the previous one. */
  closeRemoved: (page: { rows: number; pageSize: number }) => void
}

/** A screen with a list in its address: its pattern and its path have the same name. */
type ListPlace = {
  [Place in keyof typeof patterns & keyof typeof paths]: (typeof paths)[Place] extends (
    query: PlainSearch,
  ) => string
    ? Place
    : never
}[keyof typeof patterns & keyof typeof paths]

/**
 * Reads and writes the address of a list.
 * @param place the screen; its route reads its search with `readAdminSearch`
 * @param defaultOrder used when the address names none: `title asc`
 */
export function useAdminAddress(place: ListPlace, defaultOrder: string): AdminAddress {
  const go = useGo()
  const { open, ...asked } = useScreenSearch(patterns[place], readAdminSearch)
  const { $skip, ...kept } = asked
  const path: (query: PlainSearch) => string = paths[place]
  const [key = '', direction] = (asked['$orderby'] ?? defaultOrder).split(' ')
  return {
    asked,
    words: asked['search'] ?? '',
    skip: Number($skip ?? 0),
    sort: { key, direction: direction === 'desc' ? 'desc' : 'asc' },
    open: open ?? null,
    show: (changes) => go(path({ ...kept, open, ...changes })),
    turnTo: (skip) => go(path({ ...kept, open, $skip: skip > 0 ? String(skip) : undefined })),
    openPath: (recordId) => path({ ...asked, open: recordId }),
    openRecord: (recordId) => go(path({ ...asked, open: recordId })),
    close: () => go(path(asked)),
    closeRemoved: ({ rows, pageSize }) => {
      const before = Number($skip ?? 0) - (rows > 1 ? 0 : pageSize)
      go(path({ ...kept, $skip: rows > 1 ? $skip : before > 0 ? String(before) : undefined }))
    },
  }
}

/** The search parameters as texts, whatever the address contains. */
export function readAdminSearch(search: Record<string, unknown>): PlainSearch {
  return Object.fromEntries(
    Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
