import { useQueryClient } from '@tanstack/react-query'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { liveReferences } from '../references/live-references.ts'
import { useOpenText } from '../text/open-text.tsx'
import { mountNoteEditor } from './note-editor.ts'

interface NoteTextProps {
  note: Node
  sectionId: string
  host: RefObject<HTMLDivElement | null>
  /** The editor, as long as it is there. */
  view: RefObject<EditorView | null>
  /** Its keys say that the note is written. */
  onDone: () => void
  /** Opens what can be referred to. */
  onRefer: () => void
}

/** The words of one note, being written: looks, fields and references as in the text. */
export function NoteText({ note, sectionId, host, view, onDone, onRefer }: NoteTextProps) {
  const { fieldSource, documentQuery, kind, editing, isOneSection } = useOpenText()
  const queryClient = useQueryClient()
  const finish = useEffectEvent(onDone)
  const refer = useEffectEvent(onRefer)
  useLayoutEffect(() => {
    if (!host.current) return
    const mounted = mountNoteEditor(host.current, note, {
      fieldSource,
      references: {
        ...liveReferences({ documentQuery, kind, editing }, queryClient, sectionId),
        choose: () => refer(),
      },
      texts: currentTexts,
      done: () => finish(),
      askReference: () => {
        if (!isOneSection) refer()
        return !isOneSection
      },
    })
    view.current = mounted
    return () => {
      mounted.destroy()
      view.current = null
    }
  }, [
    documentQuery,
    editing,
    fieldSource,
    host,
    isOneSection,
    kind,
    note,
    queryClient,
    sectionId,
    view,
  ])
  return (
    <div
      ref={host}
      className="rich-text min-h-24! rounded-md border border-line-field px-3 py-2 focus:outline-2 focus:outline-accent"
    />
  )
}
