import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareContents } from '../compare-contents.ts'
import { contentFormat2, partIdsOf, type ContentOfFormat2 } from '../content-format-2.ts'
import type { ContractDocument } from '../contract-document.ts'
import { keepContent, readKeptContent } from '../stated-content.ts'
import { partOffers } from '../template-updates/part-offers.ts'
import { takeOffers } from '../template-updates/take-offers.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import {
  block,
  copied,
  CONTRACT,
  COPIED_IDS,
  read,
  says,
  section,
  text,
  to,
} from '../testing/referring-text.ts'
import { underNewIds } from './copy-parts.ts'
import {
  allReferences,
  countReferencesTo,
  followCopiedParts,
  withReferencesAsText,
} from './references-in.ts'

describe('copies', () => {
  test('a text under new ids refers to its own parts', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        let last = 0
        const copy = underNewIds(document, () => `c${(last += 1)}`)
        expect(read(copy)).toEqual(read(document))
        const [old, own] = [document, copy].map((each) => new Set(partIdsOf(each)))
        const named = allReferences(copy).map(({ node }) => node.attrs.part)
        expect(named.filter((part) => old!.has(part) && !own!.has(part))).toEqual([])
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
    const ids = COPIED_IDS
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
      { reader: 'author' },
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
  const ids = COPIED_IDS
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
