import { useRef } from 'react'
import type { RefObject } from 'react'

/**
 * The container for a floating list: the landmark or dialog around its control, so that screen readers find it there
 * and not at the end of the page. Give `anchorRef` to the control and `container` to the portal.
 */
export function useLandmark(): {
  anchorRef: (control: HTMLElement | null) => void
  container: RefObject<HTMLElement | null>
} {
  const container = useRef<HTMLElement | null>(null)
  const anchorRef = (control: HTMLElement | null) => {
    container.current = control?.closest<HTMLElement>(landmarks) ?? null
  }
  return { anchorRef, container }
}

const landmarks = 'main, header, nav, aside, footer, [role=dialog], [role=alertdialog]'
