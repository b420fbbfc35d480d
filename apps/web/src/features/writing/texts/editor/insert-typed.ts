import { splitBlock } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import type { TypedAhead } from '../text/editing.ts'
import { selectionAt } from './mount-editor.ts'

/** Replays what was typed before the editor was loaded letter by letter, and what was pasted with its formatting. */
export function insertTyped(view: EditorView, { text, place, pasted }: TypedAhead): void {
  view.dispatch(view.state.tr.setSelection(selectionAt(view, place)))
  let rest = text
  for (const { plain, html } of pasted) {
    // Not found: it was changed after it was pasted, and is inserted as it stands.
    const at = html === '' || plain === '' ? -1 : rest.indexOf(plain)
    if (at === -1) continue
    typeText(view, rest.slice(0, at))
    view.pasteHTML(html)
    rest = rest.slice(at + plain.length)
  }
  typeText(view, rest)
}

function typeText(view: EditorView, text: string): void {
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
