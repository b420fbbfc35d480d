import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { receivedState, type SectionState } from './section-state.ts'
import type { SectionText } from './section-text.ts'

/** A section as the text store keeps it. */
export interface Entry {
  state: SectionState
  /** What the server does not have; null: nothing. */
  typed: SectionText | null
  isSending: boolean
  overwrites: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  unsavedSince: number
}

export function freshEntry(section: Section): Entry {
  return {
    state: receivedState(section),
    typed: null,
    isSending: false,
    overwrites: false,
    timer: undefined,
    unsavedSince: 0,
  }
}
