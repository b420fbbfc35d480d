import en from '@tacite/i18n/en/writing/document-import.json' with { type: 'json' }
import enRefusals from '@tacite/i18n/en/writing/refusals-files.json' with { type: 'json' }
import es from '@tacite/i18n/es/writing/document-import.json' with { type: 'json' }
import esRefusals from '@tacite/i18n/es/writing/refusals-files.json' with { type: 'json' }
import fr from '@tacite/i18n/fr/writing/document-import.json' with { type: 'json' }
import frRefusals from '@tacite/i18n/fr/writing/refusals-files.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { PARSER_REFUSALS } from '../parser-refusal.ts'
import { createLossRecorder, IMPORT_LOSS_KINDS } from './losses.ts'

test.each([
  ['fr', fr.losses],
  ['en', en.losses],
  ['es', es.losses],
])('every loss has its text in %s, and every text its loss', (_, losses) => {
  const stems = Object.keys(losses).map((key) => key.replace(/_(?:one|many|other)$/, ''))
  expect([...new Set(stems)].toSorted()).toEqual([...IMPORT_LOSS_KINDS].toSorted())
})

test.each([
  ['fr', frRefusals],
  ['en', enRefusals],
  ['es', esRefusals],
])('every refusal of a file has its text in %s', (_, refusals) => {
  expect(Object.keys(refusals).toSorted()).toEqual(Object.keys(PARSER_REFUSALS).toSorted())
})

test('counts every loss and names at most five places, each once', () => {
  const losses = createLossRecorder()
  for (let at = 0; at < 12; at += 1) losses.add('commentsDropped', at % 8)
  losses.add('formulasAsText')
  losses.add('headersFootersDropped', undefined, 'Confidentiel')
  const titles = ['Objet', 'Objet', 'Durée', 'Prix', 'Fin', 'Droit', 'Litiges', 'Annexes']
  expect(losses.list((at) => titles[at])).toEqual([
    { kind: 'commentsDropped', count: 12, where: ['Objet', 'Durée', 'Prix', 'Fin', 'Droit'] },
    { kind: 'headersFootersDropped', count: 1, where: ['Confidentiel'] },
    { kind: 'formulasAsText', count: 1, where: [] },
  ])
})
