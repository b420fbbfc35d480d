import { expect, test } from 'vitest'
import { countWithNested } from './count-with-nested.ts'

test('a category counts its own clauses and those of all categories below it', () => {
  const parent = (_id: string) => ({ _id, name: _id })
  const counts = countWithNested([
    { _id: 'risks', clauses: 1, parent: null },
    { _id: 'liability', clauses: 2, parent: parent('risks') },
    { _id: 'caps', clauses: 4, parent: parent('liability') },
    { _id: 'insurance', clauses: 8, parent: parent('risks') },
    { _id: 'price', clauses: 0, parent: null },
  ])
  expect(Object.fromEntries(counts)).toEqual({
    risks: 15,
    liability: 6,
    caps: 4,
    insurance: 8,
    price: 0,
  })
})
