import { expect, test } from 'vitest'
import { buildWord, listDefinition, type TestParagraph } from '../testing/build-word.ts'
import { outlineText } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

const text: TestParagraph = {
  text: 'Le prestataire exécute les prestations avec soin, dans les délais convenus et selon les règles de son art.',
}
const title: TestParagraph = {
  text: 'CONTRAT DE PRESTATION',
  bold: true,
  align: 'center',
  sizePt: 18,
}

function read(body: (TestParagraph | string)[], numbering?: string) {
  return readWord(buildWord({ body, ...(numbering && { numbering }) }))
}

const LEVEL_LOOKS: [string, Partial<TestParagraph>][] = [
  ['a heading style', { style: 'Titre1' }],
  ['bold type', { bold: true }],
]

test.each(LEVEL_LOOKS)(
  'typed numbers give the level, in the same look as level 1 (%s)',
  (_, look) => {
    const heading = (words: string) => ({ text: words, ...look })
    const numbered = (first: string, second: string, below: string) =>
      outlineText(
        read([
          title,
          heading(`${first}OBJET`),
          text,
          heading(`${second}PRIX`),
          text,
          heading(`${below}1 : TARIF`),
          text,
          heading(`${below}2 : RÉVISION`),
          text,
        ]).document,
      ).slice(-4)
    const outline = ['1 OBJET', '1 PRIX', '2 TARIF', '2 RÉVISION']
    expect(numbered('1 : ', '2 : ', '2.')).toEqual(outline)
    expect(numbered('ARTICLE 1 – ', 'ARTICLE 2 – ', '2.')).toEqual(outline)
    expect(numbered('ARTICLE 1 – ', 'ARTICLE 2 – ', 'ARTICLE 2.')).toEqual(outline)
    // The author counted badly: what is below is still below.
    expect(numbered('ARTICLE 1 – ', 'ARTICLE 1 – ', 'ARTICLE 2.')).toEqual(outline)
    expect(numbered('I - ', 'II - ', '2.')).toEqual(outline)
  },
)

test('typed numbers give the level where the style of level 1 numbers by itself', () => {
  const numbering = listDefinition(1, [['decimal', '%1.']])
  const list: [number, number] = [1, 0]
  const heading = (words: string) => ({ text: words, style: 'Titre1', list })
  const body = [title, heading('OBJET'), text, heading('PRIX'), text]
  const below = [heading('2.1 : TARIF'), text, heading('2.2 : RÉVISION'), text]
  const { document } = read([...body, ...below], numbering)
  expect(outlineText(document).slice(-4)).toEqual(['1 OBJET', '1 PRIX', '2 TARIF', '2 RÉVISION'])
})

test('titles without a number are counted when those below them say their number', () => {
  const heading = (words: string) => ({ text: words, style: 'Titre1' })
  const body = [title, heading('OBJET'), text, heading('PRIX'), text]
  const below = [
    heading('2.1 : TARIF'),
    text,
    heading('2.2 : RÉVISION'),
    text,
    heading('LOI'),
    text,
  ]
  const { document } = read([...body, ...below])
  const outline = ['1 OBJET', '1 PRIX', '2 TARIF', '2 RÉVISION', '1 LOI']
  expect(outlineText(document).slice(-5)).toEqual(outline)
})
