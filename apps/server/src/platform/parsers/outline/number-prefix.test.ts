import { expect, test } from 'vitest'
import { readNumberPrefix } from './number-prefix.ts'

test.each([
  ['ARTICLE PREMIER – OBJET', 'article', [1], 'OBJET'],
  ['Article 1er - Objet', 'article', [1], 'Objet'],
  ['Art. 2 - Durée', 'article', [2], 'Durée'],
  ['ARTICLE l : SIGNATAIRES', 'article', [1], 'SIGNATAIRES'],
  ['Article n° 12 : Prix', 'article', [12], 'Prix'],
  ['ARTICLE IV. – Prix', 'article', [4], 'Prix'],
  ['CLÁUSULA PRIMERA. Objeto', 'article', [1], 'Objeto'],
  ['Clause 3: Fees', 'article', [3], 'Fees'],
  ['DÉCIMA  CUARTA.- Garantía', 'ordinal', [14], 'Garantía'],
  ['VIGÉSIMA PRIMERA: Fuero', 'ordinal', [21], 'Fuero'],
  ['TITRE II - FINANCES', 'title', [2], 'FINANCES'],
  ['Chapitre 1er : Objet', 'chapter', [1], 'Objet'],
  ['SECTION 3 – Terms', 'section', [3], 'Terms'],
  ['§ 7', 'paragraph', [7], ''],
  ['Annexe 1 – Plan', 'annex', [1], 'Plan'],
  ['ANNEXES', 'annex', [], ''],
  ['Exhibit B: Fees', 'annex', [2], 'Fees'],
  ['Schedule 2', 'annex', [2], ''],
  ['3.2. – Prix', 'decimal', [3, 2], 'Prix'],
  ['1.2.3 Délais', 'decimal', [1, 2, 3], 'Délais'],
  ['2) Objet', 'decimal', [2], 'Objet'],
  ['1/ Objet', 'decimal', [1], 'Objet'],
  ['4.0 Fees', 'decimal', [4], 'Fees'],
  ['IV – PRIX', 'roman', [4], 'PRIX'],
  ['A. Définitions', 'letter', [1], 'Définitions'],
  ['a) le matériel', 'smallLetter', [1], 'le matériel'],
])('reads %s', (text, kind, path, title) => {
  const prefix = readNumberPrefix(text)
  expect(prefix).toMatchObject({ kind, path })
  expect(text.slice(prefix!.length)).toBe(title)
})

test.each([
  'article L.145-40-2 du Code de commerce',
  'Articles du présent contrat',
  '12.05.2024 est la date',
  '30/06/2024',
  '2026 est une année',
  '10 000 euros',
  '30 jours après la facture',
  'CIVIL – droit',
  'A.B. Dupont',
  'Premier ministre',
  'Le prix',
  '',
])('finds no number in « %s »', (text) => {
  expect(readNumberPrefix(text)).toBeUndefined()
})

test('says when nothing separates a number from what follows', () => {
  expect(readNumberPrefix('Article 3 du Code civil')?.isParted).toBe(false)
  expect(readNumberPrefix('Article 3 : Prix')?.isParted).toBe(true)
  expect(readNumberPrefix('1 Objet')).toBeUndefined()
  expect(readNumberPrefix('1 Objet', true)).toMatchObject({ kind: 'decimal', path: [1] })
})
