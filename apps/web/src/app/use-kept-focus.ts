import { useEffect } from 'react'

/** Controls of the way back that are remembered. */
const longestTrail = 50

/** What is written by hand gives and takes the focus itself: coming back to it would begin to write. */
const written = '[contenteditable], [role=textbox]'

/**
 * Whoever works by keyboard is never thrown back to the start of the page. When the control that has the focus goes
 * (its panel closes, its row is deleted, its toast is answered), the focus returns to the last one that is still
 * there. Another page is the matter of `RouteAnnouncer`.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail: HTMLElement[] = []
    let path = location.pathname
    let isLeft = false
    let frame = 0
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const before = trail.filter((each) => each.isConnected && each !== target)
      trail = [...before, target].slice(-longestTrail)
      path = location.pathname
      isLeft = false
    }
    // Who presses beside it wants the focus elsewhere, or nowhere.
    const leave = ({ target }: PointerEvent) => {
      isLeft = !(target instanceof Node && trail.at(-1)?.contains(target))
    }
    const comeBack = () => {
      if (document.activeElement !== document.body || location.pathname !== path) return
      if (trail.toReversed().some(takesFocus)) return
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver((changes) => {
      const lost = trail.at(-1)
      if (!lost || isLeft || document.activeElement !== document.body) return
      if (lost.matches(written)) return
      const isGone = changes.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      )
      if (!isGone) return
      // Whoever draws may give the focus itself: it goes first.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(comeBack)
    })
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', leave, true)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', leave, true)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
}

function takesFocus(control: HTMLElement): boolean {
  if (control.matches(written) || !control.checkVisibility({ visibilityProperty: true }))
    return false
  control.focus()
  return document.activeElement === control
}
