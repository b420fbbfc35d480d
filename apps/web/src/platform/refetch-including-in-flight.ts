import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Has what is shown fetched again because it has changed. A first fetch that is still under way may have read what
 * was before: `invalidateQueries` joins it, and its answer would then count as new. So it is asked once more after it.
 */
export async function refetchIncludingInFlight(
  queryClient: QueryClient,
  filters: QueryFilters,
): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
  const afterThem = underWay.map((query) => {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    return query.fetch().then(again, again)
  })
  await Promise.all([queryClient.invalidateQueries(filters), ...afterThem])
}
