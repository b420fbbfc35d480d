import { expect, test } from 'vitest'
import { paths, safeReturn } from './paths.ts'

test('keeps the filter syntax readable in the address', () => {
  expect(paths.contracts({ status: 'eq:SIGNED,DRAFT', $skip: 20, type: undefined })).toBe(
    '/home/contratheque/contractList?status=eq:SIGNED,DRAFT&$skip=20',
  )
})

test('user input cannot leave its place in the address', () => {
  expect(paths.signedSearch('préavis & fin?')).toBe(
    '/home/contratheque/contractList/search?q=pr%C3%A9avis%20%26%20fin%3F',
  )
  expect(paths.contractEdit('../x')).toBe('/home/contratheque/contractList/contract/..%2Fx/edit')
})

test('returns after sign-in only to a page of the application', () => {
  expect(safeReturn('/home/tasks?skip=10')).toBe('/home/tasks?skip=10')
  for (const address of [
    undefined,
    'https://evil.test/home/',
    '//evil.test',
    '/home//evil.test',
    '/home/\\evil.test',
    '/auth/signin',
    'javascript:alert(1)',
  ]) {
    expect(safeReturn(address)).toBe('/home/dashboard')
  }
})
