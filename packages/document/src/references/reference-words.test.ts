import type { Locale } from '@tacite/domain/locale.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractNumbers } from '../absent-parts.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { bareNumber, numberingLabels, numberSections } from '../number-sections.ts'
import type { ReferenceWording, RichText } from '../rich-text.ts'
import { applyMove } from '../section-move.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import {
  block,
  CONTRACT,
  paragraph,
  read,
  says,
  section,
  text,
  to,
} from '../testing/referring-text.ts'
import { referenceBook } from './reference-words.ts'
import { allReferences } from './references-in.ts'

const wordsOf = (
  document: ContractDocument,
  part: string,
  {
    wording = 'article',
    from = 'object',
    locale = 'fr',
  }: Partial<{
    wording: ReferenceWording
    from: string
    locale: Locale
  }> = {},
) =>
  referenceBook(document, numberSections(document, numberingLabels[locale]), locale).wordsOf(
    { part, wording },
    from,
  )

describe('the words of a reference', () => {
  test.each<[Locale, ReferenceWording, string]>([
    ['fr', 'number', '2.1'],
    ['fr', 'article', 'article\u00A02.1'],
    ['fr', 'titled', 'article\u00A02.1 (Échéance)'],
    ['en', 'article', 'Article\u00A02.1'],
    ['es', 'titled', 'artículo\u00A02.1 (Échéance)'],
  ])('in %s, worded as %s', (locale, wording, words) => {
    expect(wordsOf(CONTRACT, 'due', { locale, wording })).toBe(words)
  })

  test('an article is named without its capital, by its number alone', () => {
    expect(wordsOf(CONTRACT, 'price')).toBe('article\u00A02')
    expect(wordsOf(CONTRACT, 'price', { wording: 'number' })).toBe('2')
  })

  test('an annex counts its sections anew: from elsewhere it is named too', () => {
    expect(wordsOf(CONTRACT, 'discount')).toBe('article\u00A02 de l’Annexe\u00A01')
    expect(wordsOf(CONTRACT, 'discount', { from: 'rates' })).toBe('article\u00A02')
    expect(wordsOf(CONTRACT, 'discount', { locale: 'en', wording: 'number' })).toBe(
      '2 of Annex\u00A01',
    )
  })

  test('an annex is a target itself', () => {
    expect(wordsOf(CONTRACT, 'annex')).toBe('Annexe\u00A01')
    expect(wordsOf(CONTRACT, 'annex', { wording: 'titled' })).toBe('Annexe\u00A01 (Tarifs)')
    expect(wordsOf(CONTRACT, 'annex', { wording: 'number' })).toBe('1')
  })

  test('what is not numbered is named by its title', () => {
    const bare = { ...CONTRACT, numbering: 'none' as const }
    expect(wordsOf(bare, 'price')).toBe('«\u202FPrix\u202F»')
    expect(wordsOf(bare, 'price', { locale: 'en' })).toBe('“Prix”')
  })

  test('what is gone, or hidden from some readers, has none', () => {
    const [body, annex] = CONTRACT.blocks
    const hidden = { ...body!.sections[1]!, audience: 'collaborators' as const }
    const document = text({ ...body!, sections: [body!.sections[0]!, hidden] }, annex!)
    expect(wordsOf(document, 'price')).toBeNull()
    expect(wordsOf(document, 'nowhere')).toBeNull()
    expect(read(document)[0]).toBe('Le prix est fixé à l’[renvoi à un article supprimé].')
  })
})

describe('a text that is read', () => {
  test('says the numbers of its parts', () => {
    expect(read(CONTRACT)).toEqual([
      'Le prix est fixé à l’article\u00A02.',
      'Texte.',
      'Voir 1 et Annexe\u00A01.',
      'Texte.',
      'Texte.',
    ])
  })

  const conditional: RichText = {
    type: 'doc',
    content: [
      {
        type: 'conditional',
        attrs: { variable: 'remote', operator: 'eq', value: true },
        content: [paragraph('À distance.')],
      },
    ],
  }

  test('counts without the articles that its conditions leave out', () => {
    const [body] = CONTRACT.blocks
    const document = text({
      ...body!,
      sections: [section('remote', 'Distance', conditional), ...body!.sections],
    })
    expect(read(document, { remote: true })[1]).toContain('article\u00A03')
    expect(read(document, { remote: false })[0]).toContain('article\u00A02')
  })

  test('says so where the article is left out', () => {
    const document = text(
      block('body', 'body', section('a', 'A', says(to('b'))), section('b', 'B', conditional)),
    )
    expect(read(document, { remote: false }, 'en')).toEqual(['[reference to a deleted article]'])
  })
})

test('wherever a part moves, references say its number', () => {
  const step = fc.record({ at: fc.nat(20), to: fc.constantFrom('up', 'down', 'promote', 'demote') })
  fc.assert(
    fc.property(anyDocument, fc.array(step, { maxLength: 8 }), (start, steps) => {
      let document = start
      for (const { at, to: direction } of steps) {
        const sections = allSections(document)
        const moved = sections[at % Math.max(1, sections.length)]
        if (moved)
          document = applyMove(document, moved.id, { to: direction as 'up' }).document ?? document
      }
      const numbers = numberSections(document, numberingLabels.fr)
      const book = referenceBook(document, numbers, 'fr')
      for (const { node, section: from } of allReferences(document)) {
        const label = numbers.sections.get(node.attrs.part)?.label ?? ''
        if (label === '') continue
        const words = book.wordsOf({ part: node.attrs.part, wording: 'number' }, from.id)
        expect(words?.split(' ')[0]).toBe(bareNumber(label))
      }
    }),
  )
})

test('an absent article counts for nobody', () => {
  const numbers = contractNumbers(CONTRACT, {}, numberingLabels.fr)
  expect(referenceBook(CONTRACT, numbers, 'fr').targets.map(({ id }) => id)).toEqual([
    'object',
    'price',
    'due',
    'annex',
    'rates',
    'discount',
  ])
})
