import { findInLines } from '@tacite/document/find/find-in-lines.ts'
import type { FindPattern } from '@tacite/document/find/find-pattern.ts'

/** Runs the regular expression that a person typed: apart, because it may take forever. */
export interface WorkerQuestion {
  words: readonly string[]
  pattern: FindPattern
}

addEventListener('message', ({ data: { words, pattern } }: MessageEvent<WorkerQuestion>) => {
  postMessage(findInLines(words, pattern))
})
// Known to have started: the time for an answer runs from here.
postMessage(null)
