import { describe, expect, test } from 'vitest'
import { appointingRefusal, areAdministrators, rightsBeyond } from './giving-rights.ts'
import { PERMISSION_AREAS } from './permission-areas.ts'
import { PERMISSIONS } from './permissions.ts'

test('names what is granted beyond what is held', () => {
  const held = new Set(['contracts3:list', 'modules:group'] as const)
  expect(rightsBeyond(['contracts3:list'], held)).toEqual([])
  expect(rightsBeyond(['contracts3:list', 'modules:audit'], held)).toEqual(['modules:audit'])
})

describe('a delegate is appointed', () => {
  const absent = { id: 'ana', permissions: ['contracts3:list', 'modules:audit'] } as const
  const lesser = new Set(['contracts3:list', 'vendor:users'] as const)
  const equal = new Set([...lesser, 'modules:audit'] as const)

  test.each([
    ['by the absent person, whatever they hold', 'ana', lesser, 'bob', null],
    ['by someone with every right of the absent person', 'zoe', equal, 'bob', null],
    ['by nobody with fewer rights', 'zoe', lesser, 'bob', 'DELEGATION_BEYOND_YOURS'],
    ['by nobody for themselves', 'zoe', equal, 'zoe', 'DELEGATION_APPOINTS_YOURSELF'],
    ['with a reason before anyone is chosen', 'zoe', lesser, null, 'DELEGATION_BEYOND_YOURS'],
  ])('%s', (_, actorId, held, delegateId, expected) => {
    expect(appointingRefusal({ actorId, held, absent, delegateId })).toBe(expected)
  })
})

test('only a holder of every permission is an administrator', () => {
  expect(areAdministrators(PERMISSIONS)).toBe(true)
  expect(areAdministrators(PERMISSIONS.slice(1))).toBe(false)
})

test('each permission is under one heading', () => {
  expect(Object.values(PERMISSION_AREAS).flat().toSorted()).toEqual([...PERMISSIONS].toSorted())
})
