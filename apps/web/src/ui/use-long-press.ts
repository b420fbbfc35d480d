import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** As phones wait before they open a menu of their own. */
const HELD_MS = 450
/** A finger that moves further is scrolling. */
const STILL_PX = 10

interface LongPress {
  onLongPress: () => void
  isOff: boolean
}

/** A finger held still on something. The click and the phone’s own menu that follow it are swallowed. */
export function useLongPress({ onLongPress, isOff }: LongPress) {
  const held = useRef<{ x: number; y: number; timer: number } | null>(null)
  const isPressed = useRef(false)
  const release = () => {
    if (held.current) window.clearTimeout(held.current.timer)
    held.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = false
      release()
      if (isOff || event.pointerType === 'mouse' || !event.isPrimary) return
      const timer = window.setTimeout(() => {
        held.current = null
        isPressed.current = true
        onLongPress()
      }, HELD_MS)
      held.current = { x: event.clientX, y: event.clientY, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = held.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      if (held.current || isPressed.current) event.preventDefault()
    },
    /** Whether the click ended a long press, and does nothing more. */
    onClickCapture: (event: MouseEvent): boolean => {
      if (!isPressed.current) return false
      isPressed.current = false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
