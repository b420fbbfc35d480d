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
    { sectionId: 'Objet', heading: 'Objet', text: 'Un service.' },
    { sectionId: 'Prix', heading: 'Prix', text: 'Fixe.' },
    {
      sectionId: 'Données personnelles',
      heading: 'Données personnelles',
      text: 'Elles sont protégées.',
    },
  ])
})

test('reads what stands below an article that says nothing itself, up to the next one', () => {
  const document = documentOf(
    blockOf(
      'body',
      'Corps',
      section('Responsabilité', ''),
      section('Plafond', 'Cent euros.', 2),
      section('Exclusions', 'Aucune.', 2),
      section('Prix', 'Fixe.'),
    ),
  )
  expect(sectionPassages(document)[0]).toEqual({
    sectionId: 'Responsabilité',
    heading: 'Responsabilité',
    text: 'Plafond\nCent euros.\nExclusions\nAucune.',
  })
})

test('the last article says what stands below it', () => {
  const document = documentOf(
    blockOf('body', 'Corps', section('Divers', ''), section('Cession', 'Interdite.', 2)),
  )
  expect(sectionPassages(document)[0]?.text).toBe('Cession\nInterdite.')
})

test('a field of a clause leaves a gap in its words', () => {
  expect(wordingText(composeRichText('Le Client paie {price} euros.'))).toBe(
    'Le Client paie \uFFFC euros.',
  )
})
