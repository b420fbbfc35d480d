import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { firstSections, moreSections } from './drawn-sections.ts'

/** Somebody who types without a pause sees the rest of the text too. */
const LONGEST_WAIT_MS = 300
/** Two frames, for browsers that do not say when they are idle. */
const PAUSE_MS = 32

/**
 * How many sections of a long text are drawn: the first screens immediately, then some more in each idle moment, so
 * that a key is never kept waiting for the rest. Whoever needs all of it calls `editing.showWhole()`.
 */
export function useDrawnSections(wire: WireDocument): number {
  const { editing } = useOpenText()
  const [drawn, setDrawn] = useState(() => firstSections(wire))
  const isWhole = useSyncExternalStore(editing.subscribe, editing.isWholeShown)
  const count = isWhole ? Infinity : drawn
  useEffect(() => {
    if (count === Infinity) return
    return onceIdle(() => startTransition(() => setDrawn(moreSections(wire, count))))
  }, [count, wire])
  useEffect(() => {
    if (count === Infinity) return
    const print = () => flushSync(() => editing.showWhole())
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [count, editing])
  return count
}

/** @returns what calls it off */
function onceIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
