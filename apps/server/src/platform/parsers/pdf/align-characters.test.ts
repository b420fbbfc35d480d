import { expect, test } from 'vitest'
import { LINE_HYPHEN } from './page-characters.ts'
import { alignCharacters } from './align-characters.ts'

const aligned = (printed: string[], text: string) =>
  alignCharacters(printed, text)
    .map((index, offset) =>
      index === undefined ? ' ' : printed[index]!.includes(text[offset]!) ? text[offset] : '?',
    )
    .join('')

test('finds each character in spite of other spaces', () => {
  expect(alignCharacters('a  b\nc'.split(''), 'a b c')).toEqual([0, undefined, 3, undefined, 5])
})

test('passes over hyphens at the end of lines, soft or printed, and what is not shown', () => {
  expect(
    aligned([...`inter${LINE_HYPHEN}`.split(''), '\n', ...'national'.split('')], 'international'),
  ).toBe('international')
  expect(aligned([...'inter-'.split(''), '\n', '', ...'national'.split('')], 'international')).toBe(
    'international',
  )
  expect(aligned('rendez-vous'.split(''), 'rendez-vous')).toBe('rendez-vous')
})

test('counts ligatures and pairs in the units of offsets', () => {
  expect(alignCharacters(['ffi', '\u{1F600}', '', 'x'], 'ffi\u{1F600}x')).toEqual([
    0, 0, 0, 1, 1, 3,
  ])
})

test('goes on after characters that are read otherwise, and stops where nothing agrees', () => {
  const printed = 'Le prix est de 100 § par mois entier'.split('')
  const text = 'Le prix est de 100 EUR par mois entier'
  expect(aligned(printed, text).replaceAll(/ +/g, ' ')).toBe('Le prix est de 100 par mois entier')
  expect(
    alignCharacters('abcdefghij'.split(''), 'zzzzzzzzzz').every((at) => at === undefined),
  ).toBe(true)
})

test('leaves what is not printed without a place', () => {
  expect(aligned('Page 1'.split(''), 'Page 1\n\nreconnu')).toBe('Page 1         ')
})
