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
import { nodeViews, type NodeViewParts } from './node-views.ts'

export interface EditorParts extends NodeViewParts, KeyActs {
  fieldSource: FieldSource
  /** What assistive technology calls the text. */
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

/** The state of an editor that begins with a content. */
export function createEditorState(content: RichText, parts: EditorParts): EditorState {
  return EditorState.create({ doc: contractSchema.nodeFromJSON(content), plugins: plugins(parts) })
}

/** A state set aside, with its cursor and history, for when the editor is mounted again. */
export function resumeEditorState(state: EditorState, parts: EditorParts): EditorState {
  return state.reconfigure({ plugins: plugins(parts) })
}

function plugins(parts: EditorParts): Plugin[] {
  const { locale } = parts.fieldSource.read()
  return [
    typingRules(locale, () => parts.askField()),
    ...editorKeys(parts),
    history({ depth: 300 }),
    gapCursor(),
    tableEditing({ allowTableNodeSelection: true }),
  ]
}

/** A live editor in an element of the page, which keeps its place and size. */
export function mountEditor(host: HTMLElement, state: EditorState, parts: EditorParts): EditorView {
  const view = new EditorView(
    { mount: host },
    {
      state,
      nodeViews: nodeViews(parts),
      attributes: ({ doc }) => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': parts.label(),
        ...(isBlank(doc) ? { 'data-placeholder': parts.placeholder() } : {}),
      }),
      transformPastedHTML: pastedHtml,
      clipboardSerializer: copySerializer(parts.fieldSource),
      clipboardTextSerializer: copyText(parts.fieldSource),
      handlePaste: (_, event) => takeImages(event.clipboardData),
      handleDrop: (_, event) => takeImages(event.dataTransfer),
      handleDOMEvents: {
        focus: () => parts.onFocus(view),
        blur: () => parts.onBlur(),
      },
      dispatchTransaction(tr) {
        view.updateState(view.state.apply(tr))
        if (tr.docChanged) parts.onChange(view.state.doc.toJSON() as RichText)
        parts.onTouch(view, tr.docChanged)
      },
    },
  )
  const takeImages = (transfer: DataTransfer | null) => {
    const images = imagesOf(transfer)
    if (images.length > 0) parts.addImages(view, images)
    return images.length > 0
  }
  return view
}

/** Puts the cursor where it was asked to come, and the focus with it. */
export function placeCursor(view: EditorView, place: CursorPlace): void {
  const { doc } = view.state
  view.dispatch(view.state.tr.setSelection(selectionAt(view, place)).scrollIntoView())
  view.focus()
  if (place === 'end') view.dispatch(view.state.tr.setSelection(Selection.atEnd(doc)))
}

/** Where in the text a place of the screen is. */
export function selectionAt(view: EditorView, place: CursorPlace): Selection {
  const { doc } = view.state
  if (place === 'start') return Selection.atStart(doc)
  if (place === 'end') return Selection.atEnd(doc)
  const found = view.posAtCoords({ left: place.x, top: place.y })
  return found ? TextSelection.near(doc.resolve(found.pos)) : Selection.atStart(doc)
}

/** Nothing that a reader would see; cheap for texts that are no single line. */
function isBlank(doc: EditorState['doc']): boolean {
  return doc.childCount === 1 && isEmpty(doc.toJSON() as RichText)
}
