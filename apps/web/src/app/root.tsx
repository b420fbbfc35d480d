import { CSPProvider } from '@base-ui/react/csp-provider'
import { Outlet } from '@tanstack/react-router'
import { UiTextsProvider } from '../ui/ui-texts.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useUiWording } from './use-ui-wording.ts'

/** The frame of every page, signed in or not. */
export function Root() {
  useKeptFocus()
  return (
    // The page's policy allows no inline style element.
    <CSPProvider disableStyleElements>
      <UiTextsProvider texts={useUiWording()}>
        <Outlet />
        <RouteAnnouncer />
        <ToastRegion />
      </UiTextsProvider>
    </CSPProvider>
  )
}
