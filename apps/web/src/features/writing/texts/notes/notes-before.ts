import { countNotes, notesBefore } from '@tacite/document/footnotes.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { numbersOf } from '../references/book-of-text.ts'
import { isInContract } from '../text/condition-text.ts'
import { textFields } from '../text/fields.ts'
import type { OpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'
import { writtenRows } from '../text/written-rows.ts'
import type { WireDocument } from '../text-queries.ts'

const known = new WeakMap<WireDocument, ReadonlyMap<string, number>>()

/** How many notes stand before each section of a text as it reads; counted once for each state of the text. */
export function notesBeforeOf(
  wire: WireDocument,
  kind: OpenText['kind'],
): ReadonlyMap<string, number> {
  const before = known.get(wire) ?? countedBefore(wire, kind)
  known.set(wire, before)
  return before
}

function countedBefore(wire: WireDocument, kind: OpenText['kind']): ReadonlyMap<string, number> {
  const stated = textFields(wire)
  const { sections } = numbersOf(wire, kind)
  return notesBefore(toDocument(wire), ({ id, content }) => {
    if (!sections.has(id)) return 0
    return kind === 'contract' ? countRead(content, stated) : countNotes(content).length
  })
}

/** In a contract, where each row has its own notes and what conditions leave out has none. */
function countRead(stored: RichText, stated: ReturnType<typeof textFields>): number {
  const { content, fields } = writtenRows(stored, stated)
  const notes = countNotes(content, (condition) => isInContract(fields, condition))
  return notes.filter(({ place }) => place !== null).length
}
