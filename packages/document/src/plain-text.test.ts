import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'
import { numberSections, numberingLabels } from './number-sections.ts'
import { documentPlainText, plainText } from './plain-text.ts'
import { usedImages, usedVariables } from './walk-document.ts'
import type { ContractDocument } from './contract-document.ts'
import type { RichText } from './rich-text.ts'

test('writes one line per paragraph, tabs between cells, fields by their label', () => {
  const content = composeRichText('Un **deux** {notice}\n- trois\n| a | b |\n| 1 | {notice} |')
  expect(plainText(content, { labels: { notice: 'Préavis' } })).toBe(
    'Un deux [Préavis]\ntrois\na\tb\n1\t[Préavis]',
  )
  expect(plainText(content)).toContain('[notice]')
  expect(plainText(content, { values: { notice: '3 mois' } })).toContain('Un deux 3 mois')
})

test('breaks lines where the text does, and omits page breaks', () => {
  const [paragraph] = composeRichText('Un').content
  const broken = [{ type: 'text', text: 'a' }, { type: 'hard_break' }, { type: 'text', text: 'b' }]
  const content = [{ ...paragraph, content: broken }, { type: 'page_break' }, paragraph]
  expect(plainText({ type: 'doc', content } as RichText)).toBe('a\nb\n\nUn')
})

test('omits titles and sections without words', () => {
  const empty = { id: 's', level: 1 as const, title: ' ', audience: 'anyone' as const }
  const sections = [{ ...empty, content: composeRichText('') }]
  const block = { id: 'b', kind: 'body' as const, name: ' ', description: '', sections }
  const document: ContractDocument = { title: ' ', numbering: 'none', blocks: [block] }
  const numbers = numberSections(document, numberingLabels.fr)
  expect(documentPlainText(document, numbers)).toBe('')
})

test('writes a whole document with its numbers and lists what it uses', () => {
  const image = { file: 'a'.repeat(64), alt: 'Plan', widthPx: 1, heightPx: 1 }
  const document: ContractDocument = {
    title: 'Contrat',
    numbering: 'articles',
    blocks: [
      {
        id: 'b',
        kind: 'body',
        name: 'Corps',
        description: '',
        sections: [
          {
            id: 's',
            level: 1,
            title: 'Objet',
            audience: 'anyone',
            content: composeRichText('{a} {b} {a}\n[if c filled]\nx\n[end]'),
          },
          {
            id: 'i',
            level: 1,
            title: 'Plan',
            audience: 'anyone',
            content: { type: 'doc', content: [{ type: 'image', attrs: image }] },
          },
        ],
      },
    ],
  }
  const text = documentPlainText(document, numberSections(document, numberingLabels.fr))
  expect(text).toBe(
    'Contrat\nCorps\nArticle\u00A01 Objet\n[a] [b] [a]\nx\nArticle\u00A02 Plan\nPlan',
  )
  expect(usedVariables(document)).toEqual(['a', 'b', 'c'])
  expect(usedImages(document)).toEqual([image.file])
})
