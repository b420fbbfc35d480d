import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument, anyFieldValues } from './testing/arbitrary-document.ts'
import { contentFormat1, type ContentOfFormat1 } from './content-format-1.ts'
import { emptyRichText } from './rich-text.ts'

const text = (content: ContentOfFormat1) => new TextDecoder().decode(contentFormat1(content))

const anyContent: fc.Arbitrary<ContentOfFormat1> = fc.record({
  document: anyDocument,
  fields: anyFieldValues,
  dates: fc.record({
    effectiveDate: fc.option(fc.constant('2026-01-01')),
    endDate: fc.constant(null),
  }),
  money: fc.record({ amountInclTaxCents: fc.option(fc.integer()) }),
  parties: fc.array(fc.record({ name: fc.string(), role: fc.constant('client') })),
  attachments: fc.array(
    fc.record({ name: fc.string(), kind: fc.constant('annex'), sha256: fc.string() }),
  ),
})

test('does not depend on the order of keys', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(text(withReversedKeys(content) as ContentOfFormat1)).toBe(text(content))
    }),
  )
})

test('does not depend on ids, nor on whether an empty value is explicit', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const renamed = content.document.blocks.map((block) => ({
        ...block,
        id: `other-${block.id}`,
        sections: block.sections.map((section) => ({ ...section, id: `other-${section.id}` })),
      }))
      const other = {
        ...content,
        document: { ...content.document, blocks: renamed },
        fields: { ...content.fields, unused: null, blank: '', none: [] },
        dates: { ...content.dates, terminatedOn: null },
      }
      expect(text(other)).toBe(text(content))
    }),
  )
})

test('changes with anything visible to a reader', () => {
  const base: ContentOfFormat1 = {
    document: {
      title: 'Contrat',
      numbering: 'articles',
      blocks: [{ id: 'b', kind: 'body', name: 'Corps', description: '', sections: [] }],
    },
    fields: { a: 1 },
    dates: { effectiveDate: '2026-01-01' },
    money: { amountInclTaxCents: 100 },
    parties: [{ name: 'Acme' }],
    attachments: [{ name: 'plan.pdf', kind: 'annex', sha256: 'aa' }],
  }
  const variants: ContentOfFormat1[] = [
    base,
    { ...base, document: { ...base.document, title: 'Contrat 2' } },
    { ...base, document: { ...base.document, numbering: 'roman' } },
    { ...base, document: { ...base.document, blocks: [] } },
    { ...base, fields: { a: 2 } },
    { ...base, fields: { a: '1' } },
    { ...base, dates: { effectiveDate: '2026-01-02' } },
    { ...base, money: { amountInclTaxCents: 101 } },
    { ...base, parties: [{ name: 'Autre' }] },
    { ...base, attachments: [{ name: 'plan.pdf', kind: 'annex', sha256: 'bb' }] },
    { ...base, attachments: [] },
  ]
  expect(new Set(variants.map(text)).size).toBe(variants.length)
})

test('an unnumbered section changes the content; a numbered one has a single form', () => {
  const textWith = (isNumbered?: boolean) => {
    const section = { id: 's', level: 1, title: 'Objet', audience: 'anyone' } as const
    const numbered = isNumbered === undefined ? {} : { isNumbered }
    const sections = [{ ...section, ...numbered, content: emptyRichText() }]
    const block = { id: 'b', kind: 'body', name: 'Corps', description: '', sections } as const
    return text({
      document: { title: 'Contrat', numbering: 'articles', blocks: [block] },
      fields: {},
      dates: {},
      money: {},
      parties: [],
      attachments: [],
    })
  }
  expect(textWith(true)).toBe(textWith())
  expect(textWith()).not.toContain('isNumbered')
  expect(textWith(false)).toContain('"isNumbered":false,"level":1')
})

function withReversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReversedKeys)
  if (typeof value !== 'object' || value === null) return value
  const reversed = Object.entries(value).toReversed()
  return Object.fromEntries(reversed.map(([key, member]) => [key, withReversedKeys(member)]))
}
