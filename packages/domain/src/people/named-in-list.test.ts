import { expect, test } from 'vitest'
import { findAllNamed, findNamed } from './named-in-list.ts'

const groups = [
  { id: '1', names: ['Achats'] },
  { id: '2', names: ['Juridique, Paris'] },
  { id: '3', names: ['Équipe Légal'] },
  { id: '4', names: ['Equipe Legal'] },
]

test.each([
  ['exactly', 'Achats', '1'],
  ['without its case and accents', 'ÀCHATS', '1'],
  ['among names that only accents distinguish, exactly', 'Equipe Legal', '4'],
  ['not when it could be two', 'équipe legal', undefined],
  ['not when unknown', 'Ventes', undefined],
])('a group is found %s', (_, wanted, id) => {
  expect(findNamed(wanted, groups)?.id).toBe(id)
})

test('a role is found by its name in any language', () => {
  expect(findNamed('reader', [{ id: 'r', names: ['Lecteur', 'Reader', 'Lector'] }])?.id).toBe('r')
})

test('a cell is one name, or several; those unknown are named', () => {
  const { found, unknown } = findAllNamed(['juridique, paris', 'Achats | Ventes; Export,'], groups)
  expect(found.map(({ id }) => id)).toEqual(['2', '1'])
  expect(unknown).toEqual(['Ventes', 'Export'])
})

test('thousands of cells name thousands of groups within a moment', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ id: `${at}`, names: [`Équipe ${at}`] }))
  const cells = Array.from({ length: 20_000 }, (_, at) => `equipe ${at % 2_000}`)
  const { found, unknown } = findAllNamed(cells, many)
  expect([found.length, unknown]).toEqual([2_000, []])
})
