import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** The width of an element in pixels, measured before its first paint; null until then. */
export function useWidth<Box extends HTMLElement>(): [RefObject<Box | null>, number | null] {
  const ref = useRef<Box>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    setWidth(box.clientWidth)
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
