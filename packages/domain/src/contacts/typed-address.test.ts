import { expect, test } from 'vitest'
import { readTypedAddress } from './typed-address.ts'

test.each([
  ['elodie@exemple.fr', { email: 'elodie@exemple.fr', name: '' }],
  ['  Elodie@Exemple.FR ', { email: 'elodie@exemple.fr', name: '' }],
  ['Élodie Müller <elodie@exemple.fr>', { email: 'elodie@exemple.fr', name: 'Élodie Müller' }],
  ['"Müller, Élodie" <elodie@exemple.fr>', { email: 'elodie@exemple.fr', name: 'Müller, Élodie' }],
  [' Élodie <elodie@exemple.fr> ', { email: 'elodie@exemple.fr', name: 'Élodie' }],
  ['<elodie@exemple.fr>', { email: 'elodie@exemple.fr', name: '' }],
])('reads %s', (text, address) => {
  expect(readTypedAddress(text)).toEqual(address)
})

test.each([
  '',
  'elodie',
  'elodie@exemple',
  'a@b.fr, c@d.fr',
  'a@b.fr <c@d.fr> e',
  'Élodie <<a@b.fr>>',
  'a@b.fr\r\nBcc: c@d.fr',
])('refuses %s', (text) => {
  expect(readTypedAddress(text)).toBeNull()
})

test('a name is one line of visible characters', () => {
  expect(readTypedAddress('Élodie\r\nBcc: x <a@b.fr>')?.name).toBe('ÉlodieBcc: x')
})

test('a name is trimmed, and has at most 120 characters', () => {
  const named = (name: string) => readTypedAddress(`${name} <a@b.fr>`)?.name
  expect(named('  Élodie  ')).toBe('Élodie')
  expect(named('x'.repeat(120))).toHaveLength(120)
  expect(named('x'.repeat(121))).toHaveLength(120)
  expect(named('\u2028Élo\u200Bdie\u2029')).toBe('Élodie')
})
