import { describe, expect, test } from 'vitest'
import { isCommonPassword, isMadeOfKnownWords } from './guessable-password.ts'

describe('a common password', () => {
  const common = new Set(['password', 'soleil', '12345678', 'qwerty123'])

  test.each([
    'password',
    'PassWord',
    'Password1!',
    '2026-soleil',
    'Soleil-2026!',
    '12345678',
    'QWERTY123',
    'aaaaaaaa',
    'ababababab',
    '🔑🔑🔑🔑🔑🔑🔑🔑',
  ])('« %s » is recognised', (password) => expect(isCommonPassword(password, common)).toBe(true))

  test.each(['soleil levant', 'mot-password-mot', 'abcabcabc', 'été-à-Paris'])(
    '« %s » is not one',
    (password) => expect(isCommonPassword(password, common)).toBe(false),
  )
})

describe('a password of words that others know', () => {
  const known = {
    firstName: 'Élodie',
    lastName: 'De La Tour',
    email: 'edlt.compta@ateliers-morel.co.uk',
    companyName: 'Ateliers Morel & Fils',
  }

  test.each([
    'elodie2026',
    'ÉLODIE-1987',
    'ElodieTour!',
    'edlt.compta',
    'edlt.compta@ateliers-morel.co.uk',
    'compta-2026-xyz',
    'AteliersMorel1',
    'morel+fils',
    'tour.elodie',
    '2026Morel!!',
  ])('« %s » is recognised', (password) => expect(isMadeOfKnownWords(password, known)).toBe(true))

  test.each(['elodie aime les huîtres', 'un détour par la mer', '12345678', '4815162342'])(
    '« %s » has enough of its own',
    (password) => expect(isMadeOfKnownWords(password, known)).toBe(false),
  )

  test('names that are missing or very short count for nothing', () => {
    const unknown = { firstName: '', lastName: 'Li', email: 'a@b.fr', companyName: 'X' }
    expect(isMadeOfKnownWords('liliane-lit', unknown)).toBe(false)
    expect(isMadeOfKnownWords('9876-5432', unknown)).toBe(false)
  })
})
