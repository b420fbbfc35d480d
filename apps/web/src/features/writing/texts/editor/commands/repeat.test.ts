import { deleteSelection } from 'prosemirror-commands'
import { TextSelection, type EditorState } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { after, outlineOf, stateOf } from '../testing/text-state.ts'
import { removeRepeat, repeatAround, repeatCalled, repeatRefusal, setRepeat } from './repeat.ts'

const PREMISES = repeatCalled('Locaux', { min: 0, max: 50 })
const text = (state: EditorState) => outlineOf(state.doc)
const selecting = (state: EditorState, from: number, to: number) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))

describe('a repeated passage', () => {
  test('is the paragraph of the cursor, or all blocks that are selected', () => {
    expect(text(after(stateOf('Un\nDeux', 'Un'), setRepeat(PREMISES)))).toBe('each(p(Un)) p(Deux)')
    const two = selecting(stateOf('Un\nDeux\nTrois'), 2, 7)
    expect(text(after(two, setRepeat(PREMISES)))).toBe('each(p(Un) p(Deux)) p(Trois)')
  })

  test('is the row of a table, or the entry of a list, around the cursor', () => {
    const table = after(stateOf('| a | b |\n| c | d |', 'c'), setRepeat(PREMISES))
    expect(text(table)).toBe('table(tr(th(p(a)) th(p(b))) eachTr(td(p(c)) td(p(d))))')
    const list = after(stateOf('- Un\n- Deux', 'Deux'), setRepeat(PREMISES))
    expect(text(list)).toBe('ul(li(p(Un)) eachLi(p(Deux)))')
    const whole = selecting(stateOf('- Un\n- Deux', 'Un'), 4, 11)
    expect(text(after(whole, setRepeat(PREMISES)))).toBe('each(ul(li(p(Un)) li(p(Deux))))')
  })

  test('is renamed with its rows, and undone with its text', () => {
    const state = after(stateOf('Un', 'Un'), setRepeat(PREMISES))
    const renamed = after(state, setRepeat(repeatCalled('Bureaux', { min: 1, max: 9 })))
    const repeat = { key: 'locaux', name: 'Bureaux', min: 1, max: 9 }
    expect(repeatAround(renamed)).toMatchObject({ repeat })
    expect(text(after(renamed, removeRepeat))).toBe('p(Un)')
    const row = after(stateOf('| a |\n| c |', 'c'), setRepeat(PREMISES))
    expect(text(after(row, removeRepeat))).toBe('table(tr(th(p(a))) tr(td(p(c))))')
  })

  test('has words, contains no other one, and shares no cell', () => {
    expect(repeatRefusal(stateOf('Un', 'Un'))).toBeUndefined()
    expect(repeatRefusal(after(stateOf('Un', 'Un'), deleteSelection))?.code).toBe(
      'REPEAT_TEXT_REQUIRED',
    )
    const nested = selecting(stateOf('Un\n[repeat prix Prix]\nDeux\n[end]'), 2, 8)
    expect(repeatRefusal(nested)?.code).toBe('REPEAT_NESTED')
    const merged = stateOf('| a |\n| c |', 'c')
    const joined = merged.apply(merged.tr.setNodeAttribute(2, 'rowspan', 2))
    expect(repeatRefusal(joined)?.code).toBe('REPEAT_ROW_MERGED')
  })
})

test('a passage of the same name has the same rows', () => {
  expect(repeatCalled(' Locaux ', { min: 0, max: 5 })).toEqual({ ...PREMISES, max: 5 })
  expect(repeatCalled('价格', PREMISES).key).toBe('rows')
})
