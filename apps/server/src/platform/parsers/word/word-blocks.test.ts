import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { expect, test } from 'vitest'
import { buildWord, type TestParagraph } from '../testing/build-word.ts'
import { contentOf, outlineText, plainLines } from '../testing/outline-text.ts'
import { readWord } from './read-word.ts'

const TEXT =
  'Le prestataire exécute les prestations avec soin, dans les délais convenus et selon les règles de son art.'
const text: TestParagraph = { text: TEXT }
const title: TestParagraph = {
  text: 'CONTRAT DE PRESTATION',
  bold: true,
  align: 'center',
  sizePt: 18,
}

function read(body: (TestParagraph | string)[], numbering?: string) {
  return readWord(buildWord({ body, ...(numbering && { numbering }) }))
}

test('keeps what precedes the first article, and names the parties', () => {
  const { document } = read([
    title,
    { text: 'ENTRE LES SOUSSIGNÉS :', bold: true },
    { text: 'La société Alpha, société par actions simplifiée, dont le siège est à Lyon,' },
    { text: 'D’UNE PART,', bold: true },
    { text: 'ET', bold: true },
    { text: 'La société Bêta, dont le siège est à Nantes,' },
    { text: 'D’AUTRE PART,', bold: true },
    { text: 'IL A ÉTÉ CONVENU CE QUI SUIT :', bold: true },
    { text: 'ARTICLE 1 – OBJET', bold: true },
    text,
    { text: 'ARTICLE 2 – PRIX', bold: true },
    text,
  ])
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '1 ENTRE LES SOUSSIGNÉS (unnumbered)',
    '[body] Contrat',
    '1 OBJET',
    '1 PRIX',
  ])
  expect(plainLines(contentOf(document, 'ENTRE LES SOUSSIGNÉS'))).toContain(
    'p <bold>IL A ÉTÉ CONVENU CE QUI SUIT :</bold>',
  )
})

test('numbers what the file numbers, whatever comes before or between', () => {
  const { document, losses } = read([
    title,
    { text: 'Entre Alpha, d’une part, et Bêta, d’autre part, il est convenu ce qui suit.' },
    { text: 'PRÉAMBULE', bold: true },
    text,
    { text: 'Article 1 – Objet', bold: true },
    text,
    { text: 'Article 2 – Prix', bold: true },
    text,
    { text: '2.1 Révision', bold: true },
    text,
    { text: 'Annexe 1 – Tarifs', bold: true },
    { text: 'Le tarif est de cent euros.' },
  ])
  const { sections } = numberSections(document, numberingLabels.fr)
  expect(
    document.blocks.flatMap((block) =>
      block.sections.map(({ id, title: name }) => [sections.get(id)?.label, name]),
    ),
  ).toEqual([
    ['', 'Parties'],
    ['', 'PRÉAMBULE'],
    ['Article\u00A01', 'Objet'],
    ['Article\u00A02', 'Prix'],
    ['2.1', 'Révision'],
    ['', 'Tarifs'],
  ])
  expect(losses.map(({ kind }) => kind)).not.toContain('numbersChanged')
})

test('leaves a file without any number to be numbered later', () => {
  const { document } = read([
    { text: 'OBJET', bold: true },
    text,
    { text: 'PRIX', bold: true },
    text,
  ])
  expect(document.numbering).toBe('none')
  expect(outlineText(document).filter((line) => line.includes('unnumbered'))).toEqual([])
})

test('names an untitled beginning after its first words', () => {
  const body = (first: string) => [
    title,
    { text: first },
    { text: 'Article 1 – Objet', bold: true },
    text,
  ]
  const parties = read(
    body('Entre les soussignés Alpha, d’une part, et Bêta, d’autre part, il est convenu.'),
  )
  expect(outlineText(parties.document)[1]).toBe('1 Parties (unnumbered)')
  const recital = read(
    body('Les parties se sont rapprochées en vue de conclure le présent accord.'),
  )
  expect(outlineText(recital.document)[1]).toBe('1 Préambule (unnumbered)')
})

test('turns the signature part and the annexes into separate blocks', () => {
  const { document } = read([
    title,
    { text: 'ARTICLE 1 – OBJET', bold: true },
    text,
    { text: 'ARTICLE 2 – ANNEXES', bold: true },
    { text: 'Annexe 1 : Plan des locaux' },
    { text: 'Annexe 2 : Tarifs' },
    { text: 'Fait à Lyon, le 3 mars 2026, en deux exemplaires originaux.' },
    { text: 'Le client\t\tLe prestataire' },
    { text: 'ANNEXE 1', bold: true, align: 'center' },
    { text: 'Plan des locaux', bold: true, align: 'center' },
    { text: 'Le plan est remis aux parties.' },
    { text: 'Annexe 2 – Tarifs', bold: true },
    { text: '1. Tarif horaire', bold: true },
    { text: 'Le tarif est de cent euros.' },
    { text: '2. Frais', bold: true },
    { text: 'Les frais sont remboursés sur justificatif.' },
  ])
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 OBJET',
    '1 ANNEXES',
    '[signature] Signatures',
    '1 Signatures',
    '[annex] Plan des locaux',
    '1 Plan des locaux (unnumbered)',
    '[annex] Tarifs',
    '1 Tarif horaire',
    '1 Frais',
  ])
  expect(plainLines(contentOf(document, 'ANNEXES'))).toHaveLength(2)
})

test.each([
  ['IN WITNESS WHEREOF, the parties have executed this agreement.', 'en'],
  ['En prueba de conformidad, las partes firman el presente contrato.', 'es'],
])('recognises the signature part: %s', (line) => {
  const { document } = read([
    { text: '1. Scope', bold: true },
    { text: 'The services are described in the order and no se extienden a más.' },
    { text: line },
    { text: 'By: ____________' },
  ])
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['body', 'signature'])
})

test('makes blocks of titles above continuously numbered articles', () => {
  const { document, losses } = read([
    { text: 'TITRE I – DISPOSITIONS GÉNÉRALES', bold: true, align: 'center' },
    { text: 'Article 1 – Objet', bold: true },
    text,
    { text: 'Article 2 – Durée', bold: true },
    text,
    { text: 'TITRE II – DISPOSITIONS FINANCIÈRES', bold: true, align: 'center' },
    { text: 'Article 3 – Prix', bold: true },
    text,
  ])
  expect(outlineText(document)).toEqual([
    '[body] TITRE I – DISPOSITIONS GÉNÉRALES',
    '1 Objet',
    '1 Durée',
    '[body] TITRE II – DISPOSITIONS FINANCIÈRES',
    '1 Prix',
  ])
  expect(losses).toEqual([])
})

test('keeps a document without any heading as one section', () => {
  const { document } = read([text, text])
  expect(outlineText(document)).toEqual(['[body] Contrat', '1 Contrat'])
})
