import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

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
    // A control that is disabled while hovered says why on the next hover.
    if (isOpen && isOff) return
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

interface Corner {
  left: number
  top: number
}

/** On the requested side if there is room, else on the opposite one, else below. */
function place(popup: HTMLElement, anchor: DOMRect, side: TooltipSide): void {
  const size = popup.getBoundingClientRect()
  const corners = cornersAround(anchor, size)
  const lastLeft = window.innerWidth - size.width - marginPx
  const lastTop = window.innerHeight - size.height - marginPx
  const fits = (candidate: TooltipSide) => {
    const { left, top } = corners[candidate]
    return isSideways(candidate)
      ? left >= marginPx && left <= lastLeft
      : top >= marginPx && top <= lastTop
  }
  const chosen = corners[[side, opposites[side]].find(fits) ?? 'bottom']
  popup.style.left = `${Math.max(marginPx, Math.min(chosen.left, lastLeft))}px`
  popup.style.top = `${Math.max(marginPx, Math.min(chosen.top, lastTop))}px`
}

function cornersAround(anchor: DOMRect, size: DOMRect): Record<TooltipSide, Corner> {
  const centredLeft = anchor.left + (anchor.width - size.width) / 2
  const centredTop = anchor.top + (anchor.height - size.height) / 2
  return {
    top: { left: centredLeft, top: anchor.top - size.height - gapPx },
    bottom: { left: centredLeft, top: anchor.bottom + gapPx },
    left: { left: anchor.left - size.width - gapPx, top: centredTop },
    right: { left: anchor.right + gapPx, top: centredTop },
  }
}

const opposites: Record<TooltipSide, TooltipSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

function isSideways(side: TooltipSide): boolean {
  return side === 'left' || side === 'right'
}
