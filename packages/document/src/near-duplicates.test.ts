import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearDuplicates } from './near-duplicates.ts'

const CAP =
  'La responsabilité totale du prestataire est limitée au prix annuel hors taxes du contrat'

test('texts that differ by a word or by their punctuation are found, the closest first', () => {
  const texts = [
    { id: 'cap', text: CAP },
    { id: 'same', text: `${CAP.toUpperCase()} !` },
    { id: 'near', text: CAP.replace('annuel', 'mensuel') },
    { id: 'other', text: 'Chaque partie garde le secret de ce que l’autre lui confie' },
  ]
  const found = nearDuplicates(texts)
  expect(found.map(({ one, other }) => `${one} ${other}`)).toEqual([
    'cap same',
    'cap near',
    'same near',
  ])
  expect(found[0]!.share).toBe(1)
  expect(nearDuplicates(texts, 'near').map(({ other }) => other)).toEqual(['cap', 'same'])
})

test('what every text says makes no two of them alike', () => {
  const texts = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    text: `les parties conviennent de ce qui suit ${index} alpha${index} beta${index} gamma${index}`,
  }))
  expect(nearDuplicates(texts)).toEqual([])
})

test('any text is the same as itself, whatever else there is', () => {
  const anyTexts = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      anyTexts,
      fc.array(fc.constantFrom('a', 'b', 'x'), { minLength: 1 }),
      (many, own) => {
        const text = own.join(' ')
        const others = many.map((words, index) => ({ id: `${index}`, text: words.join(' ') }))
        const found = nearDuplicates([...others, { id: 'one', text }, { id: 'two', text }], 'one')
        expect(found.find(({ other }) => other === 'two')?.share).toBe(1)
      },
    ),
  )
})
