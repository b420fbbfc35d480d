import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameInSubject } from './name-in-subject.ts'

describe('a name in a subject', () => {
  test.each([
    ['Ateliers Morel & fils', 'Ateliers Morel & fils'],
    ['S.A.R.L. Dupont', 'S.A.R.L. Dupont'],
    ['Booking.com', 'Booking'],
    ['Your bank: verify now at http://phish.example/62894', 'Your bank verify now at'],
    ['Call bank@phish.example', 'Call'],
    ['See www.phish.example', 'See'],
    ['phish.example/62894 now', 'now'],
    ['https://phish.example', ''],
    ['Acme » gagné «', 'Acme gagné'],
    ['Ac\u202eme\r\nBcc: x@y.zz', 'Ac me Bcc'],
  ])('%j is shown as %j', (name, shown) => {
    expect(nameInSubject(name)).toBe(shown)
  })

  test('never holds an address, a control or a quotation mark', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.domain(),
      fc.constantFrom('://', '@', 'www.', '«', '"'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const shown = nameInSubject(pieces.join(' '))
        expect(shown).not.toMatch(/:\/\/|@|www\.|["«»“”]|\p{Cc}|\p{Cf}/iu)
        expect(nameInSubject(shown)).toBe(shown)
      }),
    )
  })
})
