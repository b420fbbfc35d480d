import { allReferences } from '@tacite/document/references/references-in.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { withReferenceWords } from '@tacite/document/references/reference-words.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import { paragraphsOf, paragraphWords } from '@tacite/document/paragraph-words.ts'
import { describe, expect, test } from 'vitest'
import { wordRequestOf } from '../../word/testing/word-request-of.ts'
import { serviceContractRequest } from '../../pdf/testing/service-contract-request.ts'
import { writeWord } from '../../word/write-word.ts'
import { buildWord, run, type TestWord } from '../testing/build-word.ts'
import { contentOf, plainLines } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

/** A title that a bookmark names. */
const titled = (bookmark: string, text: string) =>
  `<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:bookmarkStart w:id="1" w:name="${bookmark}"/>${run(text)}<w:bookmarkEnd w:id="1"/></w:p>`

const line = (...content: string[]) => `<w:p>${content.join('')}</w:p>`

const simple = (bookmark: string, result: string) =>
  `<w:fldSimple w:instr=" REF ${bookmark} \\r \\h ">${run(result)}</w:fldSimple>`

const complex = (bookmark: string, result: string) =>
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
  `<w:r><w:instrText xml:space="preserve"> REF ${bookmark} \\n \\h </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

/** The text of « Objet », its references with the titles that they lead to, and what is lost. */
function read(...sentence: string[]) {
  return readBody([
    titled('_RefObjet', '1. Objet'),
    line(...sentence),
    titled('_RefPrix', '2. Prix'),
    `<w:p><w:bookmarkStart w:id="2" w:name="_RefPhrase"/>${run('Le prix est ferme.')}</w:p>`,
    titled('_RefDuree', '3. Durée'),
    line(run('Un an, sans reconduction.')),
  ])
}

function readBody(body: TestWord['body']) {
  const { document, losses, places } = readWord(buildWord({ body }))
  const titleOf = (id: string) => allSections(document).find((section) => section.id === id)?.title
  return {
    document,
    lines: plainLines(contentOf(withReferenceWords(document, numberSections, 'fr'), 'Objet')),
    leadTo: allReferences(document).map(({ node: { attrs } }) => [
      attrs.wording,
      titleOf(attrs.part),
    ]),
    losses: losses.map(({ kind }) => kind),
    places: places!.found,
  }
}

describe('a reference of Word', () => {
  test('to a title leads to its section, and reads the same', () => {
    const { leadTo, losses, document } = read(
      run('Voir '),
      simple('_RefPrix', '2'),
      run(' et l’'),
      complex('_RefDuree', 'article 3'),
      run('.'),
    )
    expect(leadTo).toEqual([
      ['number', 'Prix'],
      ['article', 'Durée'],
    ])
    expect(losses).toEqual([])
    const numbers = numberSections(document, numberingLabels.fr)
    expect([...numbers.sections.values()].map(({ label }) => label)).toHaveLength(3)
  })

  test('keeps the word and the sign around its number', () => {
    const { leadTo, losses, document } = read(run('Voir '), simple('_RefPrix', 'Article 2.'))
    expect(leadTo).toEqual([['number', 'Prix']])
    expect(losses).toEqual([])
    const [first] = allSections(document)
    expect(paragraphWords(paragraphsOf(first!.content)[0]!)).toBe('Voir Article \uFFFC.')
  })

  test('follows a part that is counted otherwise here', () => {
    expect(read(run('Voir l’article '), simple('_RefPrix', '14.2')).leadTo).toEqual([
      ['number', 'Prix'],
    ])
  })

  test('stays text, which is said, where it leads to no title, to nothing, or shows other words', () => {
    const { leadTo, lines, losses } = read(
      run('Voir '),
      simple('_RefPhrase', '2.1'),
      run(', '),
      simple('_RefGone', '7'),
      run(', '),
      simple('_RefPrix', 'le prix de la prestation'),
    )
    expect(leadTo).toEqual([])
    expect(lines).toEqual(['p Voir 2.1, 7, le prix de la prestation'])
    expect(losses).toEqual(['referencesAsText'])
  })

  test('stays text where the part has no number', () => {
    const { leadTo, lines, losses } = readBody([
      titled('_RefObjet', 'Objet'),
      line(run('Voir le numéro '), simple('_RefPrix', '0'), run(' ci-dessous.')),
      titled('_RefPrix', 'Prix'),
      line(run('Le prix est ferme.')),
    ])
    expect([leadTo, lines, losses]).toEqual([
      [],
      ['p Voir le numéro 0 ci-dessous.'],
      ['referencesAsText'],
    ])
  })

  test('moves the places to fill in behind it, and is not one within a place', () => {
    const control = (content: string) =>
      `<w:sdt><w:sdtPr><w:alias w:val="Client"/><w:text/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
    const { document, places, leadTo, losses } = read(
      run('Selon l’article '),
      simple('_RefPrix', '2.0.0'),
      run(', '),
      control(run('Acme')),
      run(' paie.'),
    )
    const words = paragraphWords(paragraphsOf(allSections(document)[0]!.content)[0]!)
    expect(places.map(({ from, to }) => words.slice(from, to))).toEqual(['Acme'])
    expect([leadTo.length, losses]).toEqual([1, []])
    const within = read(run('Voir '), control(simple('_RefPrix', '2')))
    expect([within.leadTo, within.losses]).toEqual([[], ['referencesAsText']])
  })

  test('in a contents table is part of it', () => {
    const { losses } = readBody([
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o </w:instrText></w:r>' +
        `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${simple('_RefObjet', '1')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      titled('_RefObjet', '1. Objet'),
      line(run('Une phrase de la page.')),
    ])
    expect(losses).toEqual(['contentsDropped'])
  })
})

test('the references of a text that comes back from Word lead to the same parts', () => {
  const { document } = serviceContractRequest('fr')
  const [first, second, third] = allSections(document)
  const annex = document.blocks.find(({ kind }) => kind === 'annex')!
  const parts = [second!.id, third!.id, annex.id]
  const wordings = ['number', 'article', 'titled'] as const
  const referring = {
    type: 'paragraph' as const,
    attrs: { align: 'left' as const },
    content: parts.flatMap((part) =>
      wordings.flatMap((wording) => [
        { type: 'text' as const, text: 'voir ' },
        { type: 'reference' as const, attrs: { part, wording } },
        { type: 'text' as const, text: ' ; ' },
      ]),
    ),
  }
  const blocks = document.blocks.map((block) => ({
    ...block,
    sections: block.sections.map((section) =>
      section === first
        ? { ...section, content: { type: 'doc' as const, content: [referring] } }
        : section,
    ),
  }))
  const sent = withReferenceWords({ ...document, blocks }, numberSections, 'fr')
  const { document: again, losses } = readWord(writeWord(wordRequestOf(sent)))
  const namesOf = (text: typeof again) =>
    allReferences(text).map(
      ({
        node: {
          attrs: { part, wording },
        },
      }) => [
        wording,
        allSections(text).find(({ id }) => id === part)?.title ??
          text.blocks.find(({ id }) => id === part)?.name,
      ],
    )
  expect(namesOf(again)).toEqual(namesOf(sent))
  expect(namesOf(sent)).toHaveLength(9)
  expect(losses.map(({ kind }) => kind)).not.toContain('linksInternal')
})
