import { expect, test } from 'vitest'
import { countInside } from './count-inside.ts'

const folder = (_id: string, parentFolderId: string | null, contracts: number) => ({
  _id,
  parentFolderId,
  contracts,
})
const folders = [
  folder('root', null, 1),
  folder('left', 'root', 2),
  folder('right', 'root', 3),
  folder('leaf', 'left', 4),
  folder('alone', null, 0),
]
const counts = (filedTwice: [contracts: number, ...folderIds: string[]][]) =>
  Object.fromEntries(
    countInside(
      folders,
      filedTwice.map(([contracts, ...folderIds]) => ({ folderIds, contracts })),
    ),
  )

test('a folder counts its own contracts and those of nested folders', () => {
  expect(counts([])).toEqual({ root: 10, left: 6, right: 3, leaf: 4, alone: 0 })
})

test('a contract in several of them counts once', () => {
  expect(counts([[1, 'left', 'leaf']])).toMatchObject({ root: 9, left: 5, leaf: 4 })
  expect(
    counts([
      [1, 'right', 'leaf'],
      [1, 'root', 'leaf', 'right'],
    ]),
  ).toMatchObject({
    root: 7,
    left: 6,
    right: 3,
  })
})

test('contracts filed together count together', () => {
  expect(counts([[3, 'left', 'leaf']])).toMatchObject({ root: 7, left: 3, leaf: 4, right: 3 })
})
