import type { RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { gapCursor } from 'prosemirror-gapcursor'
import { EditorState, Selection, TextSelection, type Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import type { Cursor, EditNote } from '../history/command.ts'
import type { CursorPlace } from '../text/editing.ts'
import type { FieldSource } from '../text/fields.ts'
import { draggedClause, type DraggedClause } from '../clauses/dragged-clause.ts'
import { imagesOf } from '../text/pasted-images.ts'
import { notePlugin } from '../notes/note-plugin.ts'
import { copySerializer, copyText, pastedHtml } from './clipboard.ts'
import { createEditGroups } from './edit-groups.ts'
import { typingRules } from './input-rules.ts'
import { editorKeys, type KeyActs } from './keys.ts'
import { nodeViews, type NodeViewDeps } from './node-views.ts'

export interface EditorDeps extends NodeViewDeps, KeyActs {
  fieldSource: FieldSource
  /** The accessible name of the text. */
  label: () => string
  placeholder: () => string
  askField(): void
  askClause(): boolean
  askReference(): boolean
  /** A clause was dropped here from the list beside the text. */
  dropClause(view: EditorView, at: number, clause: DraggedClause): void
  onChange(content: RichText, note: EditNote): void
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

/** A stored state, with its cursor, for when the editor is mounted again. */
export function resumeEditorState(state: EditorState, deps: EditorDeps): EditorState {
  return state.reconfigure({ plugins: plugins(deps) })
}

function plugins(deps: EditorDeps): Plugin[] {
  const { locale } = deps.fieldSource.read()
  return [
    typingRules(locale, deps),
    notePlugin(deps),
    ...editorKeys(deps),
    gapCursor(),
    tableEditing({ allowTableNodeSelection: true }),
  ]
}

/** A live editor in an element of the page, which keeps its place and size. */
export function mountEditor(host: HTMLElement, state: EditorState, deps: EditorDeps): EditorView {
  const continues = createEditGroups()
  const view = new EditorView(
    { mount: host },
    {
      state,
      nodeViews: nodeViews(deps),
      attributes: ({ doc }) => ({
        role: 'textbox',
        'aria-multiline': 'true',
        // In the language of the text, which the page around it says.
        spellcheck: 'true',
        'aria-label': deps.label(),
        ...(isBlank(doc) ? { 'data-placeholder': deps.placeholder() } : {}),
      }),
      transformPastedHTML: (html) => pastedHtml(html, deps.references),
      clipboardSerializer: copySerializer(deps),
      clipboardTextSerializer: copyText(deps),
      handlePaste: (_, event) => takeImages(event.clipboardData),
      handleDrop: (_, event) => takeClause(event) || takeImages(event.dataTransfer),
      handleDOMEvents: {
        focus: () => deps.onFocus(view),
        blur: () => deps.onBlur(),
      },
      dispatchTransaction(tr) {
        const before = cursorOf(view.state)
        view.updateState(view.state.apply(tr))
        if (tr.docChanged) {
          const cursors = { before, after: cursorOf(view.state) }
          const note = { continues: continues(tr), cursors }
          deps.onChange(view.state.doc.toJSON() as RichText, note)
        }
        deps.onTouch(view, tr.docChanged)
      },
    },
  )
  const takeClause = (event: DragEvent) => {
    const clause = draggedClause(event.dataTransfer)
    const found = clause && view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (clause && found) deps.dropClause(view, found.pos, clause)
    return clause !== null
  }
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
  if ('anchor' in place) {
    const at = (position: number) => doc.resolve(Math.min(position, doc.content.size))
    return TextSelection.between(at(place.anchor), at(place.head))
  }
  const found = view.posAtCoords({ left: place.x, top: place.y })
  return found ? TextSelection.near(doc.resolve(found.pos)) : Selection.atStart(doc)
}

/**
 * An editor's state once its section says something else. Only what differs is replaced, so that the cursor stays where
 * it is. Null: the difference cannot be put in by itself.
 */
export function stateShowing(state: EditorState, content: RichText): EditorState | null {
  const next = contractSchema.nodeFromJSON(content)
  const { doc, tr } = state
  const start = doc.content.findDiffStart(next.content)
  const ends = doc.content.findDiffEnd(next.content)
  if (start === null || !ends) return state
  // Of two equal letters side by side either may be the new one: the ends must not lie before the start.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap))
  return tr.doc.eq(next) ? state.apply(tr) : null
}

function cursorOf({ selection }: EditorState): Cursor {
  return { anchor: selection.anchor, head: selection.head }
}

/** Whether a reader would see nothing; cheap for texts of more than one line. */
function isBlank(doc: EditorState['doc']): boolean {
  return doc.childCount === 1 && isEmpty(doc.toJSON() as RichText)
}
