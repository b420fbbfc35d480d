import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { useClauseInsertion } from '../clauses/use-clause-insertion.ts'
import { neighbour } from '../document-view/neighbour.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { writtenSection, type Command } from '../history/command.ts'
import { useOpenText, useSectionPart } from '../text/open-text.tsx'
import { notesBeforeOf } from '../notes/notes-before.ts'
import { liveReferences } from '../references/live-references.ts'
import type { TextStore } from '../text/text-store.ts'
import { insertImage } from './commands/inserting.ts'
import './editor.css'
import { editorMemory } from './editor-memory.ts'
import { insertTyped } from './insert-typed.ts'
import {
  createEditorState,
  mountEditor,
  placeCursor,
  resumeEditorState,
  stateShowing,
  type EditorDeps,
} from './mount-editor.ts'
import { uploadImage } from './upload-image.ts'

/** A section's text being edited. A save replaces the section object and leaves the editor untouched. */
export default function SectionEditor({ section }: { section: Section }) {
  const id = section._id
  const { store, editing } = useOpenText()
  const revision = useSectionPart(section, (state) => state.revision)
  const host = useRef<HTMLDivElement>(null)
  const viewRef = useRef<EditorView>(null)
  const deps = useEditorDeps(id, host)
  /** The revision shown in the editor. */
  const shown = useRef(revision)
  const received = useRef(section)

  useLayoutEffect(() => {
    if (!host.current) return
    const memory = editorMemory(store)
    const known = memory.get(id)
    const state =
      known?.revision === shown.current
        ? resumeEditorState(known.state, deps)
        : createEditorState(contentOf(store, received.current), deps)
    const view = mountEditor(host.current, state, deps)
    viewRef.current = view
    if (known?.hadFocus) view.focus()
    const come = () => {
      const place = editing.consumeRequest(id, 'content')
      if (place) placeCursor(view, place)
      const clause = editing.consumeDropped(id)
      if (clause) deps.dropClause(view, view.state.doc.content.size, clause)
    }
    const typed = editing.consumeTyped(id)
    if (typed) {
      insertTyped(view, typed)
      for (const { images } of typed.pasted) deps.addImages(view, images)
      // The cursor goes after what was typed, unless the person has gone elsewhere meanwhile, such as into a menu.
      const isThere = document.activeElement === document.body
      if (editing.consumeRequest(id, 'content') !== null && isThere) view.focus()
    }
    come()
    const stop = editing.subscribe(come)
    return () => {
      stop()
      store.flush(id)
      memory.set(id, { state: view.state, revision: shown.current, hadFocus: view.hasFocus() })
      editing.leave(view)
      view.destroy()
      viewRef.current = null
    }
  }, [editing, id, deps, store])

  // The text changed other than by typing here: replace what is shown.
  useEffect(() => {
    const view = viewRef.current
    if (!view || revision === shown.current) return
    shown.current = revision
    const content = contentOf(store, received.current)
    view.updateState(stateShowing(view.state, content) ?? createEditorState(content, deps))
  }, [deps, revision, store])

  return <div ref={host} className="rich-text" />
}

function contentOf(store: TextStore, section: Section): RichText {
  return (store.read(section._id)?.content ?? section.content) as RichText
}

function useEditorDeps(id: string, host: React.RefObject<HTMLElement | null>): EditorDeps {
  const text = useOpenText()
  const { store, log, editing, fieldSource, textId, isOneSection } = text
  const { documentQuery, kind } = text
  const queryClient = useQueryClient()
  const acts = useDocumentActions()
  const { mayInsertClauses, insertClause } = useClauseInsertion()
  return useMemo<EditorDeps>(
    () => ({
      textId,
      fieldSource,
      references: liveReferences({ documentQuery, kind, editing }, queryClient, id),
      notes: {
        before: () => {
          const wire = queryClient.getQueryData(documentQuery.queryKey)
          return (wire && notesBeforeOf(wire, kind).get(id)) ?? 0
        },
        ask: () => editing.openWindow('note'),
      },
      texts: currentTexts,
      label: () =>
        currentTexts()('editor.section.contentLabel', { title: store.read(id)?.title ?? '' }),
      placeholder: () => currentTexts()('editor.section.placeholder'),
      askCondition: () => editing.openWindow('condition'),
      askField: () => editing.openWindow('field'),
      askClause: () => {
        if (!mayInsertClauses) return false
        editing.openWindow('clause')
        return true
      },
      askReference: () => {
        if (isOneSection) return false
        editing.openWindow('reference')
        return true
      },
      dropClause: (view, at, clause) => insertClause(view, clause, at),
      askNote: () => editing.openWindow('note'),
      askLink: () => editing.openWindow('link'),
      goToTools: () =>
        document.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]')?.focus(),
      addSection: () => void acts.addSection({ after: id, level: store.read(id)?.base.level ?? 1 }),
      moveSection: (to) => void acts.arrange.moveSection(id, { to }),
      leave: (by) => {
        if (by === -1) editing.goTo(id, 'title', 'end')
        const next = host.current && by === 1 ? neighbour(host.current, id, 1) : null
        if (next) editing.goTo(next, 'title', 'end')
        return by === -1 || next !== null
      },
      step: (direction) => acts.history.step(direction),
      wroteLast: () => isWriting(log.next('undo'), id),
      onChange: (content, note) => store.edit(id, { content }, note),
      onTouch: (_view, isTyping) => editing.touched(isTyping),
      onFocus: (view) => editing.enter({ sectionId: id, part: 'content', view }),
      onBlur: () => store.flush(id),
      addImages: (view, files) => void addImages(textId, view, files),
    }),
    [
      acts,
      documentQuery,
      editing,
      fieldSource,
      host,
      id,
      insertClause,
      isOneSection,
      kind,
      log,
      mayInsertClauses,
      queryClient,
      store,
      textId,
    ],
  )
}

function isWriting(command: Command | null, sectionId: string): boolean {
  return command?.name === 'content' && writtenSection(command) === sectionId
}

async function addImages(textId: string, view: EditorView, files: readonly File[]): Promise<void> {
  for (const file of files) {
    try {
      const { sha256, widthPx, heightPx } = await uploadImage(textId, file)
      insertImage({ file: sha256, alt: '', widthPx, heightPx })(view.state, view.dispatch)
    } catch (error) {
      showError(error)
    }
  }
}
