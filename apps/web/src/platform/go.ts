import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address built by `app/paths.ts`. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback(
    (to, options) => void router.navigate({ href: to, replace: options?.replace ?? false }),
    [router],
  )
}
