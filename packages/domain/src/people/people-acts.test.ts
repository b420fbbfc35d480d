import { assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { whyPassedOver, type ActTarget } from './people-acts.ts'

const colleague: ActTarget = {
  status: 'active',
  isOneself: false,
  holdsMore: false,
  isLastAdministrator: false,
  isThere: false,
}

test.each([
  ['block', {}, null],
  ['block', { status: 'pending' }, 'PERSON_NOT_ACTIVE'],
  ['block', { isOneself: true }, 'PERSON_IS_YOURSELF'],
  ['block', { holdsMore: true }, 'PERSON_HOLDS_MORE'],
  ['block', { isLastAdministrator: true }, 'LAST_ADMINISTRATOR'],
  ['unblock', { status: 'blocked' }, null],
  ['unblock', {}, 'PERSON_NOT_BLOCKED'],
  ['unblock', { status: 'blocked', holdsMore: true }, 'PERSON_HOLDS_MORE'],
  ['giveRole', {}, null],
  ['giveRole', { isThere: true }, 'PERSON_HAS_ROLE'],
  ['giveRole', { isOneself: true }, 'PERSON_ROLE_IS_YOURS'],
  ['giveRole', { holdsMore: true }, 'PERSON_HOLDS_MORE'],
  ['joinGroup', {}, null],
  ['joinGroup', { isThere: true }, 'PERSON_IN_GROUP'],
  ['leaveGroup', {}, 'PERSON_NOT_IN_GROUP'],
  ['leaveGroup', { isThere: true }, null],
  ['resend', { status: 'pending' }, null],
  ['withdraw', {}, 'PERSON_NOT_PENDING'],
] as const)('%s, of %o: %s', (act, changed, expected) => {
  expect(whyPassedOver(act, { ...colleague, ...changed })).toBe(expected)
})

test('no act takes access from oneself, from somebody who holds more, or from the last administrator', () => {
  const target = record({
    status: constantFrom('active', 'pending', 'blocked'),
    isOneself: boolean(),
    holdsMore: boolean(),
    isLastAdministrator: boolean(),
    isThere: boolean(),
  })
  assert(
    property(constantFrom('block', 'giveRole'), target, (act, each) => {
      const isProtected = each.isOneself || each.holdsMore || each.isLastAdministrator
      expect(isProtected && whyPassedOver(act, each) === null).toBe(false)
    }),
  )
})
