import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['Le prestataire et les sous-traitants sont tenus par la clause.', 'fr'],
  ['The parties to this agreement shall be notified of any change.', 'en'],
  ['El proveedor y los subcontratistas responden por los daños.', 'es'],
  ['Le vendeur et les clients / The seller of the goods', null],
  ['12 000,00 EUR 2026', null],
  ['', null],
])('%s: %s', (text, expected) => {
  expect(languageOfText(text)).toBe(expected)
})
