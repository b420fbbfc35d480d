import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { PlainLink } from '../../platform/app-link.tsx'
import { NavigationProvider } from '../../platform/navigation.ts'
import type { Navigation } from '../../platform/navigation.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { UiTextsProvider } from '../../ui/ui-texts.tsx'
import { answerHeldPress } from './held-press.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useUiWording } from '../use-ui-wording.ts'

interface OutsideRootProps {
  queryClient: QueryClient
  children: ReactNode
}

/** The frame of a page for people without an account, rendered alike by the server and the browser. */
export function OutsideRoot({ queryClient, children }: OutsideRootProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <NavigationProvider value={pageLoads}>
          <Frame>{children}</Frame>
        </NavigationProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Frame({ children }: { children: ReactNode }) {
  useKeptFocus()
  useEffect(answerHeldPress, [])
  return (
    // The page's policy allows no inline style element.
    <CSPProvider disableStyleElements>
      <UiTextsProvider texts={useUiWording()}>
        {children}
        <ToastRegion />
      </UiTextsProvider>
    </CSPProvider>
  )
}

/** Synchronous: the server has rendered the page before its code arrives. */
const pageLoads: Navigation = {
  Link: PlainLink,
  go: (to, options) => {
    if (options?.replace) window.location.replace(to)
    else window.location.assign(to)
  },
}
