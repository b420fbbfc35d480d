import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useSyncExternalStore, type ComponentType } from 'react'

type SectionEditor = ComponentType<{ section: Section }>

let editor: SectionEditor | null = null
const listeners = new Set<() => void>()

/** Prefetches the editor's code before anyone can click: until it is loaded, the text stays static, in place. */
export async function loadEditor(): Promise<void> {
  if (editor) return
  editor = (await import('../editor/section-editor.tsx')).default
  for (const listener of listeners) listener()
}

/** The editor, once its code is loaded. Unlike a lazy component it never removes what is shown meanwhile. */
export function useSectionEditor(): SectionEditor | null {
  return useSyncExternalStore(subscribe, () => editor)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
