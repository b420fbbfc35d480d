import { useState } from 'react'
import type { AdminAddress } from '../../settings/administration/public.tsx'
import type { TableSelection } from '../../../ui/table-column.ts'
import { filterOf, type Selection } from './people-acts-queries.ts'

export interface PeopleSelection {
  count: number
  /** Null: nobody. */
  chosen: Selection | null
  ofTable: TableSelection
  /** All that the filter finds, on every page. */
  selectAll: () => void
  clear: () => void
}

const NOBODY: ReadonlySet<string> = new Set()

/** Who is ticked in the list: nobody acts on what the filter hides, so another filter begins anew. */
export function usePeopleSelection(
  address: AdminAddress,
  page: { value: readonly { _id: string }[]; count: number } | undefined,
): PeopleSelection {
  const filter = filterOf(address.asked)
  const list = JSON.stringify(filter)
  const [held, setHeld] = useState<{ list: string; ids: ReadonlySet<string> | 'all' }>({
    list,
    ids: NOBODY,
  })
  const ids = held.list === list ? held.ids : NOBODY
  const select = (next: ReadonlySet<string> | 'all') => setHeld({ list, ids: next })
  const count = ids === 'all' ? (page?.count ?? 0) : ids.size
  return {
    count,
    chosen: count === 0 ? null : ids === 'all' ? { filter } : { ids: [...ids] },
    ofTable: {
      selected: ids === 'all' ? new Set(page?.value.map(({ _id }) => _id)) : ids,
      onChange: select,
    },
    selectAll: () => select('all'),
    clear: () => select(NOBODY),
  }
}
