import type { ReactNode } from 'react'
import { useScrollStop } from '../../../../ui/use-scroll-stop.ts'

/** A table that is wider than the text scrolls in a frame, by the keyboard too. */
export function TableFrame({ children }: { children: ReactNode }) {
  return (
    <div {...useScrollStop<HTMLDivElement>()} data-table="">
      {children}
    </div>
  )
}
