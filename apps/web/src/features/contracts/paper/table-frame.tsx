import { useEffect, useRef, useState, type ReactNode } from 'react'

/** A table that is wider than the text scrolls in a frame, by the keyboard too. */
export function TableFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} data-table="" tabIndex={isCut ? 0 : undefined}>
      {children}
    </div>
  )
}
