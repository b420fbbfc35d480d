declare global {
  var benchSeen: PageTimes
}

export interface PageTimes {
  /** From the start of the navigation until the first text of the contract is drawn. */
  paintMs?: number
  /** From the last click on a link until the first text of the contract behind it is drawn. */
  openMs?: number
  /** From each key until what it changed is drawn. */
  keysMs: number[]
  /** From the last change of what is looked for until its matches are counted. */
  findMs?: number
}

/**
 * Watches a page from inside, before its own code runs. It is sent to the browser as text: it uses nothing outside
 * itself. It observes the document only while it waits for something, which would slow down what it measures.
 */
export function watchPage(): void {
  const seen: PageTimes = { keysMs: [] }
  globalThis.benchSeen = seen
  const onceDrawn = (then: () => void) =>
    requestAnimationFrame(() => {
      setTimeout(then)
    })
  const onceSaid = (selector: string, isSaid: (words: string) => boolean, then: () => void) => {
    const observer = new MutationObserver(() => {
      if (!isSaid(document.querySelector(selector)?.textContent ?? '')) return
      observer.disconnect()
      then()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }
  const onceTextDrawn = (then: () => void) =>
    onceSaid('[data-paper] [data-section] .rich-text', Boolean, () => onceDrawn(then))
  onceTextDrawn(() => {
    seen.paintMs = performance.now()
  })
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('a')) return
      onceTextDrawn(() => {
        seen.openMs = performance.now() - timeStamp
      })
    },
    true,
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const start = performance.now()
      onceSaid(
        'search [role="status"]',
        (words) => /\d/.test(words),
        () => {
          seen.findMs = performance.now() - start
        },
      )
    },
    true,
  )
  document.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key === 'a') onceDrawn(() => seen.keysMs.push(performance.now() - timeStamp))
    },
    true,
  )
}
