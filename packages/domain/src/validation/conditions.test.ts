import { expect, test } from 'vitest'
import { standInOf } from './conditions.ts'

test('whoever requested the validation and the owners stand in, except for who said that it is met', () => {
  const said = { requestedBy: 'anne', metBy: 'bob' }
  expect(standInOf(said, { personId: 'anne', level: 'reader' })).toBe('standsIn')
  expect(standInOf(said, { personId: 'carla', level: 'owner' })).toBe('standsIn')
  expect(standInOf(said, { personId: 'carla', level: 'editor' })).toBe('notEntitled')
  expect(standInOf(said, { personId: 'bob', level: 'owner' })).toBe('saidItMet')
  expect(standInOf({ ...said, metBy: 'anne' }, { personId: 'anne', level: 'owner' })).toBe(
    'saidItMet',
  )
})
