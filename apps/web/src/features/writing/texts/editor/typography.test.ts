import { EditorState, TextSelection } from 'prosemirror-state'
import type { InputRule } from 'prosemirror-inputrules'
import { contractSchema } from '@tacite/document/schema.ts'
import { expect, test } from 'vitest'
import { typographyRules } from './typography.ts'

/** Types a text letter by letter, as the input rules receive it in a browser. */
function typed(locale: 'fr' | 'en' | 'es', text: string): string {
  const rules = typographyRules(locale) as (InputRule & {
    match: RegExp
    handler: (
      state: EditorState,
      match: RegExpExecArray,
      start: number,
      end: number,
    ) => ReturnType<EditorState['tr']['insertText']> | null
  })[]
  let state = EditorState.create({
    doc: contractSchema.nodes.doc.create(null, contractSchema.nodes.paragraph.create()),
  })
  for (const letter of text) {
    const { from } = state.selection
    const before = state.doc.textBetween(1, from) + letter
    const found = rules
      .map((rule) => ({ rule, match: rule.match.exec(before) }))
      .find(({ match }) => match !== null)
    const tr = found?.match
      ? found.rule.handler(state, found.match, from - (found.match[0].length - 1), from)
      : state.tr.insertText(letter)
    state = state.apply(tr ?? state.tr.insertText(letter))
    state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
  }
  return state.doc.textContent
}

test('French gets guillemets, narrow spaces and its apostrophe', () => {
  expect(typed('fr', `L'objet "principal" : ceci ; cela... et -- enfin ?`)).toBe(
    'L’objet «\u202Fprincipal\u202F»\u202F: ceci\u202F; cela… et – enfin\u202F?',
  )
})

test('English and Spanish get theirs, and no space before punctuation', () => {
  expect(typed('en', `the "purpose" isn't...`)).toBe('the “purpose” isn’t…')
  expect(typed('es', `el "objeto" es...`)).toBe('el «objeto» es…')
})
