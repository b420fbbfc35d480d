import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctTypography, typographyEdits } from './typography.ts'

test('edits put the typography of French right, and leave what is right', () => {
  expect(edited('fr', 'L\'écran "clair" : 12 %...')).toBe(
    'L’écran «\u202Fclair\u202F»\u202F: 12\u202F%…',
  )
  expect(typographyEdits('fr', 'Prix\u00A0: 3')).toEqual([])
  expect(typographyEdits('en', 'Price : 3')).toEqual([])
})

const MARKS = ["'", '"', '“', '”', '«', '»', '.', '…', ';', ':', '!', '?', '%', '}']
const pieces = fc.constantFrom('a', '1', ' ', '\u00A0', '\u202F', '...', '\uFFFC', ...MARKS)

test('edits are what correcting does, but for the kind of a no-break space', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 30 }),
      fc.constantFrom('fr', 'en'),
      (parts, locale) => {
        const text = parts.join('')
        const narrow = (words: string) => words.replaceAll('\u00A0', '\u202F')
        expect(narrow(edited(locale as 'fr', text))).toBe(
          narrow(correctTypography(locale as 'fr', text)),
        )
      },
    ),
  )
})

function edited(locale: 'fr' | 'en', text: string): string {
  return typographyEdits(locale, text).reduceRight(
    (words, edit) => words.slice(0, edit.from) + edit.text + words.slice(edit.to),
    text,
  )
}
