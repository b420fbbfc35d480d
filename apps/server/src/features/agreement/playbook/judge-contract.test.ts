import { prepareLibrary } from '@tacite/domain/clauses/recognition/prepare-library.ts'
import { expect, test } from 'vitest'
import { wordsOfPages } from './contract-words.ts'
import { judgeContract } from './judge-contract.ts'
import type { LibraryClause } from './library.query.ts'

const CAP =
  'La responsabilité totale du Prestataire est limitée au prix annuel des prestations, tous dommages confondus.'
const INSURED =
  'Le Prestataire souscrit une police d’assurance de responsabilité civile professionnelle auprès d’une compagnie notoirement solvable.'

const clauseOf = (id: string, heading: string, text: string): LibraryClause => ({
  id,
  name: heading,
  wordings: [{ id: `${id}-1`, name: heading, stance: 'standard', locale: 'fr', heading, text }],
})

const PAGE = `Contrat de services
Article 1 - Objet
Le Prestataire entretient le site internet du Client dans les conditions qui suivent.
Article 2 - Prix
Le prix est de mille euros par mois, payable à trente jours fin de mois par virement.
Article 3 - Responsabilité
3.1 ${CAP}
3.2 ${INSURED}
Article 4 - Durée
Le contrat est conclu pour une durée de trois ans à compter de sa signature par les parties.`

test('an article of a signed document speaks for its parts, and is named by its page', () => {
  const clauses = [
    clauseOf('cap', 'Responsabilité', CAP),
    clauseOf('insurance', 'Assurance', INSURED),
  ]
  const judging = {
    playbook: { cap: 'must', insurance: 'mustNot' } as const,
    clauses,
    library: prepareLibrary(clauses),
  }
  const words = wordsOfPages([{ page: 7, locale: 'fr', body: PAGE }])
  const [cap, insurance] = judgeContract(judging, words, [])
  expect(cap).toMatchObject({
    verdict: 'changed',
    words: { passage: { place: { kind: 'page', page: 7 } } },
  })
  expect(insurance).toMatchObject({ verdict: 'absent', words: null })
})

test('what has no page is not compared', () => {
  const clauses = [clauseOf('cap', 'Responsabilité', CAP)]
  const judging = { playbook: { cap: 'must' } as const, clauses, library: prepareLibrary(clauses) }
  expect(judgeContract(judging, wordsOfPages([]), [])).toMatchObject([{ verdict: 'notCompared' }])
})
