import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Claire Moreau', 'CM'],
  ['Jean-Luc de la Tour', 'JT'],
  ['zoé', 'Z'],
  ['claire.moreau@exemple.fr', 'CM'],
  ['', ''],
])('the initials of « %s » are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
