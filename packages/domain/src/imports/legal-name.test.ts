import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legalName } from './legal-name.ts'

test('a legal form, accents and punctuation do not make another party', () => {
  const same = ['Cadexia', 'CADEXIA SAS', 'Cadexia S.A.S.', 'S.A.S. Cadexia', '  cadéxia, (SAS) ']
  expect(new Set(same.map(legalName))).toEqual(new Set(['cadexia']))
  expect(legalName('Société par actions simplifiée Dupont & Fils')).toBe('dupont fils')
  expect(legalName('Müller GmbH')).toBe('muller')
})

test('a name that is nothing but a form keeps it', () => {
  expect(legalName('SAS')).toBe('sas')
  expect(legalName('Sasha')).toBe('sasha')
})

test('a name without its form stays the same once more', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const once = legalName(name)
      expect(legalName(once).length).toBeLessThanOrEqual(once.length)
      expect(legalName(`${name} `)).toBe(once)
    }),
  )
})
