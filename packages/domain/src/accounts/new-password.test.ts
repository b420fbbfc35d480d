import { expect, test } from 'vitest'
import { newPasswordRefusals, normalPassword, passwordRefusals } from './new-password.ts'

const codes = (password: string, again = password) =>
  newPasswordRefusals(password, again).map(({ code, field }) => [code, field])

test('a password of eight characters is long enough, one of seven is not', () => {
  expect(codes('12345678')).toEqual([])
  expect(codes('1234567')).toEqual([['PASSWORD_TOO_SHORT', 'password']])
  expect(passwordRefusals('', 'secret')).toEqual([
    { code: 'PASSWORD_TOO_SHORT', field: 'secret', params: { min: 8 } },
  ])
})

test('characters are counted as people see them', () => {
  expect(codes('🔑🔑🔑🔑')).toEqual([['PASSWORD_TOO_SHORT', 'password']])
  expect(codes('e\u0301e\u0301e\u0301e\u0301')).toEqual([['PASSWORD_TOO_SHORT', 'password']])
  expect(codes('🔑🔑🔑🔑🔑🔑🔑🔑')).toEqual([])
})

test('both must be equal, however they were composed', () => {
  expect(codes('été-à-Paris', 'été-à-Lyon')).toEqual([['PASSWORDS_DIFFER', 'passwordAgain']])
  expect(codes('été-à-Paris', 'été-à-Paris'.normalize('NFD'))).toEqual([])
  expect(codes('Été-à-Paris', 'été-à-Paris')).toEqual([['PASSWORDS_DIFFER', 'passwordAgain']])
})

test('a short one is reported as such only, even where the two differ', () => {
  expect(codes('court', 'autre')).toEqual([['PASSWORD_TOO_SHORT', 'password']])
})

test('only the composition is normalised', () => {
  expect(normalPassword(' ﬁn ')).toBe(' ﬁn ')
})
