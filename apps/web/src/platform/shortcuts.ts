import { useEffect, useRef, useSyncExternalStore } from 'react'

export interface Shortcut {
  /** `?`, `n`, or with the platform's command key: `Mod+k`. */
  keys: string
  /** Its effect, for the list of shortcuts. */
  label: string
  run: () => void
}

const shortcuts = new Set<Shortcut>()
const listeners = new Set<() => void>()
let snapshot: readonly Shortcut[] = []

/** A shortcut active while the calling component is mounted, listed under `?`. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const shortcut = { keys, label, run: () => latest.current() }
    shortcuts.add(shortcut)
    publish()
    return () => {
      shortcuts.delete(shortcut)
      publish()
    }
  }, [keys, label])
}

/** The currently active shortcuts. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => snapshot)
}

/** Listens to the keyboard. Call it once. */
export function watchShortcuts(): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey) return
    const hasModifier = event.ctrlKey || event.metaKey
    // A letter typed into a field is a letter.
    if (!hasModifier && isWriting(event.target)) return
    const pressed = hasModifier ? `Mod+${event.key.toLowerCase()}` : event.key
    const shortcut = [...shortcuts].findLast((candidate) => candidate.keys === pressed)
    if (!shortcut) return
    event.preventDefault()
    shortcut.run()
  })
}

/** @example readableKeys('Mod+k') // 'Ctrl K', or '⌘ K' on a Mac */
export function readableKeys(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return keys
    .split('+')
    .map((key) =>
      key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key,
    )
    .join(' ')
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

function publish(): void {
  snapshot = [...shortcuts]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
