import type { FootnoteNode } from '@tacite/document/rich-text.ts'

/** The footnotes of one file, as their marks are written. */
export interface FootnoteNumbers {
  /** Keeps a note. Returns the id that its mark names. */
  add(note: FootnoteNode): number
  all(): readonly FootnoteNode[]
}

/** Ids from 1: those below are Word's separators. */
export function createFootnoteNumbers(): FootnoteNumbers {
  const notes: FootnoteNode[] = []
  return { add: (note) => notes.push(note), all: () => notes }
}

/** What the settings of a file say of its separators. */
export const SEPARATOR_IDS = { separator: -1, continuationSeparator: 0 } as const
