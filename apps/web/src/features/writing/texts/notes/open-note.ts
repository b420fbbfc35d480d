import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** What the notes of one section need of the text around it. */
export interface LiveNotes {
  /** How many notes stand before the section. */
  before(): number
  /** Opens the note that is selected, or a new one at the cursor. */
  ask(): void
}

/** Selects a note and opens it. */
export function openNote(view: EditorView, pos: number, { notes }: { notes: LiveNotes }): void {
  view.focus()
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)))
  notes.ask()
}
