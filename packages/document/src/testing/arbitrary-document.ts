import fc from 'fast-check'
import { referenceWordings } from '../attribute-rules.ts'
import { blockKinds, numberingStyles, sectionAudiences } from '../contract-document.ts'
import type { ContractDocument, DocumentSection, SectionLevel } from '../contract-document.ts'
import type { FieldDefinition, FieldValues } from '../field-definition.ts'
import type {
  NoteInline,
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '../rich-text.ts'

/** Random valid documents for property tests. */
const variables = [
  'client_name',
  'amount_incl_tax',
  'effective_date',
  'notice',
  'options',
  'remote',
] as const

export const someDefinitions: FieldDefinition[] = [
  { id: '1', variable: 'client_name', label: 'Client', type: 'text', required: true },
  { id: '2', variable: 'amount_incl_tax', label: 'Prix', type: 'amount' },
  { id: '3', variable: 'effective_date', label: 'Date d’effet', type: 'date' },
  { id: '4', variable: 'notice', label: 'Préavis', type: 'duration' },
  { id: '5', variable: 'options', label: 'Options', type: 'multipleChoice', choices: ['a', 'b'] },
  { id: '6', variable: 'remote', label: 'À distance', type: 'yesNo' },
]

export const anyFieldValues: fc.Arbitrary<FieldValues> = fc.record(
  {
    client_name: fc.option(fc.string({ unit: 'grapheme' })),
    amount_incl_tax: fc.option(fc.integer({ min: -1e12, max: 1e12 })),
    effective_date: fc.option(fc.constantFrom('2026-01-31', '2028-02-29')),
    notice: fc.option(
      fc.record({
        count: fc.integer({ min: 0, max: 99 }),
        unit: fc.constantFrom('years', 'months', 'weeks', 'days'),
      }),
    ),
    options: fc.option(fc.subarray(['a', 'b'])),
    remote: fc.option(fc.boolean()),
  },
  { requiredKeys: [] },
)

const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  // oxlint-disable-next-line no-control-regex -- control characters are refused, so never stored
  .map((text) => text.replaceAll(/[\u0000-\u001F\u007F]/g, '·'))

const anyMarks: fc.Arbitrary<{ marks?: RichTextMark[] }> = fc.constantFrom<{
  marks?: RichTextMark[]
}>(
  {},
  { marks: [{ type: 'bold' }] },
  { marks: [{ type: 'bold' }, { type: 'italic' }] },
  { marks: [{ type: 'link', attrs: { href: 'https://example.test/a?b=c' } }] },
)

/** Most of them are parts of `anyDocument`. */
const anyPart = fc.constantFrom('s0', 's1', 's2', 's5', 'b0', 'b1', 'gone')

const anyNoteInline: fc.Arbitrary<NoteInline> = fc.oneof(
  fc
    .record({ text: anyText, marks: anyMarks })
    .map(({ text, marks }) => ({ type: 'text' as const, text, ...marks })),
  fc.constant({ type: 'hard_break' as const }),
  fc
    .constantFrom(...variables)
    .map((variable) => ({ type: 'field' as const, attrs: { variable } })),
  fc
    .record({ part: anyPart, wording: fc.constantFrom(...referenceWordings) })
    .map((attrs) => ({ type: 'reference' as const, attrs })),
)

const anyFootnote: fc.Arbitrary<RichTextInline> = fc
  .array(anyNoteInline, { maxLength: 3 })
  .map((content) => ({ type: 'footnote' as const, ...(content.length > 0 ? { content } : {}) }))

const anyInline: fc.Arbitrary<RichTextInline> = fc.oneof(
  { weight: 4, arbitrary: anyNoteInline },
  { weight: 1, arbitrary: anyFootnote },
)

const anyParagraph: fc.Arbitrary<RichTextBlock> = fc
  .array(anyInline, { maxLength: 4 })
  .map((content) => ({
    type: 'paragraph' as const,
    attrs: { align: 'left' as const },
    ...(content.length > 0 ? { content } : {}),
  }))

const { block: anyBlock } = fc.letrec<{ block: RichTextBlock; blocks: RichTextBlock[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    anyParagraph,
    fc.constant({ type: 'page_break' as const }),
    tie('blocks').map((content) => ({ type: 'blockquote' as const, content })),
    fc.tuple(anyParagraph, tie('blocks')).map(([first, rest]) => ({
      type: 'bullet_list' as const,
      content: [{ type: 'list_item' as const, content: [first, ...rest] }],
    })),
    fc
      .record({ variable: fc.constantFrom(...variables), content: tie('blocks') })
      .map(({ variable, content }) => ({
        type: 'conditional' as const,
        attrs: { variable, operator: 'filled' as const, value: null },
        content,
      })),
    tie('blocks').map((content) => ({
      type: 'table' as const,
      content: [
        {
          type: 'table_row' as const,
          content: [
            {
              type: 'table_cell' as const,
              attrs: { colspan: 1, rowspan: 1, colwidth: null },
              content,
            },
          ],
        },
      ],
    })),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
}))

export const anyRichText: fc.Arbitrary<RichText> = fc
  .array(anyBlock, { minLength: 1, maxLength: 4 })
  .map((content) => ({ type: 'doc' as const, content }))

const anySection: fc.Arbitrary<Omit<DocumentSection, 'id'>> = fc.record({
  level: fc.constantFrom<SectionLevel>(1, 2, 3),
  title: anyText,
  audience: fc.constantFrom(...sectionAudiences),
  isNumbered: fc.boolean(),
  description: anyText,
  content: anyRichText,
})

/** Section ids are s0, s1 …; block ids b0, b1 … */
export const anyDocument: fc.Arbitrary<ContractDocument> = fc
  .record({
    title: anyText,
    numbering: fc.constantFrom(...numberingStyles),
    blocks: fc.array(
      fc.record({
        kind: fc.constantFrom(...blockKinds),
        name: anyText,
        description: anyText,
        sections: fc.array(anySection, { maxLength: 6 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ blocks, ...document }) => {
    let sections = 0
    return {
      ...document,
      blocks: blocks.map((block, index) => ({
        ...block,
        id: `b${index}`,
        sections: block.sections.map((section) => ({ ...section, id: `s${sections++}` })),
      })),
    }
  })
