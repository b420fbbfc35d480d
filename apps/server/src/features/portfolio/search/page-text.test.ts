import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

test.each([
  ['une résilia\u00AD\ntion', 'une résiliation'],
  ['sou\u00ADmis', 'soumis'],
  ['le presta-\ntaire', 'le prestataire'],
  ['le presta\u2010\ntaire', 'le prestataire'],
  ['sous-traitance', 'sous-traitance'],
  // A list item or a name after a dash is not the rest of a word.
  ['Jean-\nPaul', 'Jean-\nPaul'],
  ['2026-\n2027', '2026-\n2027'],
  ['a\u0000b', 'ab'],
])('%j', (read, searched) => {
  expect(pageText(read)).toBe(searched)
})
