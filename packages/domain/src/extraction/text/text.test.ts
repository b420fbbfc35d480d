import { describe, expect, test } from 'vitest'
import { readSentences } from './read-sentences.ts'

const texts = (...pages: string[]) => readSentences(pages).map(({ text }) => text)

describe('sentences', () => {
  test('end at a point, not at an abbreviation or a number', () => {
    expect(
      texts('M. Morel signe. Le prix est de 1.200 euros. Voir art. 3 et Alpha Inc. Paris.'),
    ).toEqual([
      'M. Morel signe.',
      'Le prix est de 1.200 euros.',
      'Voir art. 3 et Alpha Inc. Paris.',
    ])
  })

  test('go on over lines, pages and hyphens', () => {
    expect(
      texts(
        'Le présent contrat est conclu pour une durée de douze mois à comp-',
        'ter de sa signature.',
      ),
    ).toEqual([
      'Le présent contrat est conclu pour une durée de douze mois à compter de sa signature.',
    ])
  })

  test('leave out heads and feet that pages repeat, and tables of contents', () => {
    const page = (number: number) => `Contrat 2025-7\nArticle ${number} du texte.\nPage ${number}/3`
    expect(texts(page(1), page(2), page(3)).join(' ')).not.toMatch(/2025-7|Page/)
    expect(texts('Durée du bail . . . . . . . . . 5')).toEqual([])
  })

  test('lose marks of formatting', () => {
    expect(texts('- **Durée** : `12 mois` <br/>')).toEqual(['Durée : 12 mois'])
  })

  test('know the articles around them', () => {
    const sentences = readSentences([
      'ARTICLE 4 - DURÉE\n4.1 Préavis\nTrois mois suffisent.\nARTICLE 5 - PRIX\nCent euros.',
    ])
    expect(sentences.filter(({ isHeading }) => !isHeading).map(({ topic }) => topic)).toEqual([
      'duree > preavis > ',
      'prix > ',
    ])
  })

  test('are known to be in an annex', () => {
    const long = 'Les parties conviennent de ce qui suit. '.repeat(60)
    const sentences = readSentences([`Article 1 - Objet\n${long}\nANNEXE 1\nLe tarif est joint.`])
    expect(sentences.at(-1)?.zone).toBe('annex')
  })
})
