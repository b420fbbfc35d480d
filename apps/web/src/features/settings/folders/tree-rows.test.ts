import { expect, test } from 'vitest'
import { pathOf, treeRows } from './tree-rows.ts'

const branch = (_id: string, parentFolderId: string | null, name = _id) => ({
  _id,
  parentFolderId,
  name,
  contracts: 0,
  contractsInside: 0,
  grants: 0,
})
const branches = [
  branch('achats', null, 'Achats'),
  branch('ventes', null, 'Ventes'),
  branch('eau', 'achats', 'Eau'),
  branch('energie', 'achats', 'Énergie'),
  branch('solaire', 'energie', 'Solaire'),
]
const names = (expanded: string[], words = '') =>
  treeRows(branches, new Set(expanded), words).map(
    ({ branch: { name }, depth }) => '·'.repeat(depth) + name,
  )

test('shows expanded folders with their children', () => {
  expect(names([])).toEqual(['Achats', 'Ventes'])
  expect(names(['achats'])).toEqual(['Achats', '·Eau', '·Énergie', 'Ventes'])
  expect(names(['energie'])).toEqual(['Achats', 'Ventes'])
})

test('shows folders that match the words, and their parents', () => {
  expect(names([], 'ener')).toEqual(['Achats', '·Énergie'])
  expect(names([], 'SOL')).toEqual(['Achats', '·Énergie', '··Solaire'])
  expect(names([], 'zzz')).toEqual([])
})

test('gives the position among the siblings, and whether there are children', () => {
  const [, eau, energie] = treeRows(branches, new Set(['achats']), '')
  expect(eau).toMatchObject({ position: 1, siblings: 2, hasChildren: false })
  expect(energie).toMatchObject({ position: 2, siblings: 2, hasChildren: true, isExpanded: false })
})

test('expands three thousand folders together', () => {
  const many = Array.from({ length: 3_000 }, (_, index) =>
    branch(`f${index}`, index < 10 ? null : `f${Math.floor(index / 10)}`),
  )
  expect(treeRows(many, new Set(many.map(({ _id }) => _id)), '')).toHaveLength(3_000)
})

test('builds the full path', () => {
  expect(pathOf(branches, 'solaire')).toBe('Achats/Énergie/Solaire')
})
