import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeRichText } from '../compose-rich-text.ts'
import { allSections, type ContractDocument, type DocumentSection } from '../contract-document.ts'
import type { Repeat, RichText } from '../rich-text.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import { languageDifferences } from './language-differences.ts'
import {
  openStandings,
  sectionPairs,
  withSourceSection,
  type SourceLink,
} from './section-standings.ts'

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

const usage = (value: string) => ({ variable: 'usage', operator: 'eq' as const, value })

const both = (...contents: RichText[]): RichText => ({
  type: 'doc',
  content: contents.flatMap(({ content }) => content),
})

const premises = (changes: Partial<Repeat>, ...variables: string[]): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'repeat',
      attrs: { key: 'premises', name: 'Locaux', min: 1, max: 5, ...changes },
      content: variables.flatMap((variable) => withField(variable).content),
    },
  ],
})

describe('two languages differ', () => {
  const compare = (there: RichText, here: RichText, links: readonly SourceLink[] = []) =>
    languageDifferences(
      { document: text({ ...OBJECT, content: there }), lifecycle: {} },
      { document: text({ ...OBJECT, id: 'own', content: here }), lifecycle: {} },
      links,
    )
  const linked = [{ sectionId: 'own', was: OBJECT, isReviewed: false }]

  test('by the fields that only one of them has, with the place', () => {
    expect(compare(withField('loyer'), withField('depot'))).toEqual([
      { kind: 'fieldMissing', variable: 'loyer', sectionId: 's1' },
      { kind: 'fieldAdded', variable: 'depot', sectionId: 'own' },
    ])
  })

  test('by conditions on a field that both have', () => {
    expect(compare(under('usage', 'bureau'), under('usage', 'commerce'))).toEqual([
      { kind: 'conditionMissing', condition: usage('bureau'), sectionId: 's1' },
      { kind: 'conditionAdded', condition: usage('commerce'), sectionId: 'own' },
    ])
    expect(compare(under('usage', 'bureau'), withField('loyer')).map(({ kind }) => kind)).toEqual([
      'fieldMissing',
      'fieldAdded',
    ])
  })

  test('by the condition of a passage, which is one where the sections are linked', () => {
    expect(compare(under('usage', 'bureau'), under('usage', 'commerce'), linked)).toEqual([
      {
        kind: 'conditionDiffers',
        there: usage('bureau'),
        condition: usage('commerce'),
        sectionId: 'own',
      },
    ])
  })

  test('by how often a condition stands, said in the section that has it more often', () => {
    const bureau = under('usage', 'bureau')
    const there = text({ ...OBJECT, content: bureau }, { ...PRICE, content: bureau })
    const here = text(
      own({ ...OBJECT, content: withField('usage') }),
      own({ ...PRICE, content: bureau }),
    )
    const side = (document: ContractDocument) => ({ document, lifecycle: {} })
    const links = [link(OBJECT), link(PRICE)]
    expect(languageDifferences(side(there), side(here), links)).toEqual([
      { kind: 'conditionMissing', condition: usage('bureau'), sectionId: 's1' },
    ])
    expect(
      languageDifferences(
        side(here),
        side(there),
        links.map(({ sectionId, was }) => ({
          sectionId: was.id,
          was: { ...was, id: sectionId },
          isReviewed: false,
        })),
      ),
    ).toEqual([{ kind: 'conditionAdded', condition: usage('bureau'), sectionId: 's1' }])
    expect(compare(both(bureau, bureau), bureau).map(({ kind }) => kind)).toEqual([
      'conditionMissing',
    ])
  })

  test('by passages that only one of them repeats', () => {
    const once = withField('loyer')
    const named = { name: 'Locaux', kind: 'repeatMissing' }
    expect(compare(premises({}, 'loyer'), once)).toEqual([{ ...named, sectionId: 's1' }])
    expect(compare(once, premises({ name: 'Premises' }, 'loyer'))).toEqual([
      { kind: 'repeatAdded', name: 'Premises', sectionId: 'own' },
    ])
    const twice = both(premises({}, 'loyer'), premises({}, 'loyer'))
    expect(compare(twice, premises({}, 'loyer'))).toEqual([{ ...named, sectionId: 's1' }])
  })

  test('by the rows of a passage: how many, and the fields of each; not by its name', () => {
    expect(compare(premises({}, 'loyer'), premises({ name: 'Premises' }, 'loyer'))).toEqual([])
    expect(compare(premises({}, 'loyer'), premises({ max: 9 }, 'loyer'))).toEqual([
      {
        kind: 'rowsDiffer',
        name: 'Locaux',
        there: { min: 1, max: 5 },
        here: { min: 1, max: 9 },
        sectionId: 'own',
      },
    ])
    const inside = premises({}, 'loyer', 'surface')
    const outside = both(premises({}, 'loyer'), withField('surface'))
    const place = { variable: 'surface', name: 'Locaux' }
    expect(compare(inside, outside)).toEqual([
      { kind: 'rowFieldMissing', ...place, sectionId: 's1' },
    ])
    expect(compare(outside, inside)).toEqual([
      { kind: 'rowFieldAdded', ...place, sectionId: 'own' },
    ])
    expect(compare(inside, premises({}, 'loyer'))).toEqual([
      { kind: 'fieldMissing', variable: 'surface', sectionId: 's1' },
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
