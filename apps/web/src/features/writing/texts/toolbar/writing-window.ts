import type { Writing } from './use-writing.ts'

/** What each window of the formatting bar is given. */
export interface WritingWindowProps {
  writing: Writing
  onClose: () => void
}
