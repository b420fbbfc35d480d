import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedRows } from './changed-rows.ts'

const COLUMNS = ['place', 'rent', 'area']
const [office, parking, cellar] = [
  { place: 'Bureau', rent: 120_000, area: 40 },
  { place: 'Parking', rent: 9_050 },
  { place: 'Cave', rent: 3_000 },
]
const changes = (before: object[], after: object[]) =>
  changedRows(before as never, after as never, COLUMNS).map(({ kind, ...places }) => [
    kind,
    'from' in places ? places.from : null,
    'at' in places ? places.at : null,
  ])

describe('rows that an amendment replaces', () => {
  test('are added, removed and changed, each said once', () => {
    expect(changes([office, parking], [office, parking, cellar])).toEqual([['added', null, 2]])
    expect(changes([office, parking], [parking])).toEqual([['removed', 0, null]])
    expect(changes([office, parking], [{ ...office, rent: 1 }, parking])).toEqual([
      ['changed', 0, 0],
    ])
    expect(changes([office, parking], [office, cellar])).toEqual([
      ['removed', 1, null],
      ['added', null, 1],
    ])
  })

  test('that name the same thing are one, however much of them changes', () => {
    expect(changes([office], [{ place: 'Bureau', rent: 1, area: 2 }])).toEqual([['changed', 0, 0]])
    // Two of three cells are the same: it was given another name.
    expect(changes([office], [{ ...office, place: 'Atelier' }])).toEqual([['changed', 0, 0]])
    expect(changes([office], [{ place: 'Atelier', rent: 1, area: 40 }])).toEqual([
      ['removed', 0, null],
      ['added', null, 0],
    ])
  })

  test('that only changed places are moved', () => {
    expect(changes([office, parking, cellar], [parking, cellar, office])).toEqual([['moved', 0, 2]])
    expect(changes([office, office], [office])).toHaveLength(1)
    expect(changes([{}, {}], [{}, {}])).toEqual([])
  })
})

const row = fc.record(
  { place: fc.constantFrom('A', 'B', 'C'), rent: fc.integer({ min: 0, max: 2 }) },
  { requiredKeys: [] },
)
const list = fc.array(row, { maxLength: 8 })

test('every row is accounted for, and the same list has no change', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(changedRows(after, after, COLUMNS)).toEqual([])
      const all = changedRows(before, after, COLUMNS)
      const gone = all.filter(({ kind }) => kind === 'removed').length
      const come = all.filter(({ kind }) => kind === 'added').length
      expect(before.length - gone + come).toBe(after.length)
      const at = all.flatMap((each) => ('at' in each ? [each.at] : []))
      const from = all.flatMap((each) => ('from' in each ? [each.from] : []))
      expect([new Set(at).size, new Set(from).size]).toEqual([at.length, from.length])
      // What is not said to have changed stands in both lists, in the same order.
      const kept = (rows: object[], changed: number[]) =>
        rows.filter((_, place) => !changed.includes(place))
      expect(kept(before, from)).toEqual(kept(after, at))
    }),
  )
})
