import { useEffect, useState } from 'react'
import type { OutlineRow } from './outline-rows.ts'

/** What is under the bars at the top counts as read. */
const TOP_PX = 160

/** The section at the top of the screen, as one scrolls. */
export function useCurrentSection(rows: readonly OutlineRow[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(sectionAtTop())
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [rows.length])
  return current
}

/** Sections stand in reading order, so the one at a height is found by halving. */
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
