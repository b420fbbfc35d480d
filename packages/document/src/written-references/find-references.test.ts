import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { numberingLabels, numberSections } from '../number-sections.ts'
import { plainText } from '../plain-text.ts'
import { allReferences } from '../references/references-in.ts'
import { referenceBook, withReferenceWords } from '../references/reference-words.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import { block, paragraph, says, section, text, to } from '../testing/referring-text.ts'
import { nodesOf } from '../walk-document.ts'
import { findReferences, type FoundReference } from './find-references.ts'
import { linkReferences } from './link-references.ts'

/** Objet 1, Prix 2, Échéance 2.1, and an annex with two sections; the words stand in the first, or in the annex. */
const saying = (words: string, inAnnex = ''): ContractDocument =>
  text(
    block(
      'body',
      'body',
      section('object', 'Objet', says(words)),
      section('price', 'Prix'),
      section('due', 'Échéance', says('Texte.'), 2),
    ),
    block(
      'annex',
      'annex',
      section('rates', 'Barème', says(inAnnex || 'Texte.')),
      section('discount', 'Remises'),
    ),
  )

const found = (document: ContractDocument): FoundReference[] => {
  const numbers = numberSections(document, numberingLabels.fr)
  return findReferences(document, numbers, referenceBook(document, numbers, 'fr'))
}

const ways = (document: ContractDocument) =>
  found(document).map(({ written, targets }) => [written, ...targets.map(({ id }) => id)])

describe('references that were written as words', () => {
  test.each<[string, ...string[][]]>([
    ['conformément à l’article 2.1', ['2.1', 'due']],
    ['Article 2 ci-dessus', ['2', 'price']],
    ['L’ARTICLE 2', ['2', 'price']],
    ['l’article n° 2', ['2', 'price']],
    ['l’art. 2, alinéa 3', ['2', 'price']],
    ['voir § 2.1', ['2.1', 'due']],
    ['l’article\u00A02.', ['2', 'price']],
    ['l’article 1er du présent contrat', ['1er', 'object']],
    ['les articles 1, 2 et 2.1', ['1', 'object'], ['2', 'price'], ['2.1', 'due']],
    ['see Sections 1 and 2 above', ['1', 'object'], ['2', 'price']],
    ['Sections 1(c), 2, and 2.1', ['1', 'object'], ['2', 'price'], ['2.1', 'due']],
    ['clause 2.1(a) hereof', ['2.1', 'due']],
    ['la cláusula 2 y el anexo 1', ['2', 'price'], ['1', 'annex']],
    ['selon l’Annexe 1', ['1', 'annex']],
    ['Schedule 1', ['1', 'annex']],
    ['l’article 2 de l’Annexe 1', ['2 de l’Annexe 1', 'discount']],
    ["l'article 2 de l'annexe 1", ["2 de l'annexe 1", 'discount']],
    ['le chapitre 2', ['2', 'price']],
    ['les articles 2 et 30 jours après', ['2', 'price']],
  ])('« %s »', (words, ...expected) => {
    expect(ways(saying(words))).toEqual(expected)
  })

  test.each([
    ['l’article 7', ['7']],
    ['l’Annexe 4', ['4']],
    ['l’article 3 de l’Annexe 1', ['3 de l’Annexe 1']],
  ])('« %s » leads nowhere', (words, expected) => {
    expect(ways(saying(words))).toEqual([expected])
  })

  test.each([
    'l’article 1231-1 du Code civil',
    'l’article 2 du Code civil',
    'article 2 of the GDPR',
    'GDPR Article 2',
    'Section 2 (1) SGB III',
    'l’article L. 441-10',
    'les articles L441-10 et R. 2',
    'l’article 2 de la loi du 6 juillet 1989',
    'l’article 2, 1, b) du RGPD',
    'l’article 2 (1) a) du RGPD',
    'les articles 1 et 2 des conditions générales',
    'l’article 2 du contrat-cadre',
    'l’article 2 du contrat conclu le 3 mars 2020',
    'le Code de commerce, notamment en son article 2',
    'la loi n° 89-462 (article 2)',
    'l’article 2, paragraphe 1, du règlement',
    'artículo 2 de la Ley',
    'artículo 2 del Código Civil',
    'Section 2 of the Master Agreement',
    'el artículo 2.1.c) de la LCSP',
    'el artículo 2 y concordantes del Reglamento',
    'l’article 1 et 2 du CCAG TIC',
    'la cláusula 2 bis',
    'Section 2.h of the Trust Agreement',
    'le paragraphe 2',
    'un article 100 % coton',
    'particle 2',
  ])('« %s » is of a law or another document', (words) => {
    expect(ways(saying(words))).toEqual([])
  })

  test('in an annex a number may be of the annex or of the contract, unless it says which', () => {
    expect(ways(saying('Texte.', 'l’article 2'))).toEqual([['2', 'discount', 'price']])
    expect(ways(saying('Texte.', 'l’article 2 du présent contrat'))).toEqual([['2', 'price']])
    expect(ways(saying('Texte.', 'l’article 2 de la présente annexe'))).toEqual([['2', 'discount']])
    expect(ways(saying('Texte.', 'l’article 2.1'))).toEqual([['2.1', 'due']])
  })

  test('what would not read to the letter says what it becomes, and other words are left out', () => {
    const becomes = (words: string) => found(saying(words)).map((each) => each.becomes)
    expect(becomes('l’article 2')).toEqual([null])
    expect(becomes('l’article 7')).toEqual([null])
    expect(becomes('l’article 1er')).toEqual(['1'])
    expect(becomes("l'article 2 de l'annexe 1")).toEqual(['2 de l’Annexe\u00A01'])
    expect(becomes('Section 2 of Annex 1')).toEqual([])
  })

  test('beside a field or a reference, and never in one', () => {
    const content = says('articles ', to('price', 'number'), ' et 2.1, l’article ', {
      type: 'field',
      attrs: { variable: 'notice' },
    })
    const [body, annex] = saying('').blocks
    const sections = [section('object', 'Objet', content), ...body!.sections.slice(1)]
    const document = text({ ...body!, sections }, annex!)
    expect(ways(document)).toEqual([['2.1', 'due']])
    expect(found(document)[0]).toMatchObject({ before: 'articles … et ', after: ', l’article …' })
  })

  test('in the numbers of the style', () => {
    const words = 'section II, section L. 441, section D’or, article 2'
    expect(ways({ ...saying(words), numbering: 'roman' })).toEqual([['II', 'price']])
    expect(ways({ ...saying('section B'), numbering: 'alphabetical' })).toEqual([['B', 'price']])
    expect(ways({ ...saying('section 2'), numbering: 'none' })).toEqual([])
  })
})

/** A paragraph of its own at the end of each section: another text beside it would make other words of it. */
function withWords(document: ContractDocument): ContractDocument {
  const book = bookOf(document)
  const targets = book.targets.filter(({ number }) => number !== '')
  const sayings = (from: string) =>
    targets.flatMap(({ id, part }) => {
      const number = book.wordsOf({ part: id, wording: 'number' }, from)
      return number
        ? [paragraph(`Voir ${part === 'block' ? 'l’annexe' : 'l’article'} ${number}.`)]
        : []
    })
  return {
    ...document,
    blocks: document.blocks.map((each) => ({
      ...each,
      sections: each.sections.map((one) => ({
        ...one,
        content: { ...one.content, content: [...one.content.content, ...sayings(one.id)] },
      })),
    })),
  }
}

const numbersOf = (document: ContractDocument) => numberSections(document, numberingLabels.fr)
const bookOf = (document: ContractDocument) => referenceBook(document, numbersOf(document), 'fr')

function linked(document: ContractDocument, all: readonly FoundReference[]): ContractDocument {
  const bySection = Map.groupBy(
    all.filter(({ targets }) => targets.length > 0),
    ({ sectionId }) => sectionId,
  )
  return {
    ...document,
    blocks: document.blocks.map((each) => ({
      ...each,
      sections: each.sections.map((one) => ({
        ...one,
        content: linkReferences(
          one.content,
          (bySection.get(one.id) ?? []).map((link) => ({ ...link, part: link.targets[0]!.id })),
        ),
      })),
    })),
  }
}

const said = (document: ContractDocument) =>
  allSections(withReferenceWords(document, numberSections, 'fr')).map(({ content }) =>
    plainText(content).replaceAll(/\s/gu, ' '),
  )

const fieldsIn = (document: ContractDocument) =>
  allSections(document).flatMap(({ content }) =>
    [...nodesOf(content)].flatMap((node) => (node.type === 'field' ? [node.attrs.variable] : [])),
  )

describe('whatever the text', () => {
  test('each part that is named in words is found', () => {
    fc.assert(
      fc.property(anyDocument, (start) => {
        const document = withWords(start)
        const named = new Set(found(document).flatMap(({ targets }) => targets.map(({ id }) => id)))
        const numbered = bookOf(document).targets.filter(({ number }) => number !== '')
        if (allSections(document).length === 0) return
        expect(numbered.filter(({ id }) => !named.has(id))).toEqual([])
      }),
    )
  })

  test('the number of a law is never proposed', () => {
    const lead = fc.constantFrom(
      'l’article',
      'les articles 1,',
      'Article',
      'section',
      'artículo',
      'art.',
    )
    const detail = fc.constantFrom(
      '',
      ', alinéa 2',
      ' (1) a)',
      ', paragraphe 1',
      ' et suivants',
      ', 1, b)',
    )
    const law = fc.constantFrom(
      ' du Code civil',
      ', du code de commerce',
      ' de la loi du 6 juillet 1989',
      ' du RGPD',
      ' de l’ordonnance n° 2016-131',
      ' des conditions générales',
      ' of the GDPR',
      ' of the Companies Act',
      ' del Código Civil',
      ' de la Ley 3/2004',
    )
    fc.assert(
      fc.property(lead, fc.constantFrom('1', '2', '2.1'), detail, law, (...parts) => {
        const [word, number, after, owner] = parts
        expect(ways(saying(`Selon ${word} ${number}${after}${owner}, le prix.`))).toEqual([])
      }),
    )
  })

  test('linked, it says the same words, keeps its references, and has nothing left to link', () => {
    fc.assert(
      fc.property(anyDocument, (start) => {
        const document = withWords(start)
        const all = found(document)
        const after = linked(document, all)
        expect(said(after)).toEqual(said(document))
        const proposed = all.filter(({ targets }) => targets.length > 0)
        expect(allReferences(after)).toHaveLength(allReferences(document).length + proposed.length)
        expect(found(after).filter(({ targets }) => targets.length > 0)).toEqual([])
        expect(fieldsIn(after)).toEqual(fieldsIn(document))
      }),
    )
  })
})
