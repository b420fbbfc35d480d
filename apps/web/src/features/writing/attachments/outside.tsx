import { lazy, Suspense } from 'react'
import type { ShownAnnexesProps } from './shown-annexes.tsx'

const Annexes = lazy(async () => ({
  default: (await import('./shown-annexes.tsx')).ShownAnnexes,
}))

/**
 * The annexes below a contract, for the pages outside the shell: the door of the contract page must not bring theirs
 * along. Nothing, not even its code, where there are none.
 */
export function ShownAnnexes(props: ShownAnnexesProps) {
  if (props.annexes.length === 0) return null
  return (
    <Suspense>
      <Annexes {...props} />
    </Suspense>
  )
}
