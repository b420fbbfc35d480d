import { createHash } from 'node:crypto'
import { anyLifecycle } from '@tacite/domain/deadlines/testing/any-lifecycle.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentFormat2, partIdsOf, TERMS, type ContentOfFormat2 } from './content-format-2.ts'
import {
  numberingStyles,
  type DocumentBlock,
  type DocumentSection,
  type NumberingStyle,
} from './contract-document.ts'
import { followCopiedParts } from './references/references-in.ts'
import { emptyRichText } from './rich-text.ts'
import { anyDocument, anyFieldValues } from './testing/arbitrary-document.ts'

const text = (content: ContentOfFormat2) => new TextDecoder().decode(contentFormat2(content))

const anyParty = fc.option(
  fc.record({ name: fc.string(), siren: fc.option(fc.string()), address: fc.string() }),
)

const anyContent: fc.Arbitrary<ContentOfFormat2> = fc.record({
  document: anyDocument,
  locale: fc.constantFrom('fr', 'en', 'es'),
  fields: anyFieldValues,
  terms: fc
    .tuple(anyLifecycle, fc.boolean(), fc.option(fc.constant('2026-01-01')))
    .map(([terms, excludesTriennialExit, day]) => ({
      ...terms,
      excludesTriennialExit,
      informedOn: day,
      reminderPostedOn: day,
    })),
  money: fc.record({
    amountInclTaxCents: fc.option(fc.integer()),
    currency: fc.constantFrom('EUR', 'USD'),
  }),
  parties: fc.tuple(anyParty, anyParty),
  attachments: fc.array(
    fc.record({
      name: fc.string(),
      kind: fc.constant('annex'),
      sha256: fc.string(),
      signatureDate: fc.option(fc.constant('2026-01-01')),
    }),
  ),
})

type Path = readonly (string | number)[]

/** The path of every value that has no parts. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((part, at) => leavesOf(part, [...path, at]))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
}

function withOther(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return otherThan(value)
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = withOther(copy[key], rest)
  return copy
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (value === 'fr' || value === 'en') return 'es'
  if (value === 'es') return 'fr'
  const style = numberingStyles.indexOf(value as NumberingStyle)
  if (style >= 0) return numberingStyles[(style + 1) % numberingStyles.length]
  return typeof value === 'string' ? `${value}x` : 'x'
}

/** What a reference leads to is stated by its place: its tests are with the references. */
const isTarget = (path: Path) => path.at(-1) === 'part'

const leftOut = ([part, key, ...rest]: Path) =>
  ['id', 'description'].includes(String(rest.at(-1))) ||
  (part === 'terms' && TERMS[key as keyof typeof TERMS] !== true)

/** A content, and the same with one value changed. */
const changed = (isConcerned: (path: Path) => boolean) =>
  anyContent.chain((content) => {
    const paths = leavesOf(content).filter(isConcerned)
    return fc
      .constantFrom(...paths)
      .map((path) => [content, followingIds(withOther(content, path), content)] as const)
  })

/** The references of a text keep what they lead to when its id is another. */
function followingIds(value: unknown, { document }: ContentOfFormat2): ContentOfFormat2 {
  const other = value as ContentOfFormat2
  const fresh = partIdsOf(other.document)
  const ids = new Map(partIdsOf(document).map((id, place) => [id, fresh[place]!]))
  return { ...other, document: followCopiedParts(other.document, ids) }
}

test('changes with any value that is stated', () => {
  fc.assert(
    fc.property(
      changed((path) => !leftOut(path) && !isTarget(path)),
      ([content, other]) => {
        expect(text(other)).not.toBe(text(content))
      },
    ),
    { numRuns: 500 },
  )
})

test('does not change with what is left out', () => {
  fc.assert(
    fc.property(changed(leftOut), ([content, other]) => {
      expect(text(other)).toBe(text(content))
    }),
    { numRuns: 500 },
  )
})

test('a part that is removed, or added, changes it', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (content, { document, parties, attachments, terms }) => {
      const { blocks } = content.document
      const others: ContentOfFormat2[] = [
        { ...content, document: { ...content.document, blocks: [...blocks, ...document.blocks] } },
        { ...content, parties: [...content.parties, ...parties] },
        { ...content, attachments: [...content.attachments, ...attachments] },
        { ...content, terms: { ...content.terms, earlyExit: terms.earlyExit } },
      ]
      const isOther = [
        document.blocks.length > 0,
        true,
        attachments.length > 0,
        JSON.stringify(terms.earlyExit) !== JSON.stringify(content.terms.earlyExit),
      ]
      expect(others.map((other) => text(other) !== text(content))).toEqual(isOther)
    }),
  )
})

test('a term that is not stated and its default are one content', () => {
  const content: ContentOfFormat2 = {
    document: { title: 'Bail', numbering: 'articles', blocks: [] },
    locale: 'fr',
    fields: {},
    terms: { effectiveDate: '2026-01-01' },
    money: { amountInclTaxCents: null, currency: 'EUR' },
    parties: [{ name: 'Acme', siren: null, address: '' }, null],
    attachments: [],
  }
  const typed: ContentOfFormat2 = {
    ...content,
    fields: { unused: null, blank: '', none: [] },
    terms: {
      effectiveDate: '2026-01-01',
      duration: null,
      renewalType: 'none',
      roll: 'none',
      noticeCountsWhen: 'received',
      sendingMode: 'email',
      earlyExit: null,
      indeterminateAlignment: 'exactDay',
      excludesTriennialExit: false,
      performedAfterEnd: false,
    },
  }
  expect(text(typed)).toBe(text(content))
})

test('what an amendment replaces is content; one that replaces nothing has the bytes of before', () => {
  const patch = (field: string, value: unknown) => ({ field, value })
  const changes = { effectiveOn: null, patches: [patch('notice', null), patch('amount', 120)] }
  fc.assert(
    fc.property(anyContent, (content) => {
      const stated = text({ ...content, changes })
      expect(text({ ...content, changes: null })).toBe(text(content))
      for (const other of [
        null,
        { ...changes, effectiveOn: '2026-01-01' },
        { ...changes, patches: [patch('amount', 120)] },
        { ...changes, patches: [patch('notice', null), patch('amount', 121)] },
      ])
        expect(text({ ...content, changes: other })).not.toBe(stated)
      const patches = changes.patches.toReversed()
      expect(text({ ...content, changes: { ...changes, patches } })).toBe(stated)
    }),
    { numRuns: 20 },
  )
})

test('its bytes are the same for ever', () => {
  const section: DocumentSection = {
    id: 's',
    level: 1,
    title: 'Objet',
    audience: 'anyone',
    isNumbered: false,
    content: emptyRichText(),
  }
  const block: DocumentBlock = {
    id: 'b',
    kind: 'body',
    name: 'Corps',
    description: '',
    sections: [section],
  }
  const bytes = contentFormat2({
    document: { title: 'Bail', numbering: 'articles', blocks: [block] },
    locale: 'fr',
    fields: { b: { count: 1, unit: 'years' }, a: 1 },
    terms: {
      effectiveDate: '2026-01-01',
      roll: 'previous',
      earlyExit: {
        notice: { unit: 'months', count: 3 },
        alignment: 'exactDay',
        notBefore: null,
        notifyBy: '2027-01-01',
      },
      excludesTriennialExit: true,
    },
    money: { amountInclTaxCents: 100, currency: 'USD' },
    parties: [{ name: 'Acme', siren: '443061841', address: '1 rue A' }, null],
    attachments: [{ name: 'plan.pdf', kind: 'annex', sha256: 'aa', signatureDate: null }],
  })
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    '7ac201357788b790a11f3d6bce96d43489897867b044a5e1f4dfd4488103e023',
  )
})
