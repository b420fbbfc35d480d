import type { RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { checkRichText } from '@tacite/document/check-rich-text.ts'
import { TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { outlineOf, stateOf } from '../testing/text-state.ts'
import { isInTable, splitAtTitle } from './split-title.ts'

const outline = (content: RichText) => outlineOf(contractSchema.nodeFromJSON(content))
const split = (source: string, selected: string) => {
  const result = splitAtTitle(stateOf(source, selected), () => '12 500,00 €')
  return (
    result.split && {
      before: outline(result.split.before),
      title: result.split.title,
      after: outline(result.split.after),
    }
  )
}

test('a paragraph becomes the title: what precedes stays, what follows moves along', () => {
  expect(split('Un\nTitre\nDeux', 'Titre')).toEqual({
    before: 'p(Un)',
    title: 'Titre',
    after: 'p(Deux)',
  })
})

test('words in the middle of a paragraph split it', () => {
  expect(split('Avant Titre après', 'Titre')).toEqual({
    before: 'p(Avant )',
    title: 'Titre',
    after: 'p( après)',
  })
})

test('no text before or after leaves an empty line to write in', () => {
  expect(split('Titre', 'Titre')).toEqual({ before: 'p()', title: 'Titre', after: 'p()' })
})

test('an item taken out of a list leaves two lists, without empty items', () => {
  expect(split('- un\n- Titre\n- deux', 'Titre')).toEqual({
    before: 'ul(li(p(un)))',
    title: 'Titre',
    after: 'ul(li(p(deux)))',
  })
})

test('both parts can be saved', () => {
  const state = stateOf('Un **gras**\n- un\n- Titre\n- deux', 'Titre')
  const { split: parts } = splitAtTitle(state, () => '')
  expect(checkRichText(parts?.before).refusal).toBeUndefined()
  expect(checkRichText(parts?.after).refusal).toBeUndefined()
})

test('a field among the words is replaced by its text', () => {
  const state = stateOf('Prix de {amount_incl_tax} net')
  const all = TextSelection.create(state.doc, 1, state.doc.content.size - 1)
  const result = splitAtTitle(state.apply(state.tr.setSelection(all)), () => '12 500,00 €')
  expect(result.split?.title).toBe('Prix de 12 500,00 € net')
})

test('a text must be selected, and no longer than a title', () => {
  expect(splitAtTitle(stateOf('Un'), () => '').refusal?.code).toBe('SECTION_TITLE_TEXT_REQUIRED')
  const long = 'mot '.repeat(100).trim()
  expect(splitAtTitle(stateOf(long, long), () => '').refusal?.code).toBe('SECTION_TITLE_TOO_LONG')
})

test('a table is recognised', () => {
  expect(isInTable(stateOf('| a | b |\n| c | d |', 'c'))).toBe(true)
  expect(isInTable(stateOf('Un', 'Un'))).toBe(false)
})
