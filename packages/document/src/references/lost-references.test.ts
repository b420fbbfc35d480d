import { describe, expect, test } from 'vitest'
import type { DocumentSection } from '../contract-document.ts'
import type { Condition, RichText, RichTextBlock } from '../rich-text.ts'
import { checkTemplate } from '../template-check/check-template.ts'
import { blockOf, documentOf, findingsOf, section } from '../testing/ready-contract.ts'

const REMOTE: Condition = { variable: 'contract_title', operator: 'eq', value: 'À distance' }

const link = (part: string): RichTextBlock => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [
    { type: 'text', text: 'Voir l’' },
    { type: 'reference', attrs: { part, wording: 'article' } },
  ],
})

const when = (attrs: Condition, ...content: RichTextBlock[]): RichTextBlock => ({
  type: 'conditional',
  attrs,
  content,
})

const saying = (title: string, ...content: RichTextBlock[]): DocumentSection => ({
  ...section(title, ''),
  content: { type: 'doc', content } satisfies RichText,
})

const text = (...sections: DocumentSection[]) => documentOf(blockOf('body', 'Corps', ...sections))

const remote = saying('Distance', when(REMOTE, ...section('', 'À distance.').content.content))

describe('a contract on its way to a signature', () => {
  const [price, gone] = [section('Prix', 'Cent euros.'), 'Garantie']

  test('names the sections whose references lead nowhere, each once', () => {
    const document = text(saying('Objet', link(gone), link(gone), link('Prix')), price)
    expect(findingsOf({ document })).toEqual([
      {
        kind: 'referenceBroken',
        severity: 'warns',
        place: { kind: 'section', id: 'Objet' },
        refusal: {
          code: 'READY_REFERENCE',
          params: { words: '[renvoi à un article supprimé]', title: 'Objet' },
        },
      },
    ])
  })

  test('names a reference to an article that its conditions leave out', () => {
    const document = text(saying('Objet', link('Distance')), remote)
    const kinds = (title: string) =>
      findingsOf({ document, values: { contract_title: title } }).map(({ kind }) => kind)
    expect(kinds('Bail')).toContain('referenceBroken')
    expect(kinds('À distance')).not.toContain('referenceBroken')
  })
})

describe('a template', () => {
  const referencesOf = (...sections: DocumentSection[]) =>
    checkTemplate({
      document: text(...sections),
      locale: 'fr',
      currency: 'EUR',
      fields: [],
      values: {},
      lifecycle: {},
    }).flatMap(({ kind, title, words }) =>
      kind.startsWith('reference') ? [[kind, title, words]] : [],
    )

  test('is told of references that lead nowhere', () => {
    expect(referencesOf(saying('Objet', link('Garantie')))).toEqual([
      ['referenceBroken', 'Objet', '[renvoi à un article supprimé]'],
    ])
  })

  test('is told of references to what a condition removes, where they stay', () => {
    expect(referencesOf(saying('Objet', link('Distance')), remote)).toEqual([
      ['referenceConditional', 'Objet', 'article\u00A02'],
    ])
    const other = { ...REMOTE, value: 'Sur place' }
    expect(referencesOf(saying('Objet', when(other, link('Distance'))), remote)).toHaveLength(1)
  })

  test('need not be told of one that goes with its article', () => {
    expect(referencesOf(saying('Objet', when(REMOTE, link('Distance'))), remote)).toEqual([])
  })

  test('need not be told of a number that follows its article', () => {
    const after = section('Prix', 'Cent euros.')
    expect(referencesOf(saying('Objet', link('Prix')), remote, after)).toEqual([])
  })
})
