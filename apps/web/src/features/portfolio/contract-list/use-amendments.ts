import { keys } from '../../../platform/query-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../../platform/query-client.ts'
import type { TableExpansion } from '../../../ui/table-column.ts'
import { childrenOf, type ContractRow } from './list-queries.ts'

/** A contract of a list; nested when it is shown as an amendment. */
export type ListedContract = ContractRow & { under?: string }

/** Identifies a row: an amendment may also be listed on its own. */
export function keyOfListed({ _id, under }: ListedContract): string {
  return under === undefined ? _id : `${under}/${_id}`
}

/**
 * Rows that expand to their amendments: fetched on expanding, dropped on collapsing.
 * @param withArchives as the list that shows them
 */
export function useAmendments(
  rows: readonly ContractRow[] | undefined,
  withArchives = false,
): {
  shown: readonly ListedContract[] | undefined
  expansion: TableExpansion<ListedContract> | undefined
} {
  const queryClient = useQueryClient()
  const [amendments, setAmendments] = useState<ReadonlyMap<string, readonly ContractRow[]>>(
    new Map(),
  )
  const archived = withArchives ? 'true' : 'false'
  const open = async ({ _id }: ContractRow) => {
    const { value } = await queryClient.fetchQuery({
      queryKey: keys.contracts('children', _id, archived),
      queryFn: ({ signal }) => childrenOf(_id, archived, signal),
    })
    setAmendments((known) => new Map(known).set(_id, value))
  }
  const close = ({ _id }: ContractRow) =>
    setAmendments((known) => new Map([...known].filter(([parentId]) => parentId !== _id)))
  return {
    shown: rows?.flatMap((row) => [
      row,
      ...(amendments.get(row._id) ?? []).map((amendment) => ({ ...amendment, under: row._id })),
    ]),
    expansion: rows?.some(({ children }) => children > 0)
      ? {
          expanded: new Set(amendments.keys()),
          isExpandable: ({ children, under }) => children > 0 && under === undefined,
          onToggle: (row) => {
            if (amendments.has(row._id)) close(row)
            else open(row).catch(showError)
          },
          depthOf: ({ under }) => (under === undefined ? 0 : 1),
        }
      : undefined,
  }
}
