import { expect, test } from 'vitest'
import { composeRichText } from '../compose-rich-text.ts'
import { blockOf, documentOf, section } from '../testing/ready-contract.ts'
import { sectionPassages, wordingText } from './contract-passages.ts'

test('reads articles in order, of the body and of annexes', () => {
  const document = documentOf(
    blockOf('body', 'Corps', section('Objet', 'Un service.'), section('Prix', 'Fixe.')),
    blockOf('annex', 'Données', section('Données personnelles', 'Elles sont protégées.')),
    blockOf('signature', 'Signatures', section('Signé', 'À Paris.')),
  )
  expect(sectionPassages(document)).toEqual([
    {
      sectionId: 'Objet',
      heading: 'Objet',
      text: 'Un service.',
      own: 'Un service.',
      parent: null,
    },
    { sectionId: 'Prix', heading: 'Prix', text: 'Fixe.', own: 'Fixe.', parent: null },
    {
      sectionId: 'Données personnelles',
      heading: 'Données personnelles',
      text: 'Elles sont protégées.',
      own: 'Elles sont protégées.',
      parent: null,
    },
  ])
})

test('an article holds what stands below it, up to the next one', () => {
  const document = documentOf(
    blockOf(
      'body',
      'Corps',
      section('Responsabilité', 'Limitée.'),
      section('Plafond', 'Cent euros.', 2),
      section('Exclusions', '', 2),
      section('Prix', ''),
      section('Révision', 'Annuelle.', 2),
    ),
  )
  expect(sectionPassages(document).map(({ text, parent }) => [text, parent])).toEqual([
    ['Limitée.\nPlafond\nCent euros.\nExclusions', null],
    ['Cent euros.', 0],
    ['', 0],
    ['Révision\nAnnuelle.', null],
    ['Annuelle.', 3],
  ])
})

test('a field of a clause leaves a gap in its words', () => {
  expect(wordingText(composeRichText('Le Client paie {price} euros.'))).toBe(
    'Le Client paie \uFFFC euros.',
  )
})
