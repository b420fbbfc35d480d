import type { EditorState } from 'prosemirror-state'
import type { TextStore } from '../text/text-store.ts'

interface Remembered {
  state: EditorState
  revision: number
  hadFocus: boolean
}

const memories = new WeakMap<TextStore, Map<string, Remembered>>()

/** The cursor in sections whose editor was closed, as long as their page is open. */
export function editorMemory(store: TextStore): Map<string, Remembered> {
  const memory = memories.get(store) ?? new Map<string, Remembered>()
  memories.set(store, memory)
  return memory
}
