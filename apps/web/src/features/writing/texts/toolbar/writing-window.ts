import type { Writing } from './use-writing.ts'

/** Props of each dialog of the formatting bar. */
export interface WritingWindowProps {
  writing: Writing
  onClose: () => void
}
