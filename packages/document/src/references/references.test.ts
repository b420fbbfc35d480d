import { createHash } from 'node:crypto'
import type { Locale } from '@tacite/domain/locale.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractNumbers } from '../absent-parts.ts'
import { compareContents } from '../compare-contents.ts'
import { contentFormat2, type ContentOfFormat2 } from '../content-format-2.ts'
import {
  allSections,
  type ContractDocument,
  type DocumentBlock,
  type DocumentSection,
} from '../contract-document.ts'
import type { FieldValues } from '../field-definition.ts'
import { bareNumber, numberingLabels, numberSections } from '../number-sections.ts'
import { plainText } from '../plain-text.ts'
import { resolveDocument } from '../resolve-fields.ts'
import type { ReferenceWording, RichText, RichTextBlock, RichTextInline } from '../rich-text.ts'
import { applyMove } from '../section-move.ts'
import { keepContent, readKeptContent } from '../stated-content.ts'
import { takeOffers } from '../template-updates/take-offers.ts'
import { partOffers } from '../template-updates/part-offers.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import { referenceBook } from './reference-words.ts'
import {
  allReferences,
  countReferencesTo,
  followCopiedParts,
  withReferencesAsText,
} from './references-in.ts'

const to = (part: string, wording: ReferenceWording = 'article'): RichTextInline => ({
  type: 'reference',
  attrs: { part, wording },
})

const says = (...content: (string | RichTextInline)[]): RichText => ({
  type: 'doc',
  content: [paragraph(...content)],
})

const paragraph = (...content: (string | RichTextInline)[]): RichTextBlock => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: content.map((each) => (typeof each === 'string' ? { type: 'text', text: each } : each)),
})

const section = (id: string, title: string, content = says('Texte.'), level: 1 | 2 = 1) =>
  ({ id, level, title, audience: 'anyone', content }) satisfies DocumentSection

const block = (id: string, kind: DocumentBlock['kind'], ...sections: DocumentSection[]) =>
  ({
    id,
    kind,
    name: kind === 'annex' ? 'Tarifs' : '',
    description: '',
    sections,
  }) satisfies DocumentBlock

const text = (...blocks: DocumentBlock[]): ContractDocument => ({
  title: 'Bail',
  numbering: 'articles',
  blocks,
})

const CONTRACT = text(
  block(
    'body',
    'body',
    section('object', 'Objet', says('Le prix est fixé à l’', to('price'), '.')),
    section('price', 'Prix'),
    section('due', 'Échéance', says('Voir ', to('object', 'number'), ' et ', to('annex'), '.'), 2),
  ),
  block('annex', 'annex', section('rates', 'Barème'), section('discount', 'Remises')),
)

const read = (document: ContractDocument, values: FieldValues = {}, locale: Locale = 'fr') =>
  allSections(resolveDocument(document, { definitions: [], values, locale, currency: 'EUR' })).map(
    ({ content }) => plainText(content),
  )

const wordsOf = (
  document: ContractDocument,
  part: string,
  {
    wording = 'article',
    from = 'object',
    locale = 'fr',
  }: Partial<{
    wording: ReferenceWording
    from: string
    locale: Locale
  }> = {},
) =>
  referenceBook(document, numberSections(document, numberingLabels[locale]), locale).wordsOf(
    { part, wording },
    from,
  )

describe('the words of a reference', () => {
  test.each<[Locale, ReferenceWording, string]>([
    ['fr', 'number', '2.1'],
    ['fr', 'article', 'article\u00A02.1'],
    ['fr', 'titled', 'article\u00A02.1 (Échéance)'],
    ['en', 'article', 'Article\u00A02.1'],
    ['es', 'titled', 'artículo\u00A02.1 (Échéance)'],
  ])('in %s, worded as %s', (locale, wording, words) => {
    expect(wordsOf(CONTRACT, 'due', { locale, wording })).toBe(words)
  })

  test('an article is named without its capital, by its number alone', () => {
    expect(wordsOf(CONTRACT, 'price')).toBe('article\u00A02')
    expect(wordsOf(CONTRACT, 'price', { wording: 'number' })).toBe('2')
  })

  test('an annex counts its sections anew: from elsewhere it is named too', () => {
    expect(wordsOf(CONTRACT, 'discount')).toBe('article\u00A02 de l’Annexe\u00A01')
    expect(wordsOf(CONTRACT, 'discount', { from: 'rates' })).toBe('article\u00A02')
    expect(wordsOf(CONTRACT, 'discount', { locale: 'en', wording: 'number' })).toBe(
      '2 of Annex\u00A01',
    )
  })

  test('an annex is a target itself', () => {
    expect(wordsOf(CONTRACT, 'annex')).toBe('Annexe\u00A01')
    expect(wordsOf(CONTRACT, 'annex', { wording: 'titled' })).toBe('Annexe\u00A01 (Tarifs)')
    expect(wordsOf(CONTRACT, 'annex', { wording: 'number' })).toBe('1')
  })

  test('what is not numbered is named by its title', () => {
    const bare = { ...CONTRACT, numbering: 'none' as const }
    expect(wordsOf(bare, 'price')).toBe('«\u202FPrix\u202F»')
    expect(wordsOf(bare, 'price', { locale: 'en' })).toBe('“Prix”')
  })

  test('what is gone, or hidden from some readers, has none', () => {
    const [body, annex] = CONTRACT.blocks
    const hidden = { ...body!.sections[1]!, audience: 'collaborators' as const }
    const document = text({ ...body!, sections: [body!.sections[0]!, hidden] }, annex!)
    expect(wordsOf(document, 'price')).toBeNull()
    expect(wordsOf(document, 'nowhere')).toBeNull()
    expect(read(document)[0]).toBe('Le prix est fixé à l’[renvoi à un article supprimé].')
  })
})

describe('a text that is read', () => {
  test('says the numbers of its parts', () => {
    expect(read(CONTRACT)).toEqual([
      'Le prix est fixé à l’article\u00A02.',
      'Texte.',
      'Voir 1 et Annexe\u00A01.',
      'Texte.',
      'Texte.',
    ])
  })

  const conditional: RichText = {
    type: 'doc',
    content: [
      {
        type: 'conditional',
        attrs: { variable: 'remote', operator: 'eq', value: true },
        content: [paragraph('À distance.')],
      },
    ],
  }

  test('counts without the articles that its conditions leave out', () => {
    const [body] = CONTRACT.blocks
    const document = text({
      ...body!,
      sections: [section('remote', 'Distance', conditional), ...body!.sections],
    })
    expect(read(document, { remote: true })[1]).toContain('article\u00A03')
    expect(read(document, { remote: false })[0]).toContain('article\u00A02')
  })

  test('says so where the article is left out', () => {
    const document = text(
      block('body', 'body', section('a', 'A', says(to('b'))), section('b', 'B', conditional)),
    )
    expect(read(document, { remote: false }, 'en')).toEqual(['[reference to a deleted article]'])
  })
})

test('wherever a part moves, references say its number', () => {
  const step = fc.record({ at: fc.nat(20), to: fc.constantFrom('up', 'down', 'promote', 'demote') })
  fc.assert(
    fc.property(anyDocument, fc.array(step, { maxLength: 8 }), (start, steps) => {
      let document = start
      for (const { at, to: direction } of steps) {
        const sections = allSections(document)
        const moved = sections[at % Math.max(1, sections.length)]
        if (moved)
          document = applyMove(document, moved.id, { to: direction as 'up' }).document ?? document
      }
      const numbers = numberSections(document, numberingLabels.fr)
      const book = referenceBook(document, numbers, 'fr')
      for (const { node, section: from } of allReferences(document)) {
        const label = numbers.sections.get(node.attrs.part)?.label ?? ''
        if (label === '') continue
        const words = book.wordsOf({ part: node.attrs.part, wording: 'number' }, from.id)
        expect(words?.split(' ')[0]).toBe(bareNumber(label))
      }
    }),
  )
})

describe('copies', () => {
  test('a text under new ids refers to its own parts', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const ids = new Map(
          document.blocks.flatMap(({ id, sections }) =>
            [id, ...sections.map((each) => each.id)].map((old) => [old, `c-${old}`] as const),
          ),
        )
        const copy = copied(document, ids)
        expect(read(copy)).toEqual(read(document))
        for (const { node } of allReferences(copy))
          expect(
            node.attrs.part === 'gone' ||
              node.attrs.part.startsWith('c-') ||
              !ids.has(node.attrs.part),
          ).toBe(true)
      }),
    )
  })

  test('a passage that leaves its text keeps the words as they read', () => {
    const content = says('Voir l’', to('price'), '.')
    expect(withReferencesAsText(content, () => 'article\u00A02')).toEqual(
      says('Voir l’article\u00A02.'),
    )
  })

  test('how many references would lose what they lead to', () => {
    expect(countReferencesTo(CONTRACT, new Set(['price', 'due']))).toBe(1)
    expect(countReferencesTo(CONTRACT, new Set(['object', 'price', 'due']))).toBe(0)
    expect(countReferencesTo(CONTRACT, new Set(['annex']))).toBe(1)
  })
})

const content = (document: ContractDocument): ContentOfFormat2 => ({
  document,
  locale: 'fr',
  fields: {},
  terms: {},
  money: { amountInclTaxCents: null, currency: 'EUR' },
  parties: [],
  attachments: [],
})

const bytes = (document: ContractDocument) =>
  new TextDecoder().decode(contentFormat2(content(document)))

describe('what a person validates', () => {
  test('holds the words of the references, and no id', () => {
    expect(bytes(CONTRACT)).toContain('"words":"article\u00A02"')
    const ids = new Map(
      ['body', 'object', 'price', 'due', 'annex', 'rates', 'discount'].map((id) => [id, `c-${id}`]),
    )
    expect(bytes(copied(CONTRACT, ids))).toBe(bytes(CONTRACT))
  })

  test('is other words once the reference leads elsewhere', () => {
    const elsewhere = followCopiedParts(CONTRACT, new Map([['price', 'due']]))
    expect(bytes(elsewhere)).not.toBe(bytes(CONTRACT))
  })

  test('a text without references has the bytes that it had before there were any', () => {
    const plain = text(block('b', 'body', section('s', 'Objet', says('Voir l’article 2.'))))
    const hash = createHash('sha256').update(bytes(plain)).digest('hex')
    expect(hash).toBe('42b11492493f30e62c7dfd7823efcf44190e7132507a303390a9fd25da4c2004')
  })

  test('is read back with what its references lead to', () => {
    expect(
      readKeptContent(keepContent(content(CONTRACT))).document.blocks[0]!.sections[0]!.content,
    ).toEqual(
      says(
        'Le prix est fixé à l’',
        {
          type: 'reference',
          attrs: { part: 'price', wording: 'article', words: 'article\u00A02' },
        },
        '.',
      ),
    )
  })
})

describe('a comparison', () => {
  const compare = (before: ContractDocument, after: ContractDocument) =>
    compareContents(
      readKeptContent(keepContent(content(before))),
      readKeptContent(keepContent(content(after))),
      'author',
    ).parts

  test('names a renumbered reference once, without its words as a change', () => {
    const [body, annex] = CONTRACT.blocks
    const after = text(
      { ...body!, sections: [section('new', 'Préambule'), ...body!.sections] },
      annex!,
    )
    const changes = compare(CONTRACT, after)
    expect(
      changes.map(({ kind, title, before, aspects }) => [kind, title, before, aspects]),
    ).toEqual([
      ['added', 'Préambule', null, []],
      ['changed', 'Objet', null, ['reference']],
      ['changed', 'Échéance', null, ['reference']],
    ])
  })

  test('shows the words of a reference that leads elsewhere', () => {
    const [change] = compare(CONTRACT, followCopiedParts(CONTRACT, new Map([['price', 'due']])))
    expect(change).toMatchObject({
      before: 'Le prix est fixé à l’article\u00A02.',
      after: 'Le prix est fixé à l’article\u00A02.1.',
    })
  })
})

test('what a contract takes of its template refers to its own parts', () => {
  const ids = new Map(
    ['body', 'object', 'price', 'due', 'annex', 'rates', 'discount'].map((id) => [id, `c-${id}`]),
  )
  const [body, annex] = CONTRACT.blocks
  const newer = text(
    {
      ...body!,
      sections: [
        ...body!.sections,
        section('late', 'Retard', says('Voir l’', to('price'), ' et ', to('late'))),
      ],
    },
    annex!,
  )
  const update = { base: CONTRACT, newer, contract: copied(CONTRACT, ids), locale: 'fr' } as const
  const offers = partOffers(update).map(({ id }) => id)
  expect(offers).toEqual(['late'])
  const { document } = takeOffers(update, new Set(offers), () => 'own')
  const taken = allReferences(document!).filter(({ section: { id } }) => id === 'own')
  expect(taken.map(({ node }) => node.attrs.part)).toEqual(['c-price', 'own'])
})

test('an absent article counts for nobody', () => {
  const numbers = contractNumbers(CONTRACT, {}, numberingLabels.fr)
  expect(referenceBook(CONTRACT, numbers, 'fr').targets.map(({ id }) => id)).toEqual([
    'object',
    'price',
    'due',
    'annex',
    'rates',
    'discount',
  ])
})

function copied(document: ContractDocument, ids: ReadonlyMap<string, string>): ContractDocument {
  const named = {
    ...document,
    blocks: document.blocks.map((each) => ({
      ...each,
      id: ids.get(each.id)!,
      sections: each.sections.map((one) => ({ ...one, id: ids.get(one.id)! })),
    })),
  }
  return followCopiedParts(named, ids)
}
