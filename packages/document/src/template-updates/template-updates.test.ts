import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../canonical-json.ts'
import { composeRichText } from '../compose-rich-text.ts'
import { withoutTargets } from '../references/references-in.ts'
import type { ContractDocument, DocumentBlock, DocumentSection } from '../contract-document.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import { partOffers } from './part-offers.ts'
import { takeOffers } from './take-offers.ts'

const section = (
  id: string,
  title: string,
  text: string,
  other: Partial<DocumentSection> = {},
): DocumentSection => ({
  id,
  level: 1,
  title,
  audience: 'anyone',
  content: composeRichText(text),
  ...other,
})

const block = (id: string, ...sections: DocumentSection[]): DocumentBlock => ({
  id,
  kind: id.startsWith('annex') ? 'annex' : 'body',
  name: id,
  description: '',
  sections,
})

const text = (...blocks: DocumentBlock[]): ContractDocument => ({
  title: 'Prestation',
  numbering: 'articles',
  blocks,
})

const OBJECT = section('t1', 'Objet', 'Le prestataire réalise les prestations.')
const PRICE = section('t2', 'Prix', 'Le prix est payé à trente jours.')
const LAW = section('t3', 'Droit', 'Le droit français s’applique.')
const BASE = text(block('body', OBJECT, PRICE, LAW))

/** A contract made of a version: the same text, under other ids. */
const madeOf = (document: ContractDocument): ContractDocument => ({
  ...document,
  blocks: document.blocks.map((each) => ({
    ...each,
    id: `c-${each.id}`,
    sections: each.sections.map((one) => ({ ...one, id: `c-${one.id}` })),
  })),
})

const newIds = () => {
  let last = 0
  return () => `new-${(last += 1)}`
}

const update = (newer: ContractDocument, contract = madeOf(BASE)) =>
  ({ base: BASE, newer, contract, locale: 'fr' }) as const

const titles = (document: ContractDocument) =>
  document.blocks.map(({ sections }) => sections.map(({ title }) => title))

const taking = (of: ReturnType<typeof update>, ids = partOffers(of).map(({ id }) => id)) =>
  takeOffers(of, new Set(ids), newIds()).document!

/** What a text says, without the ids of its parts. */
const said = ({ numbering: _, title: __, ...document }: ContractDocument) =>
  canonicalJson(
    document.blocks.map(({ id: _id, sections, ...each }) => ({
      ...each,
      sections: sections.map(({ id: _own, isNumbered, ...one }) => ({
        ...one,
        content: withoutTargets(one.content),
        isNumbered: isNumbered ?? true,
      })),
    })),
  )

describe('what a newer version offers', () => {
  const PAID_LATER = section('t2', 'Prix', 'Le prix est payé à quarante-cinq jours.')
  const newer = text(block('body', OBJECT, PAID_LATER, LAW))

  test('is what it changed, where the contract says what the earlier one said', () => {
    expect(partOffers(update(newer))).toMatchObject([
      { id: 't2', standing: 'asBefore', own: null, changes: [{ kind: 'changed', title: 'Prix' }] },
    ])
  })

  test('names the contract’s own words, which it would replace', () => {
    const contract = madeOf(text(block('body', OBJECT, section('t2', 'Prix', 'Comptant.'), LAW)))
    expect(partOffers(update(newer, contract))).toMatchObject([
      { id: 't2', standing: 'ownWords', own: 'Comptant.' },
    ])
  })

  test('is nothing where the contract already says so', () => {
    expect(partOffers(update(newer, madeOf(newer)))).toEqual([])
  })

  test('adds again what the contract had taken out, in its place', () => {
    const of = update(newer, madeOf(text(block('body', OBJECT, LAW))))
    expect(partOffers(of)).toMatchObject([{ id: 't2', standing: 'takenOut' }])
    expect(titles(taking(of))).toEqual([['Objet', 'Prix', 'Droit']])
  })

  test('is nothing about what the contract took out and the template left alone', () => {
    expect(partOffers(update(newer, madeOf(text(block('body', PAID_LATER, LAW)))))).toEqual([])
  })
})

describe('a new article', () => {
  const newer = text(block('body', OBJECT, PRICE, section('t4', 'Audit', 'Un audit par an.'), LAW))

  test('comes after what stands before it in the template, and after what was written there', () => {
    const written = section('own', 'Acompte', 'Trente pour cent.', { level: 2 })
    const contract = madeOf(BASE)
    contract.blocks[0]!.sections.splice(2, 0, written)
    expect(titles(taking(update(newer, contract)))).toEqual([
      ['Objet', 'Prix', 'Acompte', 'Audit', 'Droit'],
    ])
  })

  test('is not offered to a contract that has it word for word', () => {
    expect(partOffers(update(newer, madeOf(newer)))).toEqual([])
  })

  test('left, it is not added', () => {
    expect(titles(taking(update(newer), []))).toEqual([['Objet', 'Prix', 'Droit']])
  })
})

describe('a removed part', () => {
  test('goes, and the contract’s own words are shown before', () => {
    const contract = madeOf(BASE)
    contract.blocks[0]!.sections[2] = section('c-t3', 'Droit', 'Le droit belge s’applique.')
    const of = update(text(block('body', OBJECT, PRICE)), contract)
    expect(partOffers(of)).toMatchObject([
      { id: 't3', standing: 'ownWords', own: 'Le droit belge s’applique.' },
    ])
    expect(titles(taking(of))).toEqual([['Objet', 'Prix']])
  })

  test('that is a block names the sections that only the contract has', () => {
    const annexed = text(...BASE.blocks, block('annex', section('t5', 'Prix', 'Barème.')))
    const contract = madeOf(annexed)
    contract.blocks[1]!.sections.push(section('own', 'Remises', 'Dix pour cent.'))
    const of = { base: annexed, newer: BASE, contract, locale: 'fr' } as const
    expect(partOffers(of)).toMatchObject([
      { id: 'annex', alsoRemoved: ['Remises'], changes: [{ part: 'block' }, { title: 'Prix' }] },
    ])
    expect(titles(taking(of))).toEqual([['Objet', 'Prix', 'Droit']])
  })

  test('is refused where it is the last body', () => {
    const of = update(text(block('annex', OBJECT)))
    const removed = partOffers(of).filter(({ id }) => id === 'body')
    expect(takeOffers(of, new Set(removed.map(({ id }) => id)), newIds()).refusal).toEqual({
      code: 'DOCUMENT_BODY_REQUIRED',
    })
  })
})

test('a new annex comes whole, as one difference', () => {
  const annex = block(
    'annex',
    section('t5', 'Données', 'Traitement.'),
    section('t6', 'Lieu', 'UE.'),
  )
  const of = update(text(...BASE.blocks, annex))
  expect(partOffers(of)).toMatchObject([{ id: 'annex', changes: [{}, {}, {}] }])
  expect(titles(taking(of))).toEqual([
    ['Objet', 'Prix', 'Droit'],
    ['Données', 'Lieu'],
  ])
})

test('an article that only moved keeps what the contract says in it', () => {
  const own = section('c-t3', 'Droit', 'Le droit belge s’applique.')
  const contract = madeOf(BASE)
  contract.blocks[0]!.sections[2] = own
  const of = update(text(block('body', LAW, OBJECT, PRICE)), contract)
  expect(partOffers(of)).toMatchObject([
    { id: 't3', standing: 'asBefore', own: null, changes: [{ isMoved: true }] },
  ])
  expect(taking(of).blocks[0]!.sections[0]).toEqual(own)
})

/** Another text of the same parts: some rewritten, some gone, some new, in another order. */
const anyRevision = (document: ContractDocument) =>
  fc
    .record({
      other: anyDocument,
      order: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
      gone: fc.array(fc.nat(30), { maxLength: 4 }),
      rewritten: fc.array(fc.nat(30), { maxLength: 4 }),
    })
    .map(({ other, order, gone, rewritten }): ContractDocument => {
      const parts = document.blocks.map((each) => ({
        ...each,
        sections: each.sections.filter((_, at) => !gone.includes(at)),
      }))
      const all = parts.flatMap(({ sections }) => sections)
      const shuffled = all
        .map((one, at) => ({ one, key: order[at % order.length]! }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }, at) =>
          rewritten.includes(at) ? { ...one, content: composeRichText(`Autre texte ${at}.`) } : one,
        )
      let taken = 0
      const refilled = parts.map((each) => {
        const sections = shuffled.slice(taken, taken + each.sections.length)
        taken += each.sections.length
        return { ...each, sections }
      })
      return { ...document, blocks: [...refilled.toReversed(), ...other.blocks.slice(0, 1)] }
    })

const withIds = (document: ContractDocument, prefix: string): ContractDocument => ({
  ...document,
  blocks: document.blocks.map((each, at) => ({
    ...each,
    id: `${prefix}${at}`,
    sections: each.sections.map((one, index) => ({ ...one, id: `${prefix}${at}-${index}` })),
  })),
})

const anyUpdate = anyDocument
  .map((document) => withIds(document, 'b'))
  .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'body'))
  .chain((base) =>
    anyRevision(base).map((newer) => ({
      base,
      newer: {
        ...newer,
        blocks: [
          ...newer.blocks.slice(0, base.blocks.length),
          ...withIds({ ...newer, blocks: newer.blocks.slice(base.blocks.length) }, 'n').blocks,
        ],
      },
    })),
  )

test('a contract that changed nothing and takes all says what the newer version says', () => {
  fc.assert(
    fc.property(anyUpdate, ({ base, newer }) => {
      const of = { base, newer, contract: madeOf(base), locale: 'fr' } as const
      const ids = partOffers(of).map(({ id }) => id)
      expect(said(takeOffers(of, new Set(ids), newIds()).document!)).toBe(said(newer))
    }),
  )
})

test('a contract that takes nothing stays as it is', () => {
  fc.assert(
    fc.property(anyUpdate, anyDocument, ({ base, newer }, other) => {
      const contract = { ...madeOf(base), blocks: [...madeOf(base).blocks, ...other.blocks] }
      const of = { base, newer, contract, locale: 'fr' } as const
      expect(takeOffers(of, new Set(), newIds()).document).toEqual(contract)
    }),
  )
})
