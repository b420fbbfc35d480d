import { expect, test } from 'vitest'
import { parsePlainSearch, writePlainSearch } from './plain-search.ts'

test('reads and writes a query without guessing types', () => {
  const query = '?reference=20260001&status=eq:SIGNED,DRAFT&$skip=20&open=true'
  expect(parsePlainSearch(query)).toEqual({
    reference: '20260001',
    status: 'eq:SIGNED,DRAFT',
    $skip: '20',
    open: 'true',
  })
  expect(writePlainSearch(parsePlainSearch(query))).toBe(query)
})

test('omits empty values and encodes what would change the address', () => {
  expect(writePlainSearch({ a: '', b: undefined, c: 'x&y=z#' })).toBe('?c=x%26y%3Dz%23')
  expect(writePlainSearch({})).toBe('')
})
