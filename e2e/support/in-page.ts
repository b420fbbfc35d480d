/** Code that runs in the page itself, in a single call from outside. */
export interface InPage {
  /**
   * Waits until the screen of the address is rendered, in the language if one is given, and all its requests have
   * been answered.
   * @returns the language of the page
   */
  rest(locale?: string): Promise<string>
  /** Layout problems at rest; elements that follow the window's width get a moment to adapt. */
  layoutFaults(locale?: string): Promise<string[]>
}

declare global {
  interface Window {
    audit?: InPage
  }
}

/** Injects these functions into each page that is loaded; nothing outside is visible to them. */
export function installInPage(): void {
  const longestRestMs = 20_000
  const longestFollowingMs = 4_000

  let asking = 0
  const ask = window.fetch
  window.fetch = async (...call) => {
    asking += 1
    try {
      return await ask(...call)
    } finally {
      asking -= 1
    }
  }

  window.audit = {
    rest: async (locale) => {
      await rest(locale)
      return document.documentElement.lang
    },
    layoutFaults: async (locale) => {
      await rest(locale)
      const end = performance.now() + longestFollowingMs
      let faults = [...tooWide(), ...mouseOnly()]
      while (faults.length > 0 && performance.now() < end) {
        await frame()
        faults = [...tooWide(), ...mouseOnly()]
      }
      return faults
    },
  }

  async function rest(locale?: string): Promise<void> {
    const end = performance.now() + longestRestMs
    for (;;) {
      await frame()
      const unrest = whatMoves(locale)
      if (performance.now() > end) throw new Error(`The page does not come to rest: ${unrest}`)
      if (unrest) continue
      // The last answer is rendered in the tasks after it.
      await task()
      await task()
      if (!whatMoves(locale)) break
    }
    await document.fonts.ready
  }

  function frame(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }

  function task(): Promise<unknown> {
    return new Promise((resolve) => setTimeout(resolve))
  }

  function whatMoves(locale?: string): string | null {
    const isOutside = document.documentElement.dataset['room'] !== undefined
    const moving = isOutside ? whatMovesOutside() : whatMovesInShell()
    if (moving) return moving
    if (locale && document.documentElement.lang !== locale) return `it is not in ${locale}`
    if (!document.querySelector('h1')) return 'it has no title'
    return document.querySelector('[aria-busy="true"]') ? 'something is busy' : null
  }

  /** The application exposes its router on its page (TanStack Router does), and the router its query client. */
  function whatMovesInShell(): string | null {
    const router = window['__TSR_ROUTER__']
    if (!router) return 'the application does not run'
    const { status, location, resolvedLocation } = router.state
    if (status !== 'idle' || location.href !== resolvedLocation?.href) return 'another screen comes'
    const { queryClient } = router.options.context
    return queryClient.isFetching() + queryClient.isMutating() > 0 ? 'the server is asked' : null
  }

  /** React marks what it has rendered or hydrated. */
  function whatMovesOutside(): string | null {
    const title = document.querySelector('h1, main')
    const isAlive = title && Object.keys(title).some((key) => key.startsWith('__reactFiber'))
    if (!isAlive) return 'its code has not come'
    return asking > 0 ? 'the server is asked' : null
  }

  /** What makes the page wider than the screen, and what is clipped by an edge that does not scroll. */
  function tooWide(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }),
    )
    const cut = shown.filter((element) => {
      if (element.scrollWidth <= element.clientWidth + 1) return false
      // What is typed in one line follows the caret.
      if (element instanceof HTMLInputElement) return false
      const { overflowX, textOverflow, contain } = getComputedStyle(element)
      const cuts = ['hidden', 'clip'].includes(overflowX) || /content|paint/.test(contain)
      return cuts && textOverflow !== 'ellipsis'
    })
    const name = ({ outerHTML }: Element) => outerHTML.slice(0, 160)
    const faults = cut.map(
      (element) => `${element.scrollWidth - element.clientWidth} px cut: ${name(element)}`,
    )
    if (scrollWidth <= clientWidth) return faults
    const wide = shown.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    const named = wide.slice(-3).map(name).join(' … ')
    return [`${scrollWidth - clientWidth} px wider than the screen: ${named}`, ...faults]
  }

  /** Clickable elements that are neither reachable by keyboard, nor contain or are inside a reachable one. */
  function mouseOnly(): string[] {
    const focusable =
      'a[href], button, input, select, textarea, label, summary, [tabindex], [contenteditable]'
    const offers = (element: Element) => getComputedStyle(element).cursor === 'pointer'
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) => offers(element) && !(element.parentElement && offers(element.parentElement)),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest(focusable) && !element.querySelector(focusable))
      .map((element) => `for the mouse only: ${element.outerHTML.slice(0, 160)}`)
  }
}
