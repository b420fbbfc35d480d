import type { QueryClient } from '@tanstack/react-query'
import { refetchIncludingInFlight } from './refetch-including-in-flight.ts'
import { staleKeys, type Change } from './stale-after.ts'

/**
 * Refetches whatever these changes made stale, if displayed; the rest when next displayed.
 * @param options.sparesRecords an open administration record is only marked: it may be deleted
 */
export async function refetchStale(
  queryClient: QueryClient,
  changes: readonly Change[],
  { sparesRecords = false }: { sparesRecords?: boolean } = {},
): Promise<void> {
  const stale = new Map(
    changes.flatMap(staleKeys).map((queryKey) => [JSON.stringify(queryKey), queryKey]),
  )
  await Promise.all(
    [...stale.values()].map(async (queryKey) => {
      if (!sparesRecords) return refetchIncludingInFlight(queryClient, { queryKey })
      await queryClient.invalidateQueries({ queryKey, predicate: isRecord, refetchType: 'none' })
      await refetchIncludingInFlight(queryClient, {
        queryKey,
        predicate: (query) => !isRecord(query),
      })
    }),
  )
}

function isRecord({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return AREAS_OF_RECORDS.has(queryKey[0]) && queryKey.includes('one')
}

const AREAS_OF_RECORDS = new Set<unknown>(['administration', 'clauses', 'folders'])
