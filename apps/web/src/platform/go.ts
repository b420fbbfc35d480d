import { useNavigation } from './navigation.ts'
import type { Navigation } from './navigation.ts'

/** Navigates to an address built by `paths.ts`. */
export function useGo(): Navigation['go'] {
  return useNavigation().go
}
