import { expect, test } from 'vitest'
import { readPassages } from './read-passages.ts'
import { recogniseClauses } from './recognise-clauses.ts'

const LIBRARY = [
  {
    id: 'law',
    wordings: [
      {
        id: 'law-1',
        stance: 'standard' as const,
        heading: 'Droit applicable',
        text: 'Le Contrat est soumis au droit français. Les tribunaux de Paris sont seuls compétents.',
      },
    ],
  },
  {
    id: 'confidentiality',
    wordings: [
      {
        id: 'confidentiality-1',
        stance: 'standard' as const,
        heading: 'Confidentialité',
        text: 'Chaque Partie garde secrètes les informations confidentielles de l’autre.',
      },
    ],
  },
]

test('finds each clause in its article', () => {
  const passages = readPassages([
    'Article 1 - Objet\nLe prestataire entretient les machines.\nArticle 2 - Confidentialité\nLes informations confidentielles restent secrètes.\nArticle 3 - Loi applicable\nLe droit français régit le contrat.',
  ])
  expect(recogniseClauses(passages, LIBRARY)).toMatchObject([
    { clauseId: 'confidentiality', passage: 1 },
    { clauseId: 'law', passage: 2 },
  ])
})
