import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Refetches displayed data after a change. A first fetch in flight may have read the old data: `invalidateQueries`
 * joins it, and its answer would then count as fresh. So it is fetched once more afterwards.
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
