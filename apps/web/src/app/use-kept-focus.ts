import { useEffect } from 'react'

/** `keepFocus`, which is fetched once the page is shown; what has the focus until then is remembered for it. */
export function useKeptFocus(): void {
  useEffect(() => {
    const trail: EventTarget[] = []
    const remember = ({ target }: FocusEvent) => void (target && trail.push(target))
    let stop = () => document.removeEventListener('focusin', remember)
    let isOver = false
    const start = async () => {
      const { keepFocus } = await import('./keep-focus.ts')
      if (isOver) return
      stop()
      stop = keepFocus(trail)
    }
    document.addEventListener('focusin', remember)
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [])
}
