import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument } from './testing/arbitrary-document.ts'
import { allSections } from './contract-document.ts'
import type { ContractDocument, SectionAudience, SectionLevel } from './contract-document.ts'
import { emptyRichText } from './rich-text.ts'
import { isSectionVisible, visibleDocument } from './visible-sections.ts'

const section = (id: string, level: SectionLevel, audience: SectionAudience) => ({
  id,
  level,
  audience,
  title: id,
  content: emptyRichText(),
})

const document: ContractDocument = {
  title: 't',
  numbering: 'digital',
  blocks: [
    {
      id: 'b',
      kind: 'body',
      name: 'b',
      description: '',
      sections: [
        section('open', 1, 'anyone'),
        section('internal', 1, 'collaborators'),
        section('below', 2, 'anyone'),
        section('deeper', 3, 'thirdParties'),
        section('theirs', 1, 'thirdParties'),
        section('inside', 2, 'collaborators'),
        section('beside', 2, 'anyone'),
      ],
    },
    {
      id: 'a',
      kind: 'annex',
      name: 'a',
      description: '',
      sections: [section('notes', 1, 'collaborators')],
    },
    { id: 's', kind: 'signature', name: 's', description: '', sections: [] },
  ],
}

test('shows a third party what is open to it, and nothing below what is not', () => {
  const visible = visibleDocument(document, 'thirdParty')
  expect(allSections(visible).map(({ id }) => id)).toEqual(['open', 'theirs', 'beside'])
  expect(visible.blocks.map(({ id }) => id)).toEqual(['b', 's'])
  expect(isSectionVisible(document, 'below', 'thirdParty')).toBe(false)
  expect(isSectionVisible(document, 'beside', 'thirdParty')).toBe(true)
})

test('shows the company everything', () => {
  expect(visibleDocument(document, 'collaborator')).toEqual(document)
})

test('never shows a third party a section of the company', () => {
  fc.assert(
    fc.property(anyDocument, (any) => {
      const audiences = allSections(visibleDocument(any, 'thirdParty')).map(
        ({ audience }) => audience,
      )
      expect(audiences).not.toContain('collaborators')
    }),
  )
})
