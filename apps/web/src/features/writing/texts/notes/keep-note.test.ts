import { contractSchema } from '@tacite/document/schema.ts'
import { Fragment } from 'prosemirror-model'
import { NodeSelection, TextSelection, type EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { after, outlineOf, stateOf } from '../editor/testing/text-state.ts'
import { keepNote } from './keep-note.ts'

const words = (said: string) => Fragment.from(contractSchema.text(said))

/** « Le prix(note) net », the note selected. */
function withNote(): EditorState {
  const noted = after(stateOf('Le prix net', 'prix'), keepNote(words('Hors taxes')))
  const at = noted.selection.from - 'Hors taxes'.length - 2
  return noted.apply(noted.tr.setSelection(NodeSelection.create(noted.doc, at)))
}

test('a new note stands behind what is selected, which stays, and the cursor behind its mark', () => {
  const noted = after(stateOf('Le prix net', 'prix'), keepNote(words('Hors taxes')))
  expect(outlineOf(noted.doc)).toBe('p(Le prixfootnote(Hors taxes) net)')
  const typed = noted.apply(noted.tr.insertText('!'))
  expect(outlineOf(typed.doc)).toBe('p(Le prixfootnote(Hors taxes)! net)')
})

test('a new note without words is none', () => {
  const state = stateOf('Le prix', 'prix')
  expect(after(state, keepNote(Fragment.empty))).toBe(state)
})

test('the selected note says other words', () => {
  const noted = after(withNote(), keepNote(words('Taxes comprises')))
  expect(outlineOf(noted.doc)).toBe('p(Le prixfootnote(Taxes comprises) net)')
  expect(noted.selection).toBeInstanceOf(TextSelection)
})

test('left as it was, the note is not written again', () => {
  const state = withNote()
  expect(after(state, keepNote(words('Hors taxes'))).doc).toBe(state.doc)
})

test('emptied, it goes', () => {
  expect(outlineOf(after(withNote(), keepNote(Fragment.empty)).doc)).toBe('p(Le prix net)')
})
