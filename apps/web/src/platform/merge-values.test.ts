import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distinct, mergeValues } from './merge-values.ts'

const base = { name: 'Nom', description: 'Texte', rights: ['a', 'b', 'c'] }

describe('what one writes and what was saved elsewhere', () => {
  test('merge where only one side changed a field', () => {
    const mine = { ...base, description: 'Mon texte' }
    const theirs = { ...base, name: 'Autre nom' }
    expect(mergeValues({ base, mine, theirs })).toEqual({
      values: { ...base, name: 'Autre nom', description: 'Mon texte' },
      taken: ['name'],
      conflicts: [],
    })
  })

  test('conflict where both changed a field differently, and keep what is written', () => {
    const mine = { ...base, name: 'Mon nom' }
    const theirs = { ...base, name: 'Autre nom' }
    expect(mergeValues({ base, mine, theirs })).toEqual({
      values: mine,
      taken: [],
      conflicts: [{ field: 'name', theirs: 'Autre nom' }],
    })
  })

  test('agree where both wrote the same', () => {
    const same = { ...base, name: 'Pareil' }
    const merged = mergeValues({ base, mine: same, theirs: same })
    expect(merged).toEqual({ values: same, taken: [], conflicts: [] })
  })

  test('never grant a withdrawn right again: sets take what either side added or removed', () => {
    const mine = { ...base, rights: ['a', 'b', 'c', 'd'] }
    const theirs = { ...base, rights: ['a', 'c', 'e'] }
    const { values, conflicts } = mergeValues({ base, mine, theirs }, { sets: ['rights'] })
    expect([values.rights, conflicts]).toEqual([['a', 'c', 'd', 'e'], []])
  })

  test('conflict where both changed fields that only mean something together', () => {
    const mine = { ...base, name: 'Mon nom' }
    const theirs = { ...base, description: 'Autre texte' }
    const groups = [['name', 'description']]
    expect(mergeValues({ base, mine, theirs }, { groups })).toEqual({
      values: mine,
      taken: [],
      conflicts: [
        { field: 'name', theirs: 'Nom' },
        { field: 'description', theirs: 'Autre texte' },
      ],
    })
    expect(mergeValues({ base, mine: base, theirs }, { groups }).taken).toEqual(['description'])
  })

  test('name what was taken once each, steps too', () => {
    const news = () => ({ list: 'steps', act: 'added', step: { name: 'Relecture' }, parts: [] })
    expect(distinct(['name', news(), 'name', news()])).toEqual(['name', news()])
  })

  test('have each right that one side changed as that side left it', () => {
    const every: string[] = ['a', 'b', 'c', 'd', 'e', 'f']
    const rights = fc.uniqueArray(fc.constantFrom(...every))
    fc.assert(
      fc.property(rights, rights, rights, (before, here, there) => {
        const wrap = (set: string[]) => ({ rights: set })
        const sides = { base: wrap(before), mine: wrap(here), theirs: wrap(there) }
        const { values } = mergeValues(sides, { sets: ['rights'] })
        for (const right of every) {
          const [was, mine, theirs] = [before, here, there].map((set) => set.includes(right))
          expect(values.rights.includes(right)).toBe(mine === was ? theirs : mine)
        }
      }),
    )
  })
})
