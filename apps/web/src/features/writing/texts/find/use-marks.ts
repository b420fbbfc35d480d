import { useEffect, useRef, type RefObject } from 'react'
import { markMatches, unmarkMatches } from './mark-matches.ts'
import { showMatch } from './show-match.ts'
import type { Found } from './use-find.ts'

/** Marks what was found on the page as long as the bar is open, and brings the match that one is at to the screen. */
export function useMarks(found: Found, bar: RefObject<Element | null>): void {
  const { text, matches, current } = found
  useEffect(() => {
    const paper = document.querySelector<HTMLElement>('[data-paper]')
    if (!paper) return
    const mark = () => markMatches(text.lines, matches, current)
    mark()
    // A section that becomes an editor, or comes with the rest of a long text, is drawn anew.
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    })
    observer.observe(paper, { childList: true, subtree: true, characterData: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [text, matches, current])
  useEffect(() => {
    const paper = document.querySelector<HTMLElement>('[data-paper]')
    paper?.setAttribute('data-found', '')
    return () => {
      paper?.removeAttribute('data-found')
      unmarkMatches()
    }
  }, [])
  useShown(found, bar)
}

/** The same match in a text that was searched again stays where it is on the screen. */
function useShown({ text, matches, current }: Found, bar: RefObject<Element | null>): void {
  const match = matches[current]
  const line = match && text.lines[match.line]
  const key = match && line && [line.sectionId, line.paragraph, match.from, match.to].join()
  const latest = useRef({ line, match })
  useEffect(() => {
    latest.current = { line, match }
  })
  useEffect(() => {
    let isWanted = true
    const shown = latest.current
    if (key && shown.line && shown.match && bar.current) {
      void showMatch(shown.line, shown.match, bar.current, () => isWanted)
    }
    return () => {
      isWanted = false
    }
  }, [key, bar])
}
