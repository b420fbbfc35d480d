import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRichText } from '../check-rich-text.ts'
import { composeRichText } from '../compose-rich-text.ts'
import { plainText } from '../plain-text.ts'
import type { RichText } from '../rich-text.ts'
import { anyRichText } from '../testing/arbitrary-document.ts'
import { findInLines } from './find-in-lines.ts'
import { sectionLines } from './find-line.ts'
import { findPattern, type FindQuery } from './find-pattern.ts'
import { planReplacement, type ReplacementPlan } from './plan-replacement.ts'
import { replacementText } from './replacement-text.ts'

interface Written {
  title?: string
  content: RichText
}

function plan(
  sections: readonly Written[],
  query: Partial<FindQuery> & { text: string; by: string },
  isClosed: (sectionId: string) => boolean = () => false,
): ReplacementPlan {
  const { by, ...typed } = query
  const full = { matchesCase: true, wholeWords: false, isPattern: false, ...typed }
  const searched = sections.map(({ title = 'Titre', content }, at) => ({
    id: `s${at}`,
    title,
    content,
  }))
  const lines = searched.flatMap((section) => sectionLines(section, (variable) => `<${variable}>`))
  const { matches } = findInLines(
    lines.map(({ words }) => words),
    findPattern(full)!,
  )
  return planReplacement(
    searched,
    { lines, matches, text: by, isPattern: full.isPattern },
    isClosed,
  )
}

function replaced(source: string | RichText, query: Parameters<typeof plan>[1]): RichText {
  const content = typeof source === 'string' ? composeRichText(source) : source
  return plan([{ content }], query).changes[0]?.content ?? content
}

describe('replacing', () => {
  test('in paragraphs, entries, cells and conditional passages', () => {
    const source = 'le bail\n- un bail\n| bail | b |\n[if remote eq true]\ndu bail\n[end]'
    expect(plainText(replaced(source, { text: 'bail', by: 'contrat' }))).toBe(
      'le contrat\nun contrat\ncontrat\tb\ndu contrat',
    )
  })

  test('keeps the look of the first character that goes', () => {
    expect(replaced('le **pri**x net', { text: 'prix', by: 'coût' })).toEqual(
      composeRichText('le **coût** net'),
    )
    expect(replaced('le p**rix** net', { text: 'prix', by: 'coût' })).toEqual(
      composeRichText('le coût net'),
    )
  })

  test('by nothing leaves an empty paragraph, as the editor writes one', () => {
    const { content } = replaced('prix\nnet', { text: 'prix', by: '' })
    expect(content[0]).not.toHaveProperty('content')
  })

  test('with the groups of a regular expression', () => {
    const query = { isPattern: true, text: '(\\d+) (euros)', by: '$2 : $1$$ ($&)' }
    expect(plainText(replaced('Payer 100 euros.', query))).toBe('Payer euros : 100$ (100 euros).')
    expect(replacementText('$1', { said: 'x', groups: ['y'], isPattern: false })).toBe('$1')
    const ten = { said: 'x', groups: ['a'], isPattern: true }
    expect(replacementText('$10 $2 $0', ten)).toBe('a0 $2 $0')
  })

  test('beside a field, whose own words stay', () => {
    const content = composeRichText('Prix {amount_incl_tax} net, prix net')
    const { changes, kept } = plan([{ content }], { text: 'net', by: 'brut' })
    expect(changes[0]).toMatchObject({ count: 2 })
    expect(plainText(changes[0]!.content)).toBe('Prix [amount_incl_tax] brut, prix brut')
    expect(kept).toEqual([])
  })
})

describe('what stays is said', () => {
  const content = composeRichText('le bail de {client_name}')

  test('sections that may not be written in', () => {
    const sections = [{ content }, { content, title: 'Le bail' }]
    const { changes, kept } = plan(sections, { text: 'bail', by: 'contrat' }, (id) => id === 's1')
    expect(changes.map(({ sectionId, count }) => [sectionId, count])).toEqual([['s0', 1]])
    expect(kept).toEqual([{ sectionId: 's1', reason: { kind: 'closed' }, count: 2 }])
  })

  test('words of a field, and what reaches into one', () => {
    const inField = plan([{ content }], { text: 'client', by: 'x' })
    expect(inField).toEqual({
      changes: [],
      kept: [{ sectionId: 's0', reason: { kind: 'field' }, count: 1 }],
    })
    expect(plan([{ content }], { text: 'de .*', isPattern: true, by: 'x' }).changes).toEqual([])
  })

  test('a title that would be empty or too long', () => {
    const sections = [{ content, title: 'bail' }]
    const { changes, kept } = plan(sections, { text: 'bail', by: '' })
    expect(changes).toMatchObject([{ title: 'bail', count: 1 }])
    expect(kept).toMatchObject([
      { reason: { kind: 'title', refusal: { code: 'SECTION_TITLE_REQUIRED' } }, count: 1 },
    ])
    const long = plan(sections, { text: 'bail', by: 'x'.repeat(400) })
    expect(long.kept).toMatchObject([
      { reason: { kind: 'title', refusal: { code: 'SECTION_TITLE_TOO_LONG' } } },
    ])
  })

  test('what already says it', () => {
    const { changes, kept } = plan([{ content }], { text: 'bail', by: 'bail' })
    expect(changes).toEqual([])
    expect(kept).toEqual([{ sectionId: 's0', reason: { kind: 'same' }, count: 1 }])
  })
})

const anyText = fc.constantFrom('a', 'e', ' ', '·', '1', '[a-z]', '.')
const anyContents = fc.array(
  anyRichText.map((content) => ({ content })),
  { maxLength: 3 },
)

test('replacing anything by itself changes nothing', () => {
  fc.assert(
    fc.property(anyContents, anyText, (sections, text) => {
      const { changes } = plan(sections, { text, isPattern: true, by: '$&' })
      expect(changes).toEqual([])
    }),
  )
})

test('replacing leads to valid content, in which nothing is left to be replaced', () => {
  fc.assert(
    fc.property(anyRichText, anyText, fc.constantFrom('', 'Z', 'Z Z'), (content, text, by) => {
      const query = { text, isPattern: text !== '.', by }
      const after = replaced(content, query)
      expect(checkRichText(after)).toMatchObject({ content: expect.anything() })
      if (by.includes(text)) return
      expect(plan([{ content: after, title: '-' }], query).changes).toEqual([])
    }),
  )
})

test('every match is either replaced or kept', () => {
  fc.assert(
    fc.property(anyContents, anyText, (sections, text) => {
      const lines = sections.flatMap(({ content }) =>
        sectionLines({ id: '', title: 'Titre', content }, (variable) => `<${variable}>`),
      )
      const pattern = findPattern({
        text,
        isPattern: true,
        matchesCase: true,
        wholeWords: false,
      })!
      const { matches } = findInLines(
        lines.map(({ words }) => words),
        pattern,
      )
      const { changes, kept } = plan(sections, { text, isPattern: true, by: 'Z' })
      const counted = [...changes, ...kept].reduce((sum, { count }) => sum + count, 0)
      expect(counted).toBe(matches.length)
    }),
  )
})
