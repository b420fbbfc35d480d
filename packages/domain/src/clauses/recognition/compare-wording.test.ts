import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameWording } from './compare-wording.ts'
import { FIELD } from './known-clause.ts'

const says = (passage: string, text: string) => sameWording(passage, { heading: '', text })

describe('a wording', () => {
  test('is the same in other case, punctuation, typography and numbering', () => {
    const wording = 'Le sous-traitant paie 3 000 €.\nIl œuvre « seul ».'
    expect(says('12.1 Le Sous-Traitant paie 3000 € ;\n12.2 il oeuvre "seul"', wording)).toBe(true)
    expect(says('Le soustraitant paie 3 000 €. Il œuvre seul', wording)).toBe(true)
  })

  test('is another one with a word more, less or changed', () => {
    const wording = 'Le prix est payable sous trente jours.'
    expect(says('Le prix est payable sous trente jours ouvrés.', wording)).toBe(false)
    expect(says('Le prix est payable sous jours.', wording)).toBe(false)
    expect(says('Le prix est payable sous soixante jours.', wording)).toBe(false)
    expect(says('Le plafond est de 200 %', 'Le plafond est de 100 %')).toBe(false)
  })

  test('has a gap of up to twelve words for each of its fields', () => {
    const wording = `Le prix est de ${FIELD} hors taxes, payable le ${FIELD}.`
    expect(says('Le prix est de trois mille euros hors taxes, payable le 1er mars', wording)).toBe(
      true,
    )
    expect(says('Le prix est de hors taxes, payable le', wording)).toBe(true)
    const long = Array.from({ length: 13 }, (_, place) => `mot${place}`).join(' ')
    expect(says(`Le prix est de ${long} hors taxes, payable le lundi`, wording)).toBe(false)
    expect(says('Le prix est de dix euros, payable le lundi', wording)).toBe(false)
  })

  test('is the same whatever stands in its fields', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.array(word, { maxLength: 12 }),
        fc.nat(30),
        (words, values, place) => {
          const at = Math.min(place, words.length)
          const wording = words.toSpliced(at, 0, FIELD).join(' ')
          expect(says(words.toSpliced(at, 0, ...values).join(' '), wording)).toBe(true)
        },
      ),
    )
  })
})
