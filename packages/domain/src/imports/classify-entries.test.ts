import { expect, test } from 'vitest'
import { classifyEntries } from './classify-entries.ts'
import type { ImportEntry } from './mapped-entry.ts'

function entries(...paths: (string | Partial<ImportEntry>)[]): ImportEntry[] {
  return paths.map((given, position) => ({
    position,
    path: `${position}.pdf`,
    state: 'kept',
    kind: 'pdf',
    title: null,
    terms: [],
    sameAsPosition: null,
    sameAsContractId: null,
    said: null,
    ...(typeof given === 'string' ? { path: given } : given),
  }))
}

function roles(...paths: (string | Partial<ImportEntry>)[]) {
  return [...classifyEntries(entries(...paths)).values()].map(({ role, belongsToPosition }) =>
    belongsToPosition === null ? role : `${role} of ${belongsToPosition}`,
  )
}

test('amendments and attachments belong to the contract that their name names', () => {
  expect(
    roles('Bail Lyon.pdf', 'Bail Lyon - avenant n° 2.pdf', 'Annexe 1 - Bail Lyon.pdf', 'NDA.pdf'),
  ).toEqual(['contract', 'amendment of 0', 'attachment of 0', 'contract'])
})

test('in a folder of its own they belong to its only contract, from a folder below too', () => {
  expect(
    roles('Acme/Contrat.pdf', 'Acme/Avenant 1.pdf', 'Acme/Annexes/Plan.pdf', 'Zen/Annexe 3.pdf'),
  ).toEqual(['contract', 'amendment of 0', 'attachment of 0', 'attachment'])
})

test('between two contracts nothing is guessed', () => {
  expect(roles('Acme/Bail.pdf', 'Acme/NDA.pdf', 'Acme/Avenant 1.pdf')).toEqual([
    'contract',
    'contract',
    'amendment',
  ])
})

test('the longest name that is named wins', () => {
  expect(roles('Bail.pdf', 'Bail Lyon.pdf', 'Avenant Bail Lyon.pdf')).toEqual([
    'contract',
    'contract',
    'amendment of 1',
  ])
})

test('the Word file of a PDF is its attachment, a lone one a contract', () => {
  expect(
    roles('Bail.pdf', { path: 'Bail.docx', kind: 'word' }, { path: 'NDA.docx', kind: 'word' }),
  ).toEqual(['contract', 'attachment of 0', 'contract'])
})

test('a table belongs to the contract of its folder, or is left out', () => {
  expect(
    roles(
      'Acme/Bail.pdf',
      { path: 'Acme/prix.xlsx', kind: 'spreadsheet' },
      { path: 'index.csv', kind: 'other' },
    ),
  ).toEqual(['contract', 'attachment of 0', 'ignored'])
})

test('equal bytes are a duplicate, and a person has the last word', () => {
  const said = { role: 'contract', belongsToPosition: null, belongsToContractId: null } as const
  expect(
    roles('a.pdf', { sameAsPosition: 0 }, { sameAsContractId: 'c' }, { path: 'Annexe.pdf', said }),
  ).toEqual(['contract', 'duplicate', 'duplicate', 'contract'])
})

test('what was not kept is nothing', () => {
  expect(roles({ state: 'left' }, { state: 'nothing' })).toEqual([])
})
