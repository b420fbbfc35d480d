import type { XmlElement } from '../xml/parse-xml.ts'
import { childrenNamed } from '../xml/xml-walk.ts'
import type { Relationship } from './word-package.ts'

export type NoteKind = 'footnote' | 'endnote'

/** A part of the file that holds notes, with what it refers to. */
export interface NotePart {
  root: XmlElement | undefined
  relationships: Map<string, Relationship>
}

/** A note of the file, unread. */
export interface UnreadNote {
  content: XmlElement
  relationships: Map<string, Relationship>
}

export interface WordNotes {
  /**
   * The note that a mark names, once: of a file that names one note ten thousand times, we would make a text of any size.
   * Undefined: there is no such note, or it was taken.
   */
  take(kind: NoteKind, id: string): UnreadNote | undefined
}

/** The footnotes and endnotes of a file. */
export function createNotes(parts: Record<NoteKind, NotePart>): WordNotes {
  const byId = new Map<string, UnreadNote>()
  for (const kind of ['footnote', 'endnote'] as const) {
    const { root, relationships } = parts[kind]
    for (const content of childrenNamed(root, `w:${kind}`)) {
      const isSeparator = (content.attributes['w:type'] ?? 'normal') !== 'normal'
      if (!isSeparator)
        byId.set(`${kind} ${content.attributes['w:id']}`, { content, relationships })
    }
  }
  return {
    take(kind, id) {
      const note = byId.get(`${kind} ${id}`)
      byId.delete(`${kind} ${id}`)
      return note
    },
  }
}
