import { splitBlock } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import type { TypedAhead } from '../text/editing.ts'
import { selectionAt } from './mount-editor.ts'

/** Replays what was typed before the editor was loaded, letter by letter. */
export function insertTyped(view: EditorView, { text, place }: TypedAhead): void {
  view.dispatch(view.state.tr.setSelection(selectionAt(view, place)))
  for (const character of text) {
    if (character === '\n') pressEnter(view)
    else typeCharacter(view, character)
  }
}

function typeCharacter(view: EditorView, character: string): void {
  const { from, to } = view.state.selection
  const plain = () => view.state.tr.insertText(character, from, to)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, character, plain)))
    view.dispatch(plain())
}

function pressEnter(view: EditorView): void {
  const enter = new KeyboardEvent('keydown', { key: 'Enter' })
  if (!view.someProp('handleKeyDown', (handle) => handle(view, enter)))
    splitBlock(view.state, view.dispatch)
}
