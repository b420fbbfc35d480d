import { expect, test } from 'vitest'
import { buildWord, listDefinition, type TestParagraph } from '../testing/build-word.ts'
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

test('finds articles by number and bold type, without any heading style', () => {
  const { document } = read([
    title,
    { text: 'ARTICLE PREMIER – OBJET', bold: true },
    text,
    { text: 'Article 2 : Durée', bold: true },
    text,
    { text: 'Art. 3 - Prix', underline: true },
    text,
  ])
  expect(document.title).toBe('CONTRAT DE PRESTATION')
  expect(document.numbering).toBe('articles')
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 OBJET',
    '1 Durée',
    '1 Prix',
  ])
})

test('finds heading styles, takes levels from the outline, and removes typed numbers', () => {
  const { document } = read([
    { text: 'Convention', style: 'Titre' },
    { text: '1. Objet', style: 'Titre1' },
    text,
    { text: '1.1 Périmètre', style: 'Titre2' },
    text,
    { text: '1.1.1 Exclusions', style: 'Titre3' },
    text,
    { text: '2. Durée', style: 'Titre1' },
    text,
  ])
  expect(document.title).toBe('Convention')
  expect(document.numbering).toBe('digital')
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 Objet',
    '2 Périmètre',
    '3 Exclusions',
    '1 Durée',
  ])
})

test('computes automatic numbers of several levels with restarts', () => {
  const numbering = listDefinition(1, [
    ['decimal', 'Article %1'],
    ['decimal', '%1.%2'],
  ])
  const { document, losses } = read(
    [
      title,
      { text: 'Objet', bold: true, list: [1, 0] },
      { text: 'Le présent contrat a pour objet une prestation décrite plus bas.', list: [1, 1] },
      { text: 'Il remplace tout accord antérieur entre les parties.', list: [1, 1] },
      { text: 'Durée', bold: true, list: [1, 0] },
      { text: 'Le contrat est conclu pour un an.', list: [1, 1] },
    ],
    numbering,
  )
  expect(document.numbering).toBe('articles')
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 Objet',
    '1 Durée',
  ])
  expect(plainLines(contentOf(document, 'Durée'))).toEqual([
    'p 2.1 Le contrat est conclu pour un an.',
  ])
  expect(losses).toContainEqual({ kind: 'listNumbersAsText', count: 3, where: ['Objet', 'Durée'] })
})

test('joins a number alone on its line with the title below it', () => {
  const { document } = read([
    { text: 'Employment Contract', style: 'Titre' },
    { text: '§ 1', bold: true, align: 'center' },
    { text: 'Duties of the employee', bold: true, align: 'center' },
    { text: 'The employee is hired as a developer and works with care for the company.' },
    { text: '§ 2', bold: true, align: 'center' },
    { text: 'Holidays', bold: true, align: 'center' },
    { text: 'The employee is entitled to five weeks of holidays in each year of work.' },
  ])
  expect(document.numbering).toBe('digital')
  expect(outlineText(document)).toEqual([
    '[body] Preamble',
    '1 Heading (unnumbered)',
    '[body] Contract',
    '1 Duties of the employee',
    '1 Holidays',
  ])
})

test('separates an inline heading from its text', () => {
  const runIn = (head: string, rest: string) =>
    `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${head}</w:t></w:r><w:r><w:t xml:space="preserve"> ${rest}</w:t></w:r></w:p>`
  const { document } = read([
    title,
    runIn('1. Objet.', 'Le présent contrat porte sur une prestation.'),
    runIn('2. Durée.', 'Il dure un an.'),
    { text: '3. RÉSILIATION. Chaque partie peut résilier le contrat avec un préavis.' },
    { text: 'Article 4 – Prix : Le prix est de cent euros par mois.' },
  ])
  expect(outlineText(document)).toEqual([
    '[body] Préambule',
    '1 En-tête (unnumbered)',
    '[body] Contrat',
    '1 Objet',
    '1 Durée',
    '1 RÉSILIATION',
    '1 Prix',
  ])
  expect(plainLines(contentOf(document, 'Objet'))).toEqual([
    'p Le présent contrat porte sur une prestation.',
  ])
  expect(plainLines(contentOf(document, 'Prix'))).toEqual(['p Le prix est de cent euros par mois.'])
})

test('names clauses without a title after their first words, and reports it', () => {
  const { document, losses, language } = read([
    { text: 'CONTRATO DE ARRENDAMIENTO', bold: true, align: 'center' },
    { text: 'C L Á U S U L A S:', bold: true, align: 'center' },
    { text: 'PRIMERA.- El arrendatario se obliga a pagar la renta en los primeros días del mes.' },
    { text: 'DÉCIMA PRIMERA.- La duración de este contrato será de un año para las partes.' },
  ])
  expect(language).toBe('es')
  expect(document.numbering).toBe('articles')
  expect(outlineText(document).slice(-2)).toEqual([
    '1 El arrendatario se obliga a pagar la renta en los primeros días del…',
    '1 La duración de este contrato será de un año para las partes',
  ])
  expect(losses).toContainEqual(expect.objectContaining({ kind: 'titlesFromText', count: 2 }))
  expect(losses).toContainEqual(expect.objectContaining({ kind: 'numbersChanged' }))
})

test('numbers a clause without a title among titled ones, so that their numbers stay right', () => {
  const { document, losses } = read([
    { text: 'ARTICLE 1 – LIEUX', bold: true },
    { text: '1.1 – Destination', bold: true },
    text,
    {
      text: '1.2 – Le preneur déclare faire son affaire personnelle, à ses frais, des autorisations.',
    },
    { text: '1.3 – Exploitation', bold: true },
    text,
    { text: 'ARTICLE 2 – PRIX', bold: true },
    { text: '2.1 – Le prix est payable à trente jours fin de mois par virement bancaire.' },
  ])
  expect(outlineText(document)).toEqual([
    '[body] Contrat',
    '1 LIEUX',
    '2 Destination',
    '2 Le preneur déclare faire son affaire personnelle…',
    '2 Exploitation',
    '1 PRIX',
  ])
  expect(losses.map(({ kind }) => kind)).toEqual(['titlesFromText'])
})

test('leaves references, dates, amounts and enumerations in the text', () => {
  const { document } = read([
    { text: 'ARTICLE 1 – OBJET', bold: true },
    { text: 'Article 1103 du Code civil : les contrats légalement formés tiennent lieu de loi.' },
    { text: 'article L.145-40-2 du Code de commerce' },
    { text: '12.05.2024 est la date de signature' },
    { text: '30 jours après la facture' },
    { text: 'a) le matériel' },
    { text: 'b) les logiciels' },
    { text: '1. un premier point, court ;' },
    { text: '2. un second point, court ;' },
    { text: 'ARTICLE 2 – PRIX', bold: true },
    text,
  ])
  expect(outlineText(document)).toEqual(['[body] Contrat', '1 OBJET', '1 PRIX'])
})

test('ranks Roman numerals, letters and decimals by how they nest', () => {
  const { document } = read([
    { text: 'I – OBJET', bold: true },
    text,
    { text: 'A. Prestations', bold: true },
    text,
    { text: '1) Conseil', bold: true },
    text,
    { text: 'B. Exclusions', bold: true },
    text,
    { text: 'II – PRIX', bold: true },
    text,
  ])
  expect(document.numbering).toBe('roman')
  expect(outlineText(document).slice(1)).toEqual([
    '1 OBJET',
    '2 Prestations',
    '3 Conseil',
    '2 Exclusions',
    '1 PRIX',
  ])
})

test('flattens a fourth level and says where', () => {
  const { document, losses } = read([
    { text: '1 Objet', style: 'Titre1' },
    { text: '1.1 Périmètre', style: 'Titre2' },
    { text: '1.1.1 Détail', style: 'Titre3' },
    { text: '1.1.1.1 Précision', style: 'Titre4' },
    text,
  ])
  expect(outlineText(document).at(-1)).toBe('3 Précision')
  expect(losses).toContainEqual({ kind: 'levelsFlattened', count: 1, where: ['Précision'] })
})

test('finds titles by size alone when nothing is numbered', () => {
  const { document } = read([
    { text: 'Confidentiality agreement', sizePt: 24 },
    { text: 'Definition', sizePt: 16 },
    { text: 'Confidential information is what the parties say to each other in private.' },
    { text: 'Survival', sizePt: 16 },
    { text: 'The duties of the parties survive the end of this agreement for two years.' },
  ])
  expect(document.title).toBe('Confidentiality agreement')
  expect(document.numbering).toBe('none')
  expect(outlineText(document)).toEqual([
    '[body] Contract',
    '1 Heading (unnumbered)',
    '1 Definition',
    '1 Survival',
  ])
})

test('takes no title from an enumeration below numbered titles, but a plain one that continues their numbers', () => {
  const { document } = read([
    { text: '1. Objet', bold: true },
    { text: 'Sont remis au client :' },
    { text: '1. Plan des lieux' },
    { text: '2. Tarif horaire' },
    text,
    { text: '2. Durée' },
    text,
    { text: '3. Prix', bold: true },
    text,
  ])
  expect(outlineText(document)).toEqual(['[body] Contrat', '1 Objet', '1 Durée', '1 Prix'])
})
