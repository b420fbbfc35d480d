import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'anne@exemple.fr',
  'a.b+c@sous.exemple.co.uk',
  'A@EXEMPLE.FR',
  "o'neil@a-b.paris",
  'x@1.fr',
])('%s can be an address', (text) => expect(isEmailAddress(text)).toBe(true))

test.each([
  '',
  'anne',
  'anne@',
  '@exemple.fr',
  'anne@exemple',
  'anne@exemple.f',
  'anne@exemple.f1',
  'anne @exemple.fr',
  ' anne@exemple.fr',
  'anne@exemple.fr ',
  'anne@exem ple.fr',
  'anne@a@exemple.fr',
  'anne@exemple..fr',
  'anne@.exemple.fr',
  'anne@exem_ple.fr',
  '<anne@exemple.fr>',
  'anne;bob@exemple.fr',
  'anne(x)@exemple.fr',
  'an"ne@exemple.fr',
  'anne[x]@exemple.fr',
  'an\\ne@exemple.fr',
  'anne:x@exemple.fr',
  'anne,x@exemple.fr',
])('« %s » cannot', (text) => expect(isEmailAddress(text)).toBe(false))

test('an address has at most 254 characters, 64 before its @', () => {
  const host = (length: number) => `@${'a'.repeat(length - 4)}.fr`
  expect(isEmailAddress(`${'x'.repeat(64)}${host(20)}`)).toBe(true)
  expect(isEmailAddress(`${'x'.repeat(65)}${host(20)}`)).toBe(false)
  expect(isEmailAddress(`x${host(253)}`)).toBe(true)
  expect(isEmailAddress(`x${host(254)}`)).toBe(false)
  expect(isEmailAddress(`x@a.${'b'.repeat(63)}`)).toBe(true)
  expect(isEmailAddress(`x@a.${'b'.repeat(64)}`)).toBe(false)
})
