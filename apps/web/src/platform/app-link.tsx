import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address built by `app/paths.ts`, query and all. */
  to: string
  /** Active only on this very address, not on those below it. */
  isExact?: boolean
}

/**
 * A link inside the application: no page load, the target prefetched when the pointer rests on it. It carries
 * `aria-current="page"` when it leads to where one is.
 */
export function AppLink({ to, isExact = false, ...anchor }: AppLinkProps) {
  return (
    <Link
      {...anchor}
      to={to}
      href={to}
      activeOptions={{ exact: isExact, includeSearch: isExact }}
      activeProps={{}}
    />
  )
}
