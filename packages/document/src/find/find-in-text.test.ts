import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeRichText } from '../compose-rich-text.ts'
import { paragraphsOf, paragraphWords } from '../paragraph-words.ts'
import type { RichText } from '../rich-text.ts'
import { contractSchema } from '../schema.ts'
import { anyRichText } from '../testing/arbitrary-document.ts'
import { findInLines, touchesField } from './find-in-lines.ts'
import { inParagraph, sectionLines, type ShowField } from './find-line.ts'
import { findPattern, type FindQuery } from './find-pattern.ts'

const plain: FindQuery = { text: '', matchesCase: false, wholeWords: false, isPattern: false }
const shown: ShowField = (variable) => `<${variable}>`

function found(words: readonly string[], query: Partial<FindQuery>): string[] {
  const pattern = findPattern({ ...plain, ...query })
  if (!pattern) throw new Error('No regular expression')
  return findInLines(words, pattern).matches.map(({ line, from, to }) =>
    words[line]!.slice(from, to),
  )
}

describe('what is found', () => {
  test('whatever the case, unless it matters', () => {
    expect(found(['Le PRIX, le prix et le Prix'], { text: 'prix' })).toEqual([
      'PRIX',
      'prix',
      'Prix',
    ])
    expect(found(['Le PRIX, le prix'], { text: 'prix', matchesCase: true })).toEqual(['prix'])
    expect(found(['ÉTÉ'], { text: 'été' })).toEqual(['ÉTÉ'])
  })

  test('accents as they are typed, however they were pasted', () => {
    expect(found(['cote, coté'], { text: 'cote' })).toEqual(['cote'])
    expect(found(['e\u0301te\u0301, été'], { text: 'été' })).toEqual(['e\u0301te\u0301', 'été'])
  })

  test('whole words, whose letters may have accents', () => {
    const words = ['bail, bailleur, le bail_1, « bail », l’été, étés']
    expect(found(words, { text: 'bail', wholeWords: true })).toHaveLength(2)
    expect(found(words, { text: 't', wholeWords: true })).toEqual([])
    expect(found(words, { text: 'été', wholeWords: true })).toEqual(['été'])
  })

  test.each([
    ['100 euros', '100\u00A0euros'],
    ['100 euros', '100\u202Feuros'],
    ["l'article", 'l’article'],
    ['sous-traitant', 'sous\u2011traitant'],
  ])('%s, as typography writes it', (text, written) => {
    expect(found([written], { text })).toEqual([written])
  })

  test('signs of regular expressions as they are typed', () => {
    expect(found(['(a+b)?', 'aab'], { text: '(a+b)?' })).toEqual(['(a+b)?'])
  })

  test('regular expressions, which know letters with accents', () => {
    const query = { isPattern: true }
    expect(found(['été, hiver'], { ...query, text: '\\w+' })).toEqual(['été', 'hiver'])
    expect(found(['été à'], { ...query, text: '\\bà\\b' })).toEqual(['à'])
    expect(found(['a-é'], { ...query, text: '[\\w-]+' })).toEqual(['a-é'])
    expect(found(['12 et 345'], { ...query, text: '\\d{3}|x' })).toEqual(['345'])
    expect(found(['aaa'], { ...query, text: 'b*' })).toEqual([])
  })

  test('not what is no regular expression, also within whole words', () => {
    for (const text of ['(', '[a', 'a)(?:b', '*']) {
      expect(findPattern({ ...plain, text, isPattern: true, wholeWords: true })).toBeNull()
    }
  })

  test('no more than are counted, and that is said', () => {
    const pattern = findPattern({ ...plain, text: 'a' })!
    expect(findInLines(['aa', 'aa'], pattern, 3)).toMatchObject({ isCut: true })
    expect(findInLines(['aa', 'aa'], pattern, 4).isCut).toBe(false)
  })
})

describe('the lines of a section', () => {
  const content = composeRichText(
    'Le **prix** est {amount_incl_tax}.\n- une entrée\n| a | b |\n[if remote eq true]\nÀ distance\n[end]',
  )
  const section = { id: 's', title: 'Prix', content }

  test('its title and every paragraph, whatever holds it', () => {
    const words = sectionLines(section, shown).map((line) => line.words)
    expect(words).toEqual([
      'Prix',
      'Le prix est <amount_incl_tax>.',
      'une entrée',
      'a',
      'b',
      'À distance',
    ])
  })

  test('a match in a field is known as such, one beside it is not', () => {
    const lines = sectionLines(section, shown)
    const isInField = (text: string) => {
      const { matches } = findInLines(
        lines.map(({ words }) => words),
        findPattern({ ...plain, text })!,
      )
      return matches.map((match) => touchesField(lines[match.line]!, match))
    }
    expect(isInField('amount')).toEqual([true])
    expect(isInField('est <')).toEqual([true])
    expect(isInField('est ')).toEqual([false])
  })

  test('fields that are not searched are not found', () => {
    const words = sectionLines(section, null).map((line) => line.words)
    expect(found(words, { text: 'amount' })).toEqual([])
    expect(words[1]).toBe('Le prix est \uFFFC.')
  })
})

const anyQuery = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', 'é'),
  minLength: 1,
  maxLength: 3,
})
const anyWords = fc.array(
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', 'A', '\u00A0'), maxLength: 20 }),
  { maxLength: 5 },
)

test('finds what a naive search finds', () => {
  fc.assert(
    fc.property(anyWords, anyQuery, fc.boolean(), (words, text, matchesCase) => {
      const pattern = findPattern({ ...plain, text, matchesCase })!
      const { matches } = findInLines(words, pattern)
      expect(matches.map(({ line, from, to }) => [line, from, to])).toEqual(
        naive(words, text, matchesCase),
      )
    }),
  )
})

function naive(words: readonly string[], text: string, matchesCase: boolean): number[][] {
  const fold = (said: string) => {
    const spaced = said.replaceAll('\u00A0', ' ')
    return matchesCase ? spaced : spaced.toLowerCase()
  }
  return words.flatMap((line, index) => {
    const places: number[][] = []
    let at = fold(line).indexOf(fold(text))
    while (at >= 0) {
      places.push([index, at, at + text.length])
      at = fold(line).indexOf(fold(text), at + text.length)
    }
    return places
  })
}

test('positions are those of the editor, in any content', () => {
  fc.assert(
    fc.property(anyRichText, (content) => {
      const doc = contractSchema.nodeFromJSON(content)
      const lines = sectionLines({ id: 's', title: 't', content }, shown)
      const paragraphs = paragraphsOf(content)
      expect(lines).toHaveLength(paragraphs.length + 1)
      for (const line of lines) {
        if (line.paragraph === null) continue
        const node = paragraphs[line.paragraph]!
        expect(doc.nodeAt(line.start - 1)!.eq(contractSchema.nodeFromJSON(node))).toBe(true)
        expect(inParagraph(line, line.words.length)).toBe(paragraphWords(node).length)
      }
    }),
  )
})

test('what is found stands there in the editor too', () => {
  fc.assert(
    fc.property(anyRichText, anyQuery, (content, text) => {
      const lines = sectionLines({ id: 's', title: '', content }, null)
      const said = (one: RichText) => contractSchema.nodeFromJSON(one)
      const { matches } = findInLines(
        lines.map(({ words }) => words),
        findPattern({ ...plain, text, matchesCase: true })!,
      )
      for (const { line, from, to } of matches) {
        const { start, words } = lines[line]!
        const there = said(content).textBetween(start + from, start + to, '', (leaf) =>
          leaf.type.name === 'hard_break' ? '\n' : '\uFFFC',
        )
        expect(there).toBe(words.slice(from, to))
      }
    }),
  )
})

test('what a reference reads as is found like the words of a field, even across it, and never replaced', () => {
  const content: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { align: 'left' },
        content: [
          { type: 'text', text: 'Selon l’' },
          { type: 'reference', attrs: { part: 'b', wording: 'titled' } },
          { type: 'text', text: ' du bail' },
        ],
      },
    ],
  }
  const lines = sectionLines({ id: 'a', title: 'Prix', content }, null, () => 'article 5.2 (Durée)')
  const pattern = findPattern({ ...plain, text: '5.2 (durée) du' })!
  const words = lines.map((line) => line.words)
  const [match] = findInLines(words, pattern).matches
  expect(words[1]!.slice(match!.from, match!.to)).toBe('5.2 (Durée) du')
  expect(touchesField(lines[1]!, match!)).toBe(true)
})
