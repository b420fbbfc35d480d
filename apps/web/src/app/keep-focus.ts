/** How many of the previously focused controls are remembered. */
const longestTrail = 50

/** Editors manage the focus themselves: returning to one would start editing. */
const written = '[contenteditable], [role=textbox]'

/**
 * Keeps keyboard users from being thrown back to the start of the page. When the focused control disappears (its
 * panel closes, its row is deleted, its toast is dismissed), the focus returns to the last one that still exists.
 * Navigation is handled by `RouteAnnouncer`.
 *
 * @param earlier what had the focus until now, in order
 * @returns ends it
 */
export function keepFocus(earlier: readonly EventTarget[]): () => void {
  let trail = earlier.filter((each) => each instanceof HTMLElement)
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
  // A click elsewhere means that the focus should go elsewhere, or nowhere.
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
    // Components that set the focus themselves on render go first.
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
}

function takesFocus(control: HTMLElement): boolean {
  if (control.matches(written) || !control.checkVisibility({ visibilityProperty: true }))
    return false
  control.focus()
  return document.activeElement === control
}
