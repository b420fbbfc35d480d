import type { QueryClient } from '@tanstack/react-query'
import { loadShareAction } from '../../../agreement/sharing/public.tsx'
import { loadKeeping } from '../../../lifecycle/keeping/public.ts'
import { loadSigningAction } from '../../../signing/signing/public.tsx'

/**
 * The actions that other features add to the header come before the page is drawn: one that comes later moves those
 * beside it. Without one, the page is drawn all the same.
 */
export async function loadHeader(queryClient: QueryClient, contractId: string): Promise<void> {
  await Promise.allSettled([
    loadShareAction(),
    loadSigningAction(queryClient, contractId),
    loadKeeping(queryClient, contractId),
  ])
}
