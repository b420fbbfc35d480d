import { useEffect, useRef } from 'react'

/** Focuses a control by its id after the next layout; of a group of controls, the first. */
export function useFocusAfterDrawing(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const place = document.getElementById(wanted.current)
    const control = place?.role === 'group' ? place.querySelector<HTMLElement>('input') : place
    control?.focus()
    wanted.current = null
  })
  return (id) => {
    wanted.current = id
  }
}
