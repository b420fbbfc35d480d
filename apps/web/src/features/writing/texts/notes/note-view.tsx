import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useOpenText } from '../text/open-text.tsx'
import { notesBeforeOf } from './notes-before.ts'
import { UNCOUNTED } from './uncounted.ts'

/** A note as it is listed: its place among the notes of its section, from 0; null: its passage is left out. */
export interface ListedNote {
  place: number | null
  words: ReactNode
}

interface NoteMarkProps {
  place: number | null
  /** Which of the notes of its section it is, those left out included. */
  at: number
  /** The section of the open text; without it the notes are counted from 1. */
  sectionId?: string
}

/** The mark of a note in a text that is read: it leads to the note below the section. */
export function NoteMark(props: NoteMarkProps) {
  const { sectionId } = props
  return sectionId === undefined ? (
    <Mark {...props} before={0} />
  ) : (
    <CountedMark {...props} sectionId={sectionId} />
  )
}

function CountedMark(props: NoteMarkProps & { sectionId: string }) {
  return <Mark {...props} before={useNotesBefore(props.sectionId)} />
}

function Mark({ place, at, before }: NoteMarkProps & { before: number }) {
  const t = useTexts()
  const number = numberOf(place, before)
  return (
    <a
      data-footnote=""
      data-number={number}
      role="doc-noteref"
      href="#"
      aria-label={t('editor.note.named', { number })}
      {...leadsTo((list) => list.querySelectorAll<HTMLElement>('[data-note]')[at])}
    />
  )
}

/** The notes of a section, below its text. */
export function NoteList(props: { notes: readonly ListedNote[]; sectionId?: string }) {
  const { sectionId } = props
  return sectionId === undefined ? (
    <List {...props} before={0} />
  ) : (
    <CountedList {...props} sectionId={sectionId} />
  )
}

function CountedList(props: { notes: readonly ListedNote[]; sectionId: string }) {
  return <List {...props} before={useNotesBefore(props.sectionId)} />
}

function List({ notes, before }: { notes: readonly ListedNote[]; before: number }) {
  const t = useTexts()
  return (
    <ol
      data-notes=""
      data-repeated-notes={t('editor.note.repeated')}
      aria-label={t('editor.note.list')}
    >
      {notes.map(({ place, words }, at) => (
        <li
          key={at}
          data-note=""
          data-left={place === null ? '' : undefined}
          value={place === null ? undefined : before + place + 1}
          tabIndex={-1}
        >
          {words}{' '}
          <a
            role="doc-backlink"
            href="#"
            aria-label={t('editor.note.back', { number: numberOf(place, before) })}
            {...leadsTo((text) => text.querySelectorAll<HTMLElement>('[data-footnote]')[at])}
          >
            ↩
          </a>
        </li>
      ))}
    </ol>
  )
}

function numberOf(place: number | null, before: number): string {
  return place === null ? UNCOUNTED : String(before + place + 1)
}

/** Follows a link within the text around it, without another address for the page. */
function leadsTo(find: (text: Element) => HTMLElement | undefined) {
  return {
    // A press elsewhere in the text places the cursor.
    onMouseDown: (event: MouseEvent) => event.stopPropagation(),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      const text = event.currentTarget.closest('.rich-text')
      if (text) find(text)?.focus()
    },
  }
}

function useNotesBefore(sectionId: string): number {
  const { documentQuery, kind } = useOpenText()
  const wire = useQuery(documentQuery).data
  return (wire && notesBeforeOf(wire, kind).get(sectionId)) ?? 0
}
