import { expect, test } from 'vitest'
import { areAdministrators, rightsBeyond } from './giving-rights.ts'
import { PERMISSION_AREAS } from './permission-areas.ts'
import { PERMISSIONS } from './permissions.ts'

test('names what is granted beyond what is held', () => {
  const held = new Set(['contracts3:list', 'modules:group'] as const)
  expect(rightsBeyond(['contracts3:list'], held)).toEqual([])
  expect(rightsBeyond(['contracts3:list', 'modules:audit'], held)).toEqual(['modules:audit'])
})

test('only a holder of every permission is an administrator', () => {
  expect(areAdministrators(PERMISSIONS)).toBe(true)
  expect(areAdministrators(PERMISSIONS.slice(1))).toBe(false)
})

test('each permission is under one heading', () => {
  expect(Object.values(PERMISSION_AREAS).flat().toSorted()).toEqual([...PERMISSIONS].toSorted())
})
