import { describe, expect, test } from 'vitest'
import type { NumberingStyle } from '../contract-document.ts'
import { blockOf, documentOf, findingsOf, section, written } from '../testing/ready-contract.ts'

describe('references', () => {
  const broken = (source: string, numbering?: NumberingStyle) =>
    findingsOf(written(source, numbering))
      .filter(({ kind }) => kind === 'referenceBroken')
      .map(({ refusal }) => refusal.params?.['words'])

  test.each([
    ['selon l’article 7', 'article 7'],
    ['les articles 1, 2 et 9', 'articles 1, 2 et 9'],
    ['voir Annexe 3', 'Annexe 3'],
    ['l’article 4 du présent contrat', 'article 4'],
    ['under article 12 hereof', 'article 12'],
    ['la cláusula 5', 'cláusula 5'],
    ['l’article 1.4', 'article 1.4'],
    ['selon l’article 8, les parties conviennent de tout', 'article 8'],
    ['l’article 4 du présent contrat de location', 'article 4'],
  ])('that lead nowhere are named: « %s »', (source, words) => {
    expect(broken(source)).toEqual([words])
  })

  test.each([
    'l’article 1er, l’article 2 et l’annexe 1',
    'l’article 1134 du Code civil',
    'l’article 5 du RGPD',
    'Article 28 GDPR',
    'l’article 12, alinéa 2, de la loi',
    'l’article L. 441-10 du code de commerce',
    'article 6 of the Regulation',
    'un article 100 % coton, section',
  ])('to what exists, or to another text, raise nothing: « %s »', (source) => {
    expect(broken(source)).toEqual([])
  })

  test('are doubtful once a condition removed an article before them', () => {
    const body = blockOf(
      'body',
      'Corps',
      section('Objet', 'Voir les articles 1, l’article 2 et l’article 3.'),
      section('Garantie', '[if remote eq true]\nUne caution.\n[end]'),
      section('Prix', 'Fixe.'),
    )
    const remote = { id: '1', variable: 'remote', label: 'À distance', type: 'yesNo' } as const
    const named = (values: Record<string, boolean>) =>
      findingsOf({ document: documentOf(body), values, definitions: [remote] }).map(
        ({ refusal }) => [refusal.code, refusal.params?.['words']],
      )
    expect(named({ remote: true })).toEqual([])
    expect(named({ remote: false })).toEqual([
      ['READY_REFERENCE', 'article 3'],
      ['READY_REFERENCE_MOVED', 'article 2'],
    ])
  })

  test('follow the numbering style', () => {
    expect(broken('voir section IV et section II', 'roman')).toEqual(['section IV'])
    expect(broken('voir section B, section F', 'alphabetical')).toEqual(['section F'])
    expect(broken('voir section 3 et article 9', 'none')).toEqual([])
  })
})
