import { useCallback, useEffect, useRef, useState } from 'react'
import { useOpenText } from '../text/open-text.tsx'
import type { OutlineRow } from './outline-rows.ts'

/** What is under the bars at the top counts as read. */
const TOP_PX = 160

/**
 * The current section: the one being edited, or navigated to, as long as it is visible; else the one at the top of
 * the screen.
 */
export function useCurrentSection(rows: readonly OutlineRow[]): {
  current: string | null
  goneTo: (id: string) => void
} {
  const { editing } = useOpenText()
  const [current, setCurrent] = useState<string | null>(null)
  const chosen = useRef<string | null>(null)
  const look = useRef<() => void>(() => undefined)
  useEffect(() => {
    let frame = 0
    look.current = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setCurrent(isInView(chosen.current) ? chosen.current : sectionAtTop())
      })
    }
    const onScroll = () => look.current()
    const onWriting = () => {
      const writing = editing.place()?.sectionId
      if (writing) chosen.current = writing
      look.current()
    }
    look.current()
    const stop = editing.subscribe(onWriting)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [editing, rows.length])
  const goneTo = useCallback((id: string) => {
    chosen.current = id
    look.current()
  }, [])
  return { current, goneTo }
}

function isInView(id: string | null): boolean {
  const section = id === null ? null : document.getElementById(`section-${id}`)
  if (!section) return false
  const { top, bottom } = section.getBoundingClientRect()
  return bottom > TOP_PX && top < window.innerHeight - TOP_PX / 2
}

/** Sections are in reading order, so a binary search finds the one at a height. */
function sectionAtTop(): string | null {
  const sections = document.querySelectorAll<HTMLElement>('[data-paper] [data-section]')
  let low = 0
  let high = sections.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (sections[middle]!.getBoundingClientRect().top <= TOP_PX) low = middle
    else high = middle - 1
  }
  return sections[low]?.dataset['section'] ?? null
}
