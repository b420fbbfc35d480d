import { anyLifecycle } from '@tacite/domain/deadlines/testing/any-lifecycle.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareContents, isUnchanged } from './compare-contents.ts'
import { composeRichText } from './compose-rich-text.ts'
import { contentFormat2, type ContentOfFormat2 } from './content-format-2.ts'
import type { ContractDocument, DocumentSection } from './contract-document.ts'
import { keepContent, readKeptContent } from './stated-content.ts'
import { anyDocument, anyFieldValues } from './testing/arbitrary-document.ts'

const CONTENT: ContentOfFormat2 = {
  document: { title: 'Bail', numbering: 'articles', blocks: [] },
  locale: 'fr',
  fields: {},
  terms: {},
  money: { amountInclTaxCents: 120_000, currency: 'EUR' },
  parties: [{ name: 'Nous', siren: null, address: '' }, null],
  attachments: [],
  changes: null,
}

const section = (
  title: string,
  text: string,
  other: Partial<DocumentSection> = {},
): DocumentSection => ({
  id: `id-${title}`,
  level: 1,
  title,
  audience: 'anyone',
  content: composeRichText(text),
  ...other,
})

const withSections = (...sections: DocumentSection[]): ContentOfFormat2 => ({
  ...CONTENT,
  document: {
    ...CONTENT.document,
    blocks: [{ id: 'body', kind: 'body', name: 'Corps', description: '', sections }],
  },
})

const read = (content: ContentOfFormat2) => readKeptContent(keepContent(content))
const compare = (
  before: ContentOfFormat2,
  after: ContentOfFormat2,
  reader: 'author' | 'collaborator' = 'author',
) => compareContents(read(before), read(after), { reader })
const sameBytes = (one: ContentOfFormat2, other: ContentOfFormat2) =>
  Buffer.from(contentFormat2(one)).equals(contentFormat2(other))

const anyParty = fc.option(
  fc.record({ name: fc.string(), siren: fc.option(fc.string()), address: fc.string() }),
)

const anyContent: fc.Arbitrary<ContentOfFormat2> = fc.record({
  document: anyDocument,
  locale: fc.constantFrom('fr', 'en', 'es'),
  fields: anyFieldValues,
  terms: anyLifecycle,
  money: fc.record({
    amountInclTaxCents: fc.option(fc.integer()),
    currency: fc.constantFrom('EUR', 'USD'),
  }),
  parties: fc.tuple(anyParty, anyParty),
  attachments: fc.array(
    fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constant('annex'),
      sha256: fc.constantFrom('1', '2', '3'),
      signatureDate: fc.option(fc.constant('2026-01-01')),
    }),
  ),
  changes: fc.option(
    fc.record({
      effectiveOn: fc.option(fc.constant('2027-01-01')),
      patches: fc.constantFrom(
        [{ field: 'roll', value: 'next' }],
        [{ field: 'roll', value: null }],
      ),
    }),
  ),
})

/** Only one of its parts may differ. */
const oneOther = fc
  .tuple(
    anyContent,
    anyContent,
    fc.constantFrom(...(Object.keys(CONTENT) as (keyof typeof CONTENT)[])),
  )
  .map(([one, other, key]) => [one, { ...one, [key]: other[key] }] as const)

const flat = ({ blocks }: ContractDocument) =>
  blocks.flatMap((block) => [{ ...block, sections: [] }, ...block.sections])

describe('for those who write the text', () => {
  test('the same content has no change, and another has one', () => {
    fc.assert(
      fc.property(oneOther, ([one, other]) => {
        expect(isUnchanged(compare(one, structuredClone(one)))).toBe(true)
        expect(isUnchanged(compare(one, other))).toBe(sameBytes(one, other))
      }),
      { numRuns: 300 },
    )
  })

  test('what is kept reads back as it was, part by part', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const { document } = read(content)
        expect(flat(document).map(({ id }) => id)).toEqual(
          flat(content.document).map(({ id }) => id),
        )
        expect(sameBytes({ ...content, document }, content)).toBe(true)
      }),
    )
  })

  test('without what was added, removed, moved or changed, both contents have the same parts in the same order', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const { parts } = compare(before, after)
        const count = (kind: string) => parts.filter((change) => change.kind === kind).length
        const [old, fresh] = [flat(before.document).length, flat(after.document).length]
        expect(old - count('removed')).toBe(fresh - count('added'))
        expect(count('changed')).toBeLessThanOrEqual(old - count('removed'))
      }),
    )
  })
})

test('names what was added, removed, moved and reworded, each in its place', () => {
  const before = withSections(
    section('Objet', 'un'),
    section('Prix', 'Le prix est de 100 €.'),
    section('Durée', 'trois ans'),
    section('Litiges', 'Paris'),
  )
  const after = withSections(
    section('Litiges', 'Paris'),
    section('Objet', 'un'),
    section('Prix', 'Le prix est de 120 €.'),
    section('Garantie', 'deux ans'),
  )
  expect(compare(before, after).parts).toMatchObject([
    { kind: 'changed', title: 'Litiges', isMoved: true, before: null, after: null },
    {
      kind: 'changed',
      number: 'Article\u00A03',
      title: 'Prix',
      isMoved: false,
      before: 'Le prix est de 100 €.',
      after: 'Le prix est de 120 €.',
    },
    { kind: 'removed', number: 'Article\u00A03', title: 'Durée', before: 'trois ans', after: null },
    { kind: 'added', title: 'Garantie', before: null, after: 'deux ans' },
  ])
})

test('recognises the parts of a text that was imported again', () => {
  const before = withSections(
    section('Objet', 'un'),
    section('Prix', 'Le prix est de 100 euros hors taxes.'),
  )
  const after = withSections(
    section('Prix et règlement', 'Le prix est de 100 euros toutes taxes.', { id: 'x' }),
    section('Objet', 'un', { id: 'y' }),
  )
  expect(compare(before, after).parts).toMatchObject([
    { kind: 'changed', title: 'Prix et règlement', oldTitle: 'Prix', isMoved: true },
  ])
})

test('says what changed where the words stayed', () => {
  const bold = composeRichText('un')
  const [paragraph] = bold.content
  if (paragraph?.type === 'paragraph' && paragraph.content?.[0]?.type === 'text')
    paragraph.content[0].marks = [{ type: 'bold' }]
  const changes = compare(
    withSections(section('Objet', 'un'), section('Prix', 'cent')),
    withSections(
      section('Objet', 'un', { content: bold }),
      section('Prix', 'cent', { level: 2, isNumbered: false }),
    ),
  )
  expect(changes.parts).toMatchObject([
    { title: 'Objet', before: null, aspects: ['layout'] },
    { title: 'Prix', before: null, aspects: ['level', 'numbering'] },
  ])
})

describe('a section that a reader may not see', () => {
  const hidden = { audience: 'thirdParties' } as const
  const titles = (before: ContentOfFormat2, after: ContentOfFormat2) =>
    compare(before, after, 'collaborator').parts.map(({ kind, title }) => `${kind} ${title}`)
  const open = section('Objet', 'un')

  test('is not named, whether it changed, came, went or was hidden since', () => {
    const secret = section('Marge', '12 %', hidden)
    expect(
      titles(
        withSections(open, secret),
        withSections(open, section('Marge', '15 %', hidden), section('Remise', '3 %', hidden)),
      ),
    ).toEqual([])
    expect(titles(withSections(open, secret), withSections(open))).toEqual([])
    expect(
      titles(withSections(open, section('Marge', '12 %')), withSections(open, secret)),
    ).toEqual([])
    const again = section('Marge', '12 %', { ...hidden, id: 'other' })
    expect(titles(withSections(open, section('Marge', '12 %')), withSections(open, again))).toEqual(
      [],
    )
  })

  test('is an added one once they may', () => {
    const secret = section('Marge', '12 %', hidden)
    expect(
      titles(withSections(open, secret), withSections(open, section('Marge', '15 %'))),
    ).toEqual(['added Marge'])
  })
})

test('states terms, amounts, parties, fields and annexes, each once', () => {
  const after: ContentOfFormat2 = {
    ...CONTENT,
    document: { ...CONTENT.document, title: 'Bail commercial' },
    money: { amountInclTaxCents: 150_000, currency: 'USD' },
    terms: { renewalType: 'tacit', effectiveDate: '2027-01-01' },
    fields: { amount_incl_tax: 150_000, effective_date: '2027-01-01', usage: 'bureaux' },
    parties: [{ name: 'Nous', siren: null, address: '1, rue Neuve' }, null],
    attachments: [{ name: 'plan.pdf', kind: 'annex', sha256: 'a', signatureDate: null }],
  }
  const { values, attachments } = compare(CONTENT, after)
  expect(values).toEqual([
    { field: 'title', before: 'Bail', after: 'Bail commercial' },
    { field: 'amount', before: 120_000, after: 150_000 },
    { field: 'currency', before: 'EUR', after: 'USD' },
    { field: 'effectiveDate', before: null, after: '2027-01-01' },
    { field: 'renewalType', before: 'none', after: 'tacit' },
    { field: 'legalEntity.address', before: null, after: '1, rue Neuve' },
    { field: 'values.usage', before: null, after: 'bureaux' },
  ])
  expect(attachments).toEqual([{ kind: 'added', name: 'plan.pdf', oldName: null }])
})

test('tells a replaced, a renamed, a moved and a removed annex apart', () => {
  const file = (name: string, sha256: string) => ({
    name,
    kind: 'annex',
    sha256,
    signatureDate: null,
  })
  const before = {
    ...CONTENT,
    attachments: [file('a', '1'), file('b', '2'), file('c', '3'), file('d', '4')],
  }
  const after = { ...CONTENT, attachments: [file('b', '2'), file('a', '9'), file('e', '3')] }
  expect(compare(before, after).attachments).toEqual([
    { kind: 'replaced', name: 'a', oldName: null },
    { kind: 'renamed', name: 'e', oldName: 'c' },
    { kind: 'removed', name: 'd', oldName: null },
    { kind: 'moved', name: 'a', oldName: null },
  ])
})
