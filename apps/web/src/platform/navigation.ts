import { createContext, useContext } from 'react'
import type { ComponentPropsWithRef, ComponentType } from 'react'

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address built by `paths.ts`, query and all. */
  to: string
  /** Active only on this very address, not on those below it. */
  isExact?: boolean
}

/** How one page leads to another. */
export interface Navigation {
  Link: ComponentType<AppLinkProps>
  go: (to: string, options?: { replace?: boolean }) => void
}

const NavigationContext = createContext<Navigation | null>(null)

/** The application says once how: by its router inside the shell, by page loads outside it. */
export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing above this component')
  return navigation
}
