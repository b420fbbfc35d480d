import { createContext, useContext } from 'react'
import type { ComponentPropsWithRef, ComponentType } from 'react'

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address built by `paths.ts`, including its query. */
  to: string
  /** Active only on this very address, not on those below it. */
  isExact?: boolean
}

/** How pages navigate. */
export interface Navigation {
  Link: ComponentType<AppLinkProps>
  go: (to: string, options?: { replace?: boolean }) => void
}

const NavigationContext = createContext<Navigation | null>(null)

/** Registered once by the application: with its router inside the shell, with page loads outside it. */
export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing above this component')
  return navigation
}
