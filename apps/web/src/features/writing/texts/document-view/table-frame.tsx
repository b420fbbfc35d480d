import type { ReactNode } from 'react'
import { useScrollStop } from '../../../../ui/use-scroll-stop.ts'

/** A table wider than the text scrolls in a frame, by keyboard too. */
export function TableFrame({ children }: { children: ReactNode }) {
  return (
    <div {...useScrollStop<HTMLDivElement>()} data-table="">
      {children}
    </div>
  )
}
