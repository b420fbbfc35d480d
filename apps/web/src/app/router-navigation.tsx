import { Link } from '@tanstack/react-router'
import { PlainLink } from '../platform/app-link.tsx'
import type { AppLinkProps, Navigation } from '../platform/navigation.ts'
import type { AppRouter } from './create-app-router.ts'
import { isOutside } from '../platform/paths.ts'

/** Inside the shell, navigation happens without a page load. */
export function routerNavigation(router: AppRouter): Navigation {
  return {
    Link: RouterLink,
    go: (to, options) => void router.navigate({ href: to, replace: options?.replace ?? false }),
  }
}

/**
 * The target is prefetched on hover; the link has `aria-current="page"` when it leads to the current page.
 */
function RouterLink({ to, isExact = false, ...anchor }: AppLinkProps) {
  if (isOutside(to)) return <PlainLink {...anchor} to={to} />
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
