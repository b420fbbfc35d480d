import { useNavigation } from './navigation.ts'
import type { AppLinkProps } from './navigation.ts'

/** A link to another page of ours. */
export function AppLink(props: AppLinkProps) {
  const { Link } = useNavigation()
  return <Link {...props} />
}

/** The same with a page load. */
export function PlainLink({ to, isExact: _isExact, children, ...anchor }: AppLinkProps) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  )
}
