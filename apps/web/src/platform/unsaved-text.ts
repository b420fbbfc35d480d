import { useEffect, useState, useSyncExternalStore } from 'react'

/** Text that a person typed and the server never received, kept on the device. */
export interface KeptText {
  key: string
  text: string
  /** Where it was being written. */
  address: string
  /** The title of that page; missing in what was kept by an older version. */
  title?: string
  personId: string
  keptAt: string
}

const storageKey = 'tacite.keptTexts'
const listeners = new Set<() => void>()
const unsaved = new Map<string, Pick<KeptText, 'text' | 'address' | 'title'>>()
const writerKey = 'tacite.writer'

/**
 * Sets the person whose texts are kept and offered from now on in this tab, on the sign-in page too: another person
 * on the same device sees none of them.
 */
export function setWriter(id: string): void {
  sessionStorage.setItem(writerKey, id)
}

function writerId(): string | null {
  return sessionStorage.getItem(writerKey)
}

/**
 * Protects a text that the server does not have yet; null once it has. If the session ends or the page closes first,
 * it is kept on the device and `useKeptText` offers it again.
 *
 * @param key identifies the text: `section:${sectionId}`
 * @example useUnsavedText(`message:${contractId}`, draft === saved ? null : draft)
 */
export function useUnsavedText(key: string, text: string | null): void {
  useEffect(() => watchOverText(key, text), [key, text])
  useEffect(() => () => void unsaved.delete(key), [key])
}

/** The same for what outlives a component: a text still being sent after its page was left. */
export function watchOverText(key: string, text: string | null): void {
  if (text === null || text === '') unsaved.delete(key)
  else {
    const { pathname, search } = window.location
    unsaved.set(key, { text, address: pathname + search, title: pageTitle() })
  }
}

/** Of the browser tab, without the name of the site. */
function pageTitle(): string {
  return document.title.split(' · ').slice(0, -1).join(' · ')
}

/** The text kept for this key in an earlier session, and a function to discard it. */
export function useKeptText(key: string): { text: string | null; discard: () => void } {
  const [text, setText] = useState(() => keptTexts().find((kept) => kept.key === key)?.text ?? null)
  const discard = () => {
    discardKeptText(key)
    setText(null)
  }
  return { text, discard }
}

/** Everything kept for the signed-in person, newest first. */
export function keptTexts(): KeptText[] {
  const personId = writerId()
  return readKept()
    .filter((kept) => kept.personId === personId)
    .sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1))
}

/** The same, re-rendered when one is kept or discarded. A server-rendered page starts without them. */
export function useKeptTexts(): KeptText[] {
  const stored = useSyncExternalStore(subscribe, readStored, () => null)
  return stored === null ? [] : keptTexts()
}

export function discardKeptText(key: string): void {
  const personId = writerId()
  writeKept(readKept().filter((kept) => kept.key !== key || kept.personId !== personId))
}

/** Stores all currently unsaved text. Called when the session ends and when the page closes. */
export function keepUnsavedTexts(): void {
  const writer = writerId()
  if (unsaved.size === 0 || writer === null) return
  const keptAt = new Date().toISOString()
  const fresh = [...unsaved].map(([key, entry]) => ({ key, ...entry, personId: writer, keptAt }))
  const others = readKept().filter((kept) => kept.personId !== writer || !unsaved.has(kept.key))
  writeKept([...others, ...fresh])
}

function readKept(): KeptText[] {
  try {
    return JSON.parse(readStored()) as KeptText[]
  } catch {
    return []
  }
}

function writeKept(kept: KeptText[]): void {
  if (kept.length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

function readStored(): string {
  return localStorage.getItem(storageKey) ?? '[]'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
