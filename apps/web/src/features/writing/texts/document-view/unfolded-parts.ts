import type { Condition } from '@tacite/document/rich-text.ts'
import { useSyncExternalStore } from 'react'

/**
 * The conditional parts that the contract leaves out are folded to their condition until a person unfolds them. Static
 * text and editors share what is unfolded, so that nothing moves when editing begins; parts of one text with the same
 * condition fold together.
 */
const unfolded = new Set<string>()
const listeners = new Set<() => void>()

export function partOf(textId: string, { variable, operator, value }: Condition): string {
  return JSON.stringify([textId, variable, operator, value])
}

export function isUnfolded(part: string): boolean {
  return unfolded.has(part)
}

export function setUnfolded(part: string, isOpen: boolean): void {
  if (isOpen) unfolded.add(part)
  else unfolded.delete(part)
  for (const listener of listeners) listener()
}

export function subscribeToFolds(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsUnfolded(part: string): boolean {
  return useSyncExternalStore(subscribeToFolds, () => isUnfolded(part))
}
