import {
  sectionLines,
  type FindLine,
  type SearchedSection,
} from '@tacite/document/find/find-line.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { ReferenceBook } from '@tacite/document/references/reference-words.ts'
import type { WireDocument } from '../text-queries.ts'
import { shownField, type TextFields } from '../text/fields.ts'
import type { OpenText } from '../text/open-text.tsx'
import { receivedState, type SectionState } from '../text/section-state.ts'
import { bookOf } from '../references/book-of-text.ts'
import { writtenRows } from '../text/written-rows.ts'

/** The open text as it is searched: what each section shows, in reading order. */
export interface SearchedText {
  sections: SearchedSection[]
  lines: FindLine[]
  /** Where each section stands. */
  order: ReadonlyMap<string, number>
  /** The sections that nobody may write in now, with who locked them. */
  closed: ReadonlyMap<string, string>
}

type Shown = Pick<OpenText, 'kind' | 'readOnlyReason'> & {
  /** What a section says here, with what is not saved yet. */
  read: (sectionId: string) => SectionState | undefined
  fields: TextFields
  /** The words of fields are searched too. */
  isInFields: boolean
}

export function searchedText(wire: WireDocument, shown: Shown): SearchedText {
  const { wordsOf } = bookOf(wire, shown.kind)
  const searched = wire.blocks.flatMap(({ lock, sections }) =>
    sections.map((section) => {
      const lockedBy = lock?.name ?? (section.isLocked ? (section.lockedBy?.name ?? '') : null)
      return { lockedBy, ...searchedSection(section, lockedBy !== null, shown, wordsOf) }
    }),
  )
  return {
    sections: searched.map(({ section }) => section),
    lines: searched.flatMap(({ lines }) => lines),
    order: new Map(searched.map(({ section }, at) => [section.id, at])),
    closed: new Map(
      searched.flatMap(({ section, lockedBy }) =>
        lockedBy === null ? [] : [[section.id, lockedBy]],
      ),
    ),
  }
}

/** A section as the page shows it: one that is read has its repeated passages once for each row. */
function searchedSection(
  section: Section,
  isClosed: boolean,
  { kind, readOnlyReason, read, fields, isInFields }: Shown,
  wordsOf: ReferenceBook['wordsOf'],
): { section: SearchedSection; lines: FindLine[] } {
  const { title, content: stored } = read(section._id) ?? receivedState(section)
  const isRead = kind === 'contract' && (isClosed || readOnlyReason !== null)
  const written = isRead ? writtenRows(stored, fields) : { content: stored, fields }
  const searched = { id: section._id, title, content: written.content }
  const show = (variable: string) => shownField(written.fields, variable).text
  const lines = sectionLines(
    searched,
    isInFields ? show : null,
    // A broken one shows words of the page, not of the text.
    (attrs) => wordsOf(attrs, section._id) ?? '',
  )
  return { section: searched, lines }
}
