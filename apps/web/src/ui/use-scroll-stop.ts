import { useEffect, useRef, useState, type RefObject } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"], [contenteditable]'

/**
 * For a scrolling element: without a focusable descendant it must be focusable itself, or no key could scroll it.
 *
 * @example const { ref, tabIndex } = useScrollStop<HTMLDivElement>()
 */
export function useScrollStop<T extends HTMLElement>(): {
  ref: RefObject<T | null>
  tabIndex: 0 | undefined
} {
  const ref = useRef<T>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const judge = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight
      setStop(isCut && !element.querySelector(focusable))
    }
    // Unrendered content (content-visibility) is not observed, but can be measured.
    judge()
    const observer = new ResizeObserver(judge)
    observer.observe(element)
    window.addEventListener('resize', judge)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', judge)
    }
  }, [])
  return { ref, tabIndex: isStop ? 0 : undefined }
}
