import { keys } from '../../../platform/query-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../../platform/query-client.ts'
import type { TableExpansion } from '../../../ui/table-column.ts'
import { childrenOf, type ContractRow, type DatedRow } from './list-queries.ts'

/** A contract of a list; nested when it is shown as an amendment. */
export type ListedContract = DatedRow & { under?: string }

/** Identifies a row: an amendment may also be listed on its own. */
export function keyOfListed({ _id, under }: ListedContract): string {
  return under === undefined ? _id : `${under}/${_id}`
}

/**
 * Rows that expand to their amendments: fetched on expanding, dropped on collapsing.
 * @param withArchives as the list that shows them
 * @param asOf the day of the list, if not today
 */
export function useAmendments(
  rows: readonly ContractRow[] | undefined,
  withArchives = false,
  asOf?: string,
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
      queryKey: keys.contracts('children', _id, archived, asOf),
      queryFn: ({ signal }) => childrenOf(_id, { archived, asOf }, signal),
    })
    setAmendments((known) => new Map(known).set(_id, value))
  }
  const close = ({ _id }: ContractRow) =>
    setAmendments((known) => new Map([...known].filter(([parentId]) => parentId !== _id)))
  return {
    shown: rows?.flatMap((row) => [
      { ...row, asOf },
      ...(amendments.get(row._id) ?? []).map((amendment) => ({
        ...amendment,
        asOf,
        under: row._id,
      })),
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
