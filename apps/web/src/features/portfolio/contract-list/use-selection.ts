import { useState } from 'react'
import type { ListSearch } from '../filters/public.ts'
import type { ContractRow } from './list-queries.ts'

export interface ContractSelection {
  /** Keys of rows: an amendment below its master agreement has another one. */
  keys: ReadonlySet<string>
  select: (keys: ReadonlySet<string>) => void
}

const NOTHING: ReadonlySet<string> = new Set()

/** The contracts selected in the list: nobody acts on what another filter or page no longer shows. */
export function useContractSelection(search: ListSearch): ContractSelection {
  const list = JSON.stringify(search)
  const [chosen, setChosen] = useState({ list, keys: NOTHING })
  return {
    keys: chosen.list === list ? chosen.keys : NOTHING,
    select: (keys) => setChosen({ list, keys }),
  }
}

/** The contracts of selected rows, each once. */
export function selectedIds({ keys }: Pick<ContractSelection, 'keys'>): string[] {
  return [...new Set([...keys].map((key) => key.slice(key.indexOf('/') + 1)))]
}

/** Those of them that the page shows as archived, or as not archived. */
export function selectedAmong(
  ids: readonly string[],
  rows: readonly ContractRow[],
  isArchived: boolean,
): string[] {
  const others = new Set(rows.filter((row) => row.isArchived !== isArchived).map(({ _id }) => _id))
  return ids.filter((id) => !others.has(id))
}
