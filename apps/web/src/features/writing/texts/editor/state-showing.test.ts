import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateShowing } from './mount-editor.ts'
import { outlineOf, stateOf } from './testing/text-state.ts'

test('only what differs is replaced, and the cursor stays with its words', () => {
  const state = stateOf('Les parties conviennent de ce qui suit.', 'suit')
  const shown = stateShowing(
    state,
    composeRichText('Les deux parties conviennent de ce qui suit.'),
  )!
  expect(outlineOf(shown.doc)).toBe('p(Les deux parties conviennent de ce qui suit.)')
  const { from, to } = shown.selection
  expect(shown.doc.textBetween(from, to)).toBe('suit')
})

test('the same content is the same state', () => {
  const state = stateOf('Les parties.')
  expect(stateShowing(state, composeRichText('Les parties.'))).toBe(state)
})

test('whatever is shown is what the section says, or is not shown this way', () => {
  const anyText = fc
    .array(fc.array(fc.constantFrom('a', 'b', 'aa'), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((lines) => lines.map((letters) => letters.join('')).join('\n\n'))
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const shown = stateShowing(stateOf(before), composeRichText(after))
      const wanted = outlineOf(stateOf(after).doc)
      expect(shown ? outlineOf(shown.doc) : wanted).toBe(wanted)
    }),
  )
})
