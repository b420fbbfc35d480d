import { expect, test } from 'vitest'
import { changed, moved, newSignatory, requestOf } from './send-draft.ts'

const outside = newSignatory('external', { i18n: 'fr', name: 'Léa' })
const inside = newSignatory('internal', { i18n: 'fr', personId: 'p1' })

test('signatories can be reordered; the first and the last stay within the list', () => {
  expect(moved([outside, inside], 0, 1)).toEqual([inside, outside])
  expect(moved([outside, inside], 1, -1)).toEqual([inside, outside])
  expect(moved([outside, inside], 0, -1)).toEqual([outside, inside])
  expect(moved([outside, inside], 1, 1)).toEqual([outside, inside])
})

test('one row changes and keeps its key', () => {
  const [first] = changed([outside, inside], 0, { email: 'lea@exemple.test' })
  expect(first).toEqual({ ...outside, email: 'lea@exemple.test' })
})

test('the request contains the fields of its kind of signatory', () => {
  expect(requestOf([outside, inside, newSignatory('internal', { i18n: 'fr' })])).toEqual({
    signatories: [
      { kind: 'external', name: 'Léa', email: '', role: '', i18n: 'fr' },
      { kind: 'internal', role: '', personId: 'p1' },
      { kind: 'internal', role: '', personId: '00000000-0000-7000-8000-000000000000' },
    ],
  })
})
