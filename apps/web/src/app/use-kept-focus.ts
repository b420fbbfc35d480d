import { useEffect } from 'react'

/** `keepFocus`, once the page is shown: nothing on it disappears before. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { keepFocus } = await import('./keep-focus.ts')
      if (!isOver) stop = keepFocus()
    }
    void start()
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
}
