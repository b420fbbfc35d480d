import { describe, expect, test } from 'vitest'
import { isSameView, missingNames, viewQuery, withoutMissing } from './saved-view.ts'

const ONE = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'
const OTHER = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16c'

describe('a view keeps of an address', () => {
  test('its filters, its order, its day and its archives, not its page', () => {
    const address = {
      $skip: '40',
      view: ONE,
      status: 'eq:SIGNED',
      $orderby: 'endDate asc',
      asOf: '2026-01-01',
      archived: 'true',
    }
    const { $skip: _, view: __, ...kept } = address
    expect(viewQuery('list', address)).toEqual(kept)
  })

  test('of the board its workflow, and nothing that only the list reads', () => {
    const address = { workflow: ONE, column: OTHER, $orderby: 'endDate asc', asOf: '2026-01-01' }
    expect(viewQuery('board', address)).toEqual({ workflow: ONE })
  })

  test('nothing that is so anyway', () => {
    const address = { $orderby: 'createdAt desc', archived: 'false', status: '' }
    expect(viewQuery('list', address)).toEqual({})
    expect(viewQuery('board', { workflow: 'default' })).toEqual({})
  })
})

describe('an address is that of a view', () => {
  const isSame = (one: Record<string, string>, other: Record<string, string>) =>
    isSameView({ shows: 'list', query: one }, { shows: 'list', query: other })

  test('whatever the order of its filters and of their values, and on each of its pages', () => {
    expect(isSame({ type: 'eq:b,a', status: 'DRAFT' }, { status: 'eq:DRAFT', type: 'a,b' })).toBe(
      true,
    )
    expect(isSame({ $skip: '20' }, {})).toBe(true)
  })

  test('unless a value, a bound or a word differs', () => {
    expect(isSame({ status: 'eq:DRAFT' }, { status: 'ne:DRAFT' })).toBe(false)
    expect(isSame({ endDate: 'range:a,b' }, { endDate: 'range:b,a' })).toBe(false)
    expect(isSame({ text: 'eq:bail, mur' }, { text: 'eq: mur,bail' })).toBe(false)
    expect(isSame({ text: 'bail' }, { text: 'eq:bail' })).toBe(true)
  })

  test('unless it is shown as the other', () => {
    expect(isSameView({ shows: 'list', query: {} }, { shows: 'board', query: {} })).toBe(false)
  })
})

test('what is missing is found by field, a tagged field by its key and words not at all', () => {
  const query = {
    tags: `eq:${ONE},${OTHER}`,
    [`taggedField.${OTHER}`]: `eq:${ONE}`,
    text: `eq:${OTHER}`,
    status: 'eq:DRAFT',
  }
  expect(missingNames(query, (id) => id === ONE)).toEqual([
    { field: 'tags', ids: [OTHER] },
    { field: `taggedField.${OTHER}`, ids: [OTHER] },
  ])
  expect(missingNames(query, () => true)).toEqual([])
})

test('what is missing is left out of its filter, and a filter of nothing else with it', () => {
  const query = {
    status: 'eq:DRAFT',
    type: `eq:${ONE},${OTHER}`,
    tags: `ne:${OTHER}`,
    workflow: OTHER,
    [`taggedField.${OTHER}`]: 'gte:100',
  }
  const missing = missingNames(query, (id) => id === ONE)
  expect(missing).toHaveLength(4)
  expect(withoutMissing(query, missing)).toEqual({ status: 'eq:DRAFT', type: `eq:${ONE}` })
})
