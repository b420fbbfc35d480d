import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeRichText } from '../compose-rich-text.ts'
import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import type { RichText } from '../rich-text.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import { languageDifferences } from './language-differences.ts'
import { openStandings, sectionPairs, withSourceSection } from './section-standings.ts'

const section = (id: string, title: string, text: string): DocumentSection => ({
  id,
  level: 1,
  title,
  audience: 'anyone',
  content: composeRichText(text),
})

const text = (...sections: DocumentSection[]): ContractDocument => ({
  title: '',
  numbering: 'articles',
  blocks: [{ id: 'body', kind: 'body', name: '', description: '', sections }],
})

const OBJECT = section('s1', 'Objet', 'Le bailleur loue.')
const PRICE = section('s2', 'Prix', 'Le loyer est payé.')
const own = (of: DocumentSection, title = of.title, words?: string): DocumentSection => ({
  ...of,
  id: `t-${of.id}`,
  title,
  content: words === undefined ? of.content : composeRichText(words),
})
const link = (was: DocumentSection, isReviewed = false) => ({
  sectionId: `t-${was.id}`,
  was,
  isReviewed,
})
const standings = (pairs: ReturnType<typeof sectionPairs>) => pairs.map(({ standing }) => standing)

describe('a section of a translation', () => {
  test('is untranslated while it says what its source says, and translated once it says something else', () => {
    const written = text(own(OBJECT, 'Purpose', 'The lessor lets.'), own(PRICE))
    const pairs = sectionPairs({
      source: text(OBJECT, PRICE),
      own: written,
      links: [link(OBJECT), link(PRICE)],
    })
    expect(standings(pairs)).toEqual(['translated', 'untranslated'])
    expect(openStandings(pairs)).toBe(1)
    // « Signatures » is the same in English.
    const reviewed = sectionPairs({
      source: text(PRICE),
      own: written,
      links: [link(PRICE, true)],
    })
    expect(standings(reviewed)).toEqual(['translated'])
  })

  test('is to be read again once its source changed its words or its title, until that is followed', () => {
    const written = text(own(OBJECT, 'Purpose', 'The lessor lets.'))
    const now = { ...OBJECT, title: 'Objet du bail' }
    const of = (was: DocumentSection) =>
      sectionPairs({ source: text(now), own: written, links: [link(was)] })
    expect(standings(of(OBJECT))).toEqual(['changed'])
    expect(of(OBJECT)[0]!.was).toEqual(OBJECT)
    expect(standings(of(now))).toEqual(['translated'])
  })

  test('is gone with its source, and missing where the source has a new one or it was taken out', () => {
    const added = section('s3', 'Durée', 'Neuf ans.')
    const pairs = sectionPairs({
      source: text(OBJECT, added),
      own: text(own(PRICE, 'Price', 'The rent is paid.'), section('x', 'Law', 'English law.')),
      links: [link(OBJECT), link(PRICE)],
    })
    expect(pairs.map((pair) => [pair.standing, (pair.source ?? pair.own)!.title])).toEqual([
      ['missing', 'Objet'],
      ['missing', 'Durée'],
      ['gone', 'Price'],
    ])
  })

  test('is added after the one that precedes it in the source', () => {
    const added = section('s3', 'Durée', 'Neuf ans.')
    const translated = {
      source: text(OBJECT, added, PRICE),
      own: text(own(PRICE), own(OBJECT), section('x', 'Law', 'English law.')),
      links: [link(OBJECT), link(PRICE)],
    }
    const after = withSourceSection(translated, 's3', 'new')
    expect(allSections(after).map(({ id }) => id)).toEqual(['t-s2', 't-s1', 'new', 'x'])
  })
})

test('a translation that was just made has every section of its source, none translated', () => {
  fc.assert(
    fc.property(anyDocument, (source) => {
      const copy = {
        ...source,
        blocks: source.blocks.map((block) => ({
          ...block,
          sections: block.sections.map((each) => own(each)),
        })),
      }
      const links = allSections(source).map((each) => link(each))
      const pairs = sectionPairs({ source, own: copy, links })
      expect(pairs.map((pair) => pair.source)).toEqual(allSections(source))
      expect(new Set(standings(pairs))).toEqual(new Set(pairs.length === 0 ? [] : ['untranslated']))
      expect(
        languageDifferences({ document: source, lifecycle: {} }, { document: copy, lifecycle: {} }),
      ).toEqual([])
    }),
  )
})

const withField = (variable: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { align: 'left' },
      content: [{ type: 'field', attrs: { variable } }],
    },
  ],
})

const under = (variable: string, value: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'conditional',
      attrs: { variable, operator: 'eq', value },
      content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [] }],
    },
  ],
})

describe('two languages differ', () => {
  const compare = (there: RichText, here: RichText) =>
    languageDifferences(
      { document: text({ ...OBJECT, content: there }), lifecycle: {} },
      { document: text({ ...OBJECT, id: 'own', content: here }), lifecycle: {} },
    )

  test('by the fields that only one of them has, with the place', () => {
    expect(compare(withField('loyer'), withField('depot'))).toEqual([
      { kind: 'fieldMissing', variable: 'loyer', sectionId: 's1' },
      { kind: 'fieldAdded', variable: 'depot', sectionId: 'own' },
    ])
  })

  test('by conditions on a field that both have', () => {
    expect(compare(under('usage', 'bureau'), under('usage', 'commerce'))).toEqual([
      { kind: 'conditionMissing', variable: 'usage', sectionId: 's1' },
      { kind: 'conditionAdded', variable: 'usage', sectionId: 'own' },
    ])
    expect(compare(under('usage', 'bureau'), withField('loyer')).map(({ kind }) => kind)).toEqual([
      'fieldMissing',
      'fieldAdded',
    ])
  })

  test('by what their contracts are reminded of', () => {
    const side = (months: number) => ({
      document: text(),
      lifecycle: { notice: { unit: 'months' as const, count: months } },
    })
    expect(languageDifferences(side(3), side(2))).toEqual([{ kind: 'termDiffers', term: 'notice' }])
    expect(languageDifferences(side(3), side(3))).toEqual([])
  })
})
