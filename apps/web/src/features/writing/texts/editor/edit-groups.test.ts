import type { EditorState, Transaction } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { GROUP_MS } from '../history/record-edits.ts'
import { createEditGroups } from './edit-groups.ts'
import { stateOf } from './testing/text-state.ts'

/** Types into a text at given moments; each answer says whether the change went on with the one before. */
function typing(source = 'Les parties conviennent.') {
  const continues = createEditGroups()
  let state: EditorState = stateOf(source)
  return (change: (tr: Transaction) => Transaction, ms: number, composition?: number) => {
    const tr = change(state.tr).setTime(ms)
    if (composition !== undefined) tr.setMeta('composition', composition)
    state = state.apply(tr)
    return continues(tr)
  }
}
const put = (text: string, at: number) => (tr: Transaction) => tr.insertText(text, at)

test('letters that follow each other without a pause are one change', () => {
  const type = typing()
  expect(type(put('a', 4), 1000)).toBe(false)
  expect(type(put('b', 5), 1000 + GROUP_MS)).toBe(true)
  expect(type(put('c', 6), 1001 + 2 * GROUP_MS)).toBe(false)
})

test('what is typed elsewhere is a change of its own', () => {
  const type = typing()
  type(put('a', 2), 1000)
  expect(type(put('b', 12), 1100)).toBe(false)
  expect(type((tr) => tr.delete(12, 13), 1200)).toBe(true)
})

test('a letter that is put together is one change however long it takes', () => {
  const type = typing()
  expect(type(put('´', 4), 1000, 7)).toBe(false)
  expect(type((tr) => tr.insertText('é', 4, 5), 9000, 7)).toBe(true)
  expect(type(put('a', 5), 9000 + GROUP_MS + 1)).toBe(false)
})
