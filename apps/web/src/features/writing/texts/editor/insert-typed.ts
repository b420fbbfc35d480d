import { splitBlock } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import type { TypedAhead } from '../text/editing.ts'
import { selectionAt } from './mount-editor.ts'

/** Replays what was typed before the editor was loaded letter by letter, and what was pasted with its formatting. */
export function insertTyped(view: EditorView, { text, place, pasted }: TypedAhead): void {
  view.dispatch(view.state.tr.setSelection(selectionAt(view, place)))
  let done = 0
  for (const { plain, html, at } of pasted) {
    const start = html === '' ? -1 : placeOf(text, { plain, at, done })
    if (start === -1) continue
    typeText(view, text.slice(done, start))
    view.pasteHTML(html)
    done = start + plain.length
  }
  typeText(view, text.slice(done))
}

/**
 * Where pasted words stand in what was typed; those without any stand where the cursor was. -1: they were changed after
 * they were pasted, and are inserted as they stand.
 */
function placeOf(
  text: string,
  { plain, at, done }: Pick<TypedAhead['pasted'][number], 'plain' | 'at'> & { done: number },
): number {
  return plain === '' ? Math.min(Math.max(at, done), text.length) : text.indexOf(plain, done)
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
