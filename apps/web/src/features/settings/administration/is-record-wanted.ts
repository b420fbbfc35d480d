import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Whether the record that an address opens is to be fetched. A link to it that is only pointed at, or focused again once
 * the panel is closed, asks for nothing that is known: the record may have just been deleted.
 *
 * @param cause why the route is loaded
 */
export function isRecordWanted(
  queryClient: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  cause: 'preload' | 'enter' | 'stay',
): boolean {
  return cause !== 'preload' || queryClient.getQueryState(queryKey)?.data === undefined
}
