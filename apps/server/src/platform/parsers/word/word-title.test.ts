import { expect, test } from 'vitest'
import { buildWord, type TestParagraph } from '../testing/build-word.ts'
import { contentOf, outlineText, plainLines } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

const article: TestParagraph[] = [
  { text: 'Article 1 – Objet', bold: true },
  { text: 'Le prestataire exécute les prestations avec soin, selon les règles de son art.' },
  { text: 'Article 2 – Prix', bold: true },
  { text: 'Le prix est de cent euros par mois, payable à trente jours.' },
]
const read = (top: TestParagraph[]) => readWord(buildWord({ body: [...top, ...article] })).document
const shown = (text: string): TestParagraph => ({
  text,
  bold: true,
  align: 'center',
  sizePt: 16,
})

const TITLE = 'Contrat de maintenance des ascenseurs'

const TOPS: [string, TestParagraph[]][] = [
  [
    'the first line, above a louder address',
    [{ text: TITLE }, shown('12 RUE DES LILAS, 62580 VIMY')],
  ],
  [
    'below an address',
    [shown('ACME SARL'), shown('12 - 14 rue des Lilas'), shown('62580 VIMY'), shown(TITLE)],
  ],
  ['above « Préambule » in a title style', [shown(TITLE), { text: 'Préambule', style: 'Titre' }]],
  [
    'at the foot of a long cover',
    [
      ...Array.from({ length: 14 }, (_, at) => ({ text: `Ligne ${at + 1} de la page de garde.` })),
      shown(TITLE),
    ],
  ],
]

test.each(TOPS)('the title is %s', (_, top) => {
  expect(read(top).title).toBe(TITLE)
})

test('an address and a preamble are no title', () => {
  const top = [shown('12, avenue de la République'), { text: 'PRÉAMBULE', style: 'Titre' }]
  expect(read(top).title).toBe('')
})

test('the line of the title stays in the text', () => {
  const alone = read([shown(TITLE)])
  expect(outlineText(alone)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 Objet',
    '1 Prix',
  ])
  expect(plainLines(contentOf(alone, 'En-tête'))).toEqual([`p <bold>${TITLE}</bold>`])
  const parties = read([shown(TITLE), { text: 'Entre les soussignés Alpha et Bêta,' }])
  expect(plainLines(contentOf(parties, 'Parties'))).toEqual([
    `p <bold>${TITLE}</bold>`,
    'p Entre les soussignés Alpha et Bêta,',
  ])
})
