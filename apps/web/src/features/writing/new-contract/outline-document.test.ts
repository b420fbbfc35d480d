import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { expect, test } from 'vitest'
import { outlineDocument } from './outline-document.ts'

test('the outline of a file is numbered as its contract will be, each annex from its own start', () => {
  const heading = (
    block: number,
    kind: 'body' | 'annex',
    level: number,
    title: string,
    isNumbered = true,
  ) => ({ block, kind, level, title, isNumbered })
  const document = outlineDocument({
    _id: 'u',
    name: 'bail.docx',
    title: 'Bail',
    numbering: 'articles',
    locale: null,
    active: { found: [], outcome: null },
    losses: [],
    outline: [
      heading(0, 'body', 1, 'Préambule', false),
      heading(0, 'body', 1, 'Objet'),
      heading(0, 'body', 2, 'Locaux'),
      heading(1, 'annex', 1, 'Plan'),
      heading(2, 'annex', 1, 'État des lieux'),
    ],
  })
  const numbers = numberSections(document, numberingLabels.fr)
  expect([...numbers.sections.values()].map(({ label }) => label)).toEqual([
    '',
    'Article\u00A01',
    '1.1',
    '1',
    '1',
  ])
  expect([...numbers.blocks.values()]).toEqual(['', 'Annexe\u00A01', 'Annexe\u00A02'])
})
