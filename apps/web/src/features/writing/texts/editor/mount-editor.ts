import type { RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { EditorState, Selection, TextSelection, type Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import type { CursorPlace } from '../text/editing.ts'
import type { FieldSource } from '../text/fields.ts'
import { copySerializer, copyText, imagesOf, pastedHtml } from './clipboard.ts'
import { typingRules } from './input-rules.ts'
import { editorKeys, type KeyActs } from './keys.ts'
import { nodeViews, type NodeViewDeps } from './node-views.ts'

export interface EditorDeps extends NodeViewDeps, KeyActs {
  fieldSource: FieldSource
  /** The accessible name of the text. */
  label: () => string
  placeholder: () => string
  askField(): void
  onChange(content: RichText): void
  /** The text, the selection or the focus changed. */
  onTouch(view: EditorView, isTyping: boolean): void
  onFocus(view: EditorView): void
  onBlur(): void
  addImages(view: EditorView, files: readonly File[]): void
}

/** The initial editor state for a content. */
export function createEditorState(content: RichText, deps: EditorDeps): EditorState {
  return EditorState.create({ doc: contractSchema.nodeFromJSON(content), plugins: plugins(deps) })
}

/** A stored state, with its cursor and history, for when the editor is mounted again. */
export function resumeEditorState(state: EditorState, deps: EditorDeps): EditorState {
  return state.reconfigure({ plugins: plugins(deps) })
}

function plugins(deps: EditorDeps): Plugin[] {
  const { locale } = deps.fieldSource.read()
  return [
    typingRules(locale, () => deps.askField()),
    ...editorKeys(deps),
    history({ depth: 300 }),
    gapCursor(),
    tableEditing({ allowTableNodeSelection: true }),
  ]
}

/** A live editor in an element of the page, which keeps its place and size. */
export function mountEditor(host: HTMLElement, state: EditorState, deps: EditorDeps): EditorView {
  const view = new EditorView(
    { mount: host },
    {
      state,
      nodeViews: nodeViews(deps),
      attributes: ({ doc }) => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': deps.label(),
        ...(isBlank(doc) ? { 'data-placeholder': deps.placeholder() } : {}),
      }),
      transformPastedHTML: pastedHtml,
      clipboardSerializer: copySerializer(deps.fieldSource),
      clipboardTextSerializer: copyText(deps.fieldSource),
      handlePaste: (_, event) => takeImages(event.clipboardData),
      handleDrop: (_, event) => takeImages(event.dataTransfer),
      handleDOMEvents: {
        focus: () => deps.onFocus(view),
        blur: () => deps.onBlur(),
      },
      dispatchTransaction(tr) {
        view.updateState(view.state.apply(tr))
        if (tr.docChanged) deps.onChange(view.state.doc.toJSON() as RichText)
        deps.onTouch(view, tr.docChanged)
      },
    },
  )
  const takeImages = (transfer: DataTransfer | null) => {
    const images = imagesOf(transfer)
    if (images.length > 0) deps.addImages(view, images)
    return images.length > 0
  }
  return view
}

/** Places the cursor as requested, and focuses the editor. */
export function placeCursor(view: EditorView, place: CursorPlace): void {
  const { doc } = view.state
  view.dispatch(view.state.tr.setSelection(selectionAt(view, place)).scrollIntoView())
  view.focus()
  if (place === 'end') view.dispatch(view.state.tr.setSelection(Selection.atEnd(doc)))
}

/** The text position at a screen position. */
export function selectionAt(view: EditorView, place: CursorPlace): Selection {
  const { doc } = view.state
  if (place === 'start') return Selection.atStart(doc)
  if (place === 'end') return Selection.atEnd(doc)
  const found = view.posAtCoords({ left: place.x, top: place.y })
  return found ? TextSelection.near(doc.resolve(found.pos)) : Selection.atStart(doc)
}

/** Whether a reader would see nothing; cheap for texts of more than one line. */
function isBlank(doc: EditorState['doc']): boolean {
  return doc.childCount === 1 && isEmpty(doc.toJSON() as RichText)
}
