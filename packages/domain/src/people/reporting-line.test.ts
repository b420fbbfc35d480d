import { expect, test } from 'vitest'
import { managerRefusal } from './reporting-line.ts'

const managerOf = new Map([
  ['ana', 'bob'],
  ['bob', 'carla'],
])

test('a person has no manager, or another person above them', () => {
  expect(managerRefusal('carla', null, managerOf)).toBeNull()
  expect(managerRefusal('carla', 'dan', managerOf)).toBeNull()
  expect(managerRefusal('ana', 'carla', managerOf)).toBeNull()
})

test('nobody is their own manager, directly or through others', () => {
  expect(managerRefusal('ana', 'ana', managerOf)).toBe('MANAGER_ONESELF')
  expect(managerRefusal('bob', 'ana', managerOf)).toBe('MANAGER_CIRCLE')
  expect(managerRefusal('carla', 'ana', managerOf)).toBe('MANAGER_CIRCLE')
})

test('a circle of others, which nobody can make, does not go on forever', () => {
  const circle = new Map([
    ['ana', 'bob'],
    ['bob', 'ana'],
  ])
  expect(managerRefusal('carla', 'ana', circle)).toBeNull()
})
