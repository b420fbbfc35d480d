import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { SectionAudience } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { sameContent, type SectionText } from './section-text.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Somebody saved first: the person decides. */
  | { kind: 'conflict'; other: Section }
  /** Not saved, and why; `retries` when it keeps retrying by itself. */
  | { kind: 'failed'; message: string; retries: boolean }

/** One section as the page shows it: the server's, with local edits. */
export interface SectionState {
  /** The server's version, as far as known here. */
  base: Section
  title: string
  content: RichText
  audience: SectionAudience
  save: SaveState
  /** Increases when the text changed other than by typing here: an open editor takes it over. */
  revision: number
}

export function receivedState(section: Section): SectionState {
  return { ...textOf(section), base: section, save: { kind: 'saved' }, revision: 0 }
}

export function textOf({ title, content, audience }: Section | SectionText): SectionText {
  return { title, content: content as unknown as RichText, audience }
}

/** The same words, whatever the audience. */
export function isSameWriting(one: Section, other: Section): boolean {
  return one.title === other.title && sameContent(one.content, other.content)
}

/** Whether anything but the text differs. */
export function differsAround(one: Section, other: Section): boolean {
  return (
    one.version !== other.version ||
    one.isLocked !== other.isLocked ||
    one.level !== other.level ||
    one.isNumbered !== other.isNumbered ||
    one.lockedBy?._id !== other.lockedBy?._id ||
    !sameContent(one.clauses, other.clauses)
  )
}
