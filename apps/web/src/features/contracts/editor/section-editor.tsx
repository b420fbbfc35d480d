import type { Section } from '@tacite/api/contracts-endpoints.ts'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { currentTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { neighbour } from '../paper/neighbour.ts'
import { usePaperActs } from '../paper/paper-acts.tsx'
import { useContractText, useSection } from '../text/contract-text.tsx'
import { insertImage } from './commands/inserting.ts'
import './editor.css'
import { editorMemory } from './editor-memory.ts'
import {
  createEditorState,
  mountEditor,
  placeCursor,
  resumeEditorState,
  type EditorParts,
} from './mount-editor.ts'
import { uploadImage } from './upload-image.ts'

/** A section's text while it is written. */
export default function SectionEditor({ section }: { section: Section }) {
  const id = section._id
  const { store, editing } = useContractText()
  const { content, revision } = useSection(section)
  const host = useRef<HTMLDivElement>(null)
  const viewRef = useRef<EditorView>(null)
  const parts = useEditorParts(id, host)
  const first = useRef({ content, revision })

  useLayoutEffect(() => {
    if (!host.current) return
    const memory = editorMemory(store)
    const known = memory.get(id)
    const state =
      known?.revision === first.current.revision
        ? resumeEditorState(known.state, parts)
        : createEditorState(first.current.content, parts)
    const view = mountEditor(host.current, state, parts)
    viewRef.current = view
    if (known?.hadFocus) view.focus()
    const come = () => {
      const place = editing.takeRequest(id, 'content')
      if (place) placeCursor(view, place)
    }
    come()
    const stop = editing.subscribe(come)
    return () => {
      stop()
      store.flush(id)
      const { revision: shown } = first.current
      memory.set(id, { state: view.state, revision: shown, hadFocus: view.hasFocus() })
      editing.leave(view)
      view.destroy()
      viewRef.current = null
    }
  }, [editing, id, parts, store])

  // The text changed otherwise than by typing here: it takes the place of what is shown.
  useEffect(() => {
    const view = viewRef.current
    if (!view || revision === first.current.revision) return
    first.current = { content, revision }
    view.updateState(createEditorState(content, parts))
  }, [content, revision, parts])

  return <div ref={host} className="rich-text" />
}

function useEditorParts(id: string, host: React.RefObject<HTMLElement | null>): EditorParts {
  const { store, editing, fieldSource, contractId } = useContractText()
  const acts = usePaperActs()
  return useMemo<EditorParts>(
    () => ({
      contractId,
      fieldSource,
      texts: currentTexts,
      label: () =>
        currentTexts()('editor.section.contentLabel', { title: store.read(id)?.title ?? '' }),
      placeholder: () => currentTexts()('editor.section.placeholder'),
      askCondition: () => editing.openWindow('condition'),
      askField: () => editing.openWindow('field'),
      askLink: () => editing.openWindow('link'),
      addSection: () => void acts.addSection({ after: id, level: store.read(id)?.base.level ?? 1 }),
      moveSection: (to) => void acts.arrange.moveSection(id, { to }),
      leave: (by) => {
        if (by === -1) editing.goTo(id, 'title', 'end')
        const next = host.current && by === 1 ? neighbour(host.current, id, 1) : null
        if (next) editing.goTo(next, 'title', 'end')
        return by === -1 || next !== null
      },
      onChange: (content) => store.edit(id, { content }),
      onTouch: () => editing.touched(),
      onFocus: (view) => editing.enter({ sectionId: id, part: 'content', view }),
      onBlur: () => store.flush(id),
      addImages: (view, files) => void addImages(contractId, view, files),
    }),
    [acts, contractId, editing, fieldSource, host, id, store],
  )
}

async function addImages(
  contractId: string,
  view: EditorView,
  files: readonly File[],
): Promise<void> {
  for (const file of files) {
    try {
      const { sha256, widthPx, heightPx } = await uploadImage(contractId, file)
      insertImage({ file: sha256, alt: '', widthPx, heightPx })(view.state, view.dispatch)
    } catch (error) {
      showError(error)
    }
  }
}
