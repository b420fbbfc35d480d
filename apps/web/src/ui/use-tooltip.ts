import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

export type TooltipSide = 'top' | 'bottom' | 'right'

const openDelayMs = 350
const closeDelayMs = 80
const gapPx = 6
const marginPx = 8

export function useTooltip(options: { side: TooltipSide; opensOnPress: boolean; isOff: boolean }) {
  const { side, opensOnPress, isOff } = options
  const [isAsked, setAsked] = useState(false)
  const anchorRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const schedule = (isOpen: boolean, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(isOpen), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const popupRef = useCallback(
    (popup: HTMLSpanElement | null) => {
      const control = anchorRef.current?.firstElementChild
      if (!popup || !control) return
      popup.showPopover()
      place(popup, control.getBoundingClientRect(), side)
    },
    [side],
  )

  const handlers = {
    onPointerEnter: () => schedule(true, openDelayMs),
    onPointerLeave: () => schedule(false, closeDelayMs),
    onPointerDown: () => schedule(opensOnPress, 0),
    onFocus: (event: FocusEvent) => {
      if (opensOnPress || event.target.matches(':focus-visible')) schedule(true, 0)
    },
    onBlur: () => schedule(false, 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') schedule(false, 0)
    },
  }
  return { isOpen: isAsked && !isOff, anchorRef, popupRef, handlers }
}

function place(popup: HTMLElement, anchor: DOMRect, side: TooltipSide): void {
  const { width, height } = popup.getBoundingClientRect()
  const isAbove = side === 'top' && anchor.top - height - gapPx >= marginPx
  const centre = { left: anchor.left + anchor.width / 2 - width / 2 }
  const corner =
    side === 'right'
      ? { left: anchor.right + gapPx, top: anchor.top + anchor.height / 2 - height / 2 }
      : { ...centre, top: isAbove ? anchor.top - height - gapPx : anchor.bottom + gapPx }
  const lastLeft = window.innerWidth - width - marginPx
  popup.style.left = `${Math.max(marginPx, Math.min(corner.left, lastLeft))}px`
  popup.style.top = `${Math.max(marginPx, corner.top)}px`
}
