import { contractSchema } from '@tacite/document/schema.ts'
import type { Node } from 'prosemirror-model'
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { after, outlineOf, stateOf } from '../testing/text-state.ts'
import { alignOf, setAlign } from './align.ts'
import { totalAtCursor, writeInCell } from './column-total.ts'
import {
  conditionalAround,
  conditionalRefusal,
  removeCondition,
  setCondition,
} from './conditional.ts'
import {
  insertContent,
  insertField,
  insertImage,
  insertPageBreak,
  insertTable,
} from './inserting.ts'
import { continuedNumber, setListStyle, startList, toggleList } from './lists.ts'
import { isMarked, linkAround, removeLink, setLink } from './marks.ts'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'

const { nodes } = contractSchema
const text = (state: EditorState) => outlineOf(state.doc)

describe('lists', () => {
  test('paragraphs become a list, another kind of list, and paragraphs again', () => {
    const state = after(stateOf('Un\nDeux', 'Un'), toggleList('bullet_list'))
    expect(text(state)).toBe('ul(li(p(Un))) p(Deux)')
    const numbered = after(state, toggleList('ordered_list'))
    expect(text(numbered)).toBe('ol(li(p(Un))) p(Deux)')
    expect(text(after(numbered, toggleList('ordered_list')))).toBe('p(Un) p(Deux)')
  })

  test('the numbering of a list can be chosen, and creates one where there is none', () => {
    const state = after(stateOf('Un', 'Un'), setListStyle('lower-roman'))
    expect(state.doc.firstChild?.attrs['style']).toBe('lower-roman')
    expect(after(state, setListStyle('decimal')).doc.firstChild?.attrs['style']).toBe('decimal')
  })
})

describe('the numbers of a list', () => {
  const words = (said: string) => nodes.paragraph.create(null, contractSchema.text(said))
  const listOf = (...items: Node[]) => nodes.ordered_list.create(null, items)
  const entry = (said: string) => nodes.list_item.create(null, words(said))
  /** With the cursor at the end. */
  const endOf = (...blocks: Node[]) => {
    const doc = nodes.doc.create(null, blocks)
    return EditorState.create({ doc, selection: TextSelection.atEnd(doc) })
  }
  const lastStart = ({ doc }: EditorState) => doc.lastChild?.attrs['order']

  test('go on from the list before, and begin again', () => {
    const state = endOf(listOf(entry('Un'), entry('Deux')), words('Entre'), listOf(entry('Trois')))
    expect(continuedNumber(state)).toEqual({ number: 3 })
    const continued = after(state, startList(3))
    expect(lastStart(continued)).toBe(3)
    expect(lastStart(after(continued, startList(1)))).toBe(1)
    expect(startList(1)(state)).toBe(false)
  })

  test('go on from none where there is none of its style', () => {
    expect(continuedNumber(endOf(listOf(entry('Un'))))).toEqual({ problem: 'none' })
    expect(continuedNumber(endOf(words('Un')))).toEqual({ problem: 'none' })
    const roman = after(endOf(listOf(entry('Un')), listOf(entry('i'))), setListStyle('lower-roman'))
    expect(continuedNumber(roman)).toEqual({ problem: 'none' })
  })

  test('are unknown where the list before repeats a passage', () => {
    const repeated = nodes.repeated_item.create({ key: 'lots', name: 'Lots' }, words('Lot'))
    const state = endOf(listOf(repeated), listOf(entry('Suite')))
    expect(continuedNumber(state)).toEqual({ problem: 'rows' })
  })
})

describe('the total of a column', () => {
  const source =
    '| Poste | Prix |\n| Mise en service | 1 200,50 € |\n| Visite | 99,50 € |\n| Total | à écrire |'
  const reader = { locale: 'fr' as const, leafText: () => 'Montant' }

  test('is written in the cell of the cursor, instead of what it said', () => {
    const state = stateOf(source, 'à écrire')
    const found = totalAtCursor(state, reader)
    expect(found).toMatchObject({ count: 2, replaced: 'à écrire' })
    const { total } = found as { total: string }
    const written = after(state, writeInCell(total))
    expect(text(written).replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(
      'tr(td(p(Total)) td(p(1 300,00 €)))',
    )
  })

  test('is not guessed', () => {
    expect(totalAtCursor(stateOf(source, 'Total'), reader)).toEqual({
      problem: 'words',
      words: 'Mise en service',
    })
    expect(totalAtCursor(stateOf(source, '1 200,50'), reader)).toEqual({ problem: 'none' })
    expect(totalAtCursor(stateOf('Un', 'Un'), reader)).toEqual({ problem: 'none' })
    const repeated = '| Lot | Prix |\n|lots| Lot A | 10 € |\n| Total | à écrire |'
    expect(totalAtCursor(stateOf(repeated, 'à écrire'), reader)).toEqual({ problem: 'rows' })
  })
})

describe('alignment', () => {
  test('of every paragraph in the selection, common or mixed', () => {
    const state = stateOf('Un\nDeux\nTrois')
    const across = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2, 7)))
    const centred = after(across, setAlign('center'))
    expect(centred.doc.children.map((node) => node.attrs['align'])).toEqual([
      'center',
      'center',
      'justify',
    ])
    expect(alignOf(centred)).toBe('center')
    const all = TextSelection.create(centred.doc, 1, centred.doc.content.size - 1)
    expect(alignOf(centred.apply(centred.tr.setSelection(all)))).toBeNull()
  })
})

describe('inserting', () => {
  test('a field at the cursor, with the marks around it', () => {
    const bold = stateOf('Le prix de **tout** cela', 'tout')
    const inside = bold.apply(bold.tr.setSelection(TextSelection.create(bold.doc, 14)))
    const state = after(inside, insertField('amount_incl_tax'))
    expect(text(state)).toBe('p(Le prix de to<field>ut cela)')
    const field = state.doc.nodeAt(14)
    expect(field?.marks.map((mark) => mark.type.name)).toEqual(['bold'])
  })

  test('a page break and an image go after the paragraph, not into its middle', () => {
    const state = stateOf('Un mot')
    expect(text(after(state, insertPageBreak))).toBe('p(Un mot) <page_break>')
    const image = { file: 'a'.repeat(64), alt: '', widthPx: 10, heightPx: 10 }
    expect(text(after(state, insertImage(image)))).toBe('p(Un mot) <image>')
  })

  test('a selected image is replaced', () => {
    const image = { file: 'a'.repeat(64), alt: '', widthPx: 10, heightPx: 10 }
    const state = after(stateOf('Un'), insertImage(image))
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 4)))
    const changed = after(selected, insertImage({ ...image, alt: 'Logo' }))
    expect(text(changed)).toBe('p(Un) <image>')
    expect(changed.doc.lastChild?.attrs['alt']).toBe('Logo')
  })

  test('a table with a header row takes the cursor', () => {
    const state = after(stateOf('Un'), insertTable(2, 2))
    expect(text(state)).toBe('p(Un) table(tr(th(p()) th(p())) tr(td(p()) td(p())))')
    expect(state.selection.$from.node(-1).type.name).toBe('table_header')
  })

  test('the paragraphs of a clause', () => {
    const clause = composeRichText('Clause un\n- puce')
    const state = stateOf('Avant')
    const atEnd = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 6)))
    expect(text(after(atEnd, insertContent(clause)))).toContain('p(Clause un) ul(li(p(puce)))')
  })
})

describe('conditional text', () => {
  const condition = { variable: 'tacit_renewal', operator: 'eq' as const, value: true }

  test('needs a selected text', () => {
    expect(conditionalRefusal(stateOf('Un'))?.code).toBe('CONDITIONAL_TEXT_REQUIRED')
    expect(conditionalRefusal(stateOf('Un', 'Un'))).toBeUndefined()
    const field = stateOf('{amount_incl_tax}')
    const selected = field.apply(field.tr.setSelection(NodeSelection.create(field.doc, 1)))
    expect(conditionalRefusal(selected)).toBeUndefined()
  })

  test('can be wrapped, changed and unwrapped, keeping all words', () => {
    const state = after(stateOf('Un\nDeux', 'Deux'), setCondition(condition))
    expect(text(state)).toBe('p(Un) if(p(Deux))')
    expect(conditionalAround(state)?.condition).toEqual(condition)
    const changed = after(state, setCondition({ ...condition, value: false }))
    expect(conditionalAround(changed)?.condition.value).toBe(false)
    expect(text(after(changed, removeCondition))).toBe('p(Un) p(Deux)')
  })
})

describe('links', () => {
  const href = 'https://legifrance.gouv.fr/'

  test('on selected words, edited as a whole from any position, and removed', () => {
    const state = after(stateOf('Le code civil', 'code civil'), setLink(href, 'code civil'))
    expect(isMarked(state, 'link')).toBe(true)
    const inside = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 6)))
    expect(linkAround(inside)).toEqual({ from: 4, to: 14, href })
    const changed = after(inside, setLink('mailto:dpo@acme.fr', 'le DPO'))
    expect(text(changed)).toBe('p(Le le DPO)')
    expect(linkAround(changed)?.href).toBe('mailto:dpo@acme.fr')
    expect(linkAround(after(changed, removeLink))).toBeNull()
  })

  test('inserts its address when no text is given', () => {
    const state = after(stateOf('Voir '), setLink(href, ''))
    expect(state.doc.textContent).toContain(href)
    expect(contractSchema.marks.link.isInSet(state.storedMarks ?? [])).toBeUndefined()
  })

  test('is not active with the cursor outside it', () => {
    const state = after(stateOf('Le code civil, la loi', 'code civil'), setLink(href, 'code civil'))
    const outside = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 18)))
    expect(linkAround(outside)).toBeNull()
  })
})
