import { afterAll, expect, test } from 'vitest'
import { closeParsers } from '../run-parser.ts'
import { buildPdf, setLines, type TestLine } from '../testing/build-pdf.ts'
import { contentOf, outlineText, plainLines } from '../testing/outline-text.ts'
import { importPdf } from './import-pdf.ts'

afterAll(closeParsers)

const LONG = [
  'Le prestataire exécute les prestations avec soin, dans les délais que les parties',
  'ont convenus, et selon les règles de son art, en tenant le client informé de tout ce',
  'qui peut en changer le cours.',
]

function page(texts: (string | Partial<TestLine>)[], number: number) {
  return {
    lines: [
      { text: 'Contrat confidentiel – Alpha', x: 70, y: 815, size: 8 },
      ...setLines(texts),
      { text: `Page ${number} sur 3`, x: 280, y: 30, size: 8 },
    ],
  }
}

const contract = buildPdf([
  page(
    [
      { text: 'CONTRAT DE PRESTATION', bold: true, size: 18, x: 190 },
      { text: 'Article 1 - Objet', bold: true, y: 730 },
      ...LONG,
      { text: 'Sont compris :', y: 650 },
      '- le conseil ;',
      '- la formation.',
    ],
    1,
  ),
  page(
    [
      { text: 'Article 2 - Durée', bold: true },
      {
        text: 'Le contrat est conclu pour une durée de trois ans, que les parties pourront',
        y: 750,
      },
    ],
    2,
  ),
  page(
    [
      'renouveler par écrit.',
      { text: 'Article 3 - Prix', bold: true, y: 740 },
      { text: 'Le prix est de cent euros.', y: 720 },
      { text: 'Fait à Lyon, le 3 mars 2026, en deux exemplaires.', y: 600 },
      { text: 'Le client', x: 70, y: 560 },
    ],
    3,
  ),
])

test('turns bold numbered lines into sections and lines into paragraphs', async () => {
  const { document, losses, language } = await importPdf(contract)
  expect(document.title).toBe('CONTRAT DE PRESTATION')
  expect(document.numbering).toBe('articles')
  expect(language).toBe('fr')
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 Objet',
    '1 Durée',
    '1 Prix',
    '[signature] Signatures',
    '1 Signatures',
  ])
  expect(plainLines(contentOf(document, 'Objet'))).toEqual([
    `p ${LONG.join(' ')}`,
    'p Sont compris :',
    'ul',
    '  li',
    '    p le conseil ;',
    '  li',
    '    p la formation.',
  ])
  expect(plainLines(contentOf(document, 'Durée'))).toEqual([
    'p Le contrat est conclu pour une durée de trois ans, que les parties pourront renouveler par écrit.',
  ])
  expect(losses).toEqual([
    expect.objectContaining({ kind: 'lineBreaksGuessed', count: 2 }),
    expect.objectContaining({ kind: 'repeatedLinesDropped', count: 6 }),
  ])
})

test('joins a word that is cut at the foot of a page, above the number of that page', async () => {
  const pageOf = (number: number, ...lines: string[]) => ({
    lines: [...setLines(lines), { text: `Page ${number} / 2`, x: 280, y: 40 }],
  })
  const { document } = await importPdf(
    buildPdf([
      pageOf(1, 'Le client verse le prix à trente jours, et les péna-'),
      pageOf(2, 'lités de retard courent sans mise en demeure.'),
    ]),
  )
  expect(plainLines(document.blocks[0]!.sections[0]!.content).join('\n')).toContain(
    'et les pénalités de retard courent',
  )
})

test('keeps a scanned page as an image and reports that it has no text', async () => {
  const { document, images, losses } = await importPdf(buildPdf([{ lines: [], scan: true }]))
  expect(images).toEqual([expect.objectContaining({ mime: 'image/png', widthPx: 1240 })])
  expect(document.blocks[0]?.sections[0]?.content.content[0]).toMatchObject({
    type: 'image',
    attrs: { file: images[0]?.sha256 },
  })
  expect(losses).toEqual([{ kind: 'pagesWithoutText', count: 1, where: ['1'] }])
})

test('keeps the columns of a table as lines and reports it', async () => {
  const row = (y: number, cells: string[]) =>
    cells.map((text, at): TestLine => ({ text, x: 70 + at * 180, y }))
  const { document, losses } = await importPdf(
    buildPdf([
      {
        lines: [
          ...setLines(['Les prix de la prestation sont dans le tableau qui suit.']),
          ...row(740, ['Service', 'Unité', 'Prix']),
          ...row(726, ['Conseil', 'jour', '900,00']),
        ],
      },
    ]),
  )
  expect(plainLines(contentOf(document, 'Contrat')).slice(1)).toEqual([
    'p Service\tUnité\tPrix',
    'p Conseil\tjour\t900,00',
  ])
  expect(losses).toContainEqual({ kind: 'tablesAsText', count: 2, where: ['Contrat'] })
})
