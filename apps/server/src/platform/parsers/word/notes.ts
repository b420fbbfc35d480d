import type { XmlElement } from '../xml/parse-xml.ts'
import { childrenNamed } from '../xml/xml-walk.ts'

/** Footnotes and endnotes, numbered together in the order of their references. */
export interface WordNotes {
  /** The number of the note referred to here, or undefined when there is no such note. */
  take(kind: 'footnote' | 'endnote', id: string): number | undefined
  content(number: number): XmlElement | undefined
}

export function createNotes(
  footnotes: XmlElement | undefined,
  endnotes: XmlElement | undefined,
): WordNotes {
  const byId = new Map<string, XmlElement>()
  for (const note of childrenNamed(footnotes, 'w:footnote')) remember('footnote', note)
  for (const note of childrenNamed(endnotes, 'w:endnote')) remember('endnote', note)
  const taken: XmlElement[] = []

  function remember(kind: string, note: XmlElement): void {
    const isSeparator = (note.attributes['w:type'] ?? 'normal') !== 'normal'
    if (!isSeparator) byId.set(`${kind} ${note.attributes['w:id']}`, note)
  }

  return {
    take(kind, id) {
      const note = byId.get(`${kind} ${id}`)
      return note && taken.push(note)
    },
    content: (number) => taken[number - 1],
  }
}
