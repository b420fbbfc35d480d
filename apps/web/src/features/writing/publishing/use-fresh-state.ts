import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { WireDocument } from '../texts/public.tsx'

/** Whether the text was changed since the published version is asked again after its first change. */
export function useFreshState(
  queryKey: QueryKey,
  { version, isChanged }: { version: number | null; isChanged: boolean },
  wire: WireDocument,
): void {
  const queryClient = useQueryClient()
  const known = useRef(wire)
  useEffect(() => {
    if (known.current === wire) return
    known.current = wire
    if (version !== null && !isChanged) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, queryKey, version, isChanged, wire])
}
