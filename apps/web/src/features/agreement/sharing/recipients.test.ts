import { expect, test } from 'vitest'
import { hasAddress, isWholeAddress, ofAddress, requestOf, typedAddresses } from './recipients.ts'

test('pasted addresses are split, with their names', () => {
  expect(typedAddresses('a@x.fr; Élodie Müller <b@x.fr>,\n c@x.fr')).toEqual([
    'a@x.fr',
    'Élodie Müller <b@x.fr>',
    'c@x.fr',
  ])
  expect(typedAddresses('béatrice')).toEqual([])
})

test('only complete addresses become chips by themselves', () => {
  expect(isWholeAddress('a@x.fr')).toBe(true)
  expect(isWholeAddress('a@x.fr, b@x.fr')).toBe(true)
  expect(isWholeAddress('a@x')).toBe(false)
  expect(isWholeAddress('')).toBe(false)
})

test('the request separates people, groups and addresses', () => {
  const recipients = [
    { key: 'person:1', label: 'Anne' },
    { key: 'group:2', label: 'Achats' },
    ofAddress('a@x.fr'),
  ]
  expect(requestOf(recipients)).toEqual({ personIds: ['1'], groupIds: ['2'], emails: ['a@x.fr'] })
  expect([hasAddress(recipients), hasAddress(recipients.slice(0, 2))]).toEqual([true, false])
})
