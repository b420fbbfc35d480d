import { describe, expect, test } from 'vitest'
import { extractTerms } from './extract-terms.ts'

const CONTRACT = `CONTRAT DE MAINTENANCE

ENTRE LES SOUSSIGNÉS :

La société Lumen Services, SAS au capital de 40 000 €, dont le siège social est situé 4 rue des Lilas, 69003 Lyon, immatriculée au RCS de Lyon sous le numéro 732 829 320, représentée par Mme Claire Morel, ci-après dénommée « le Prestataire », d'une part,

ET

La société Ateliers Garance, SARL, ci-après dénommée « le Client », d'autre part.

Article 1 - Durée
Le présent contrat prend effet le 1er janvier 2025 pour une durée de trois (3) ans. Il est renouvelé par tacite reconduction pour des périodes successives d'un an, sauf dénonciation par lettre recommandée avec accusé de réception trois mois avant l'échéance.

Article 2 - Prix
Le prix total est fixé à 10 000 € HT, soit 12 000 € TTC. Les factures sont payables à 45 jours.

Article 3 - Litiges
Le contrat est soumis au droit français. Tout litige relève du tribunal de commerce de Lyon.

Fait à Lyon, le 15 décembre 2024`

const read = (...pages: string[]) => extractTerms({ language: null, pages })
const found = (...pages: string[]) =>
  Object.fromEntries(read(...pages).values.map(({ field, value }) => [field, value]))

describe('the terms of a contract', () => {
  test('are read with their normal forms', () => {
    expect(found(CONTRACT)).toMatchObject({
      title: 'CONTRAT DE MAINTENANCE',
      contractType: 'maintenance',
      siren: '732829320',
      signatureDate: '2024-12-15',
      effectiveDate: '2025-01-01',
      duration: { count: 3, unit: 'years' },
      renewal: 'tacit',
      renewalDuration: { count: 1, unit: 'years' },
      notice: { count: 3, unit: 'months' },
      noticeForm: 'registered',
      governingLaw: 'France',
      court: 'Lyon',
      amountInclTaxCents: 1_200_000,
      currency: 'EUR',
      paymentDays: 45,
      representative: 'Claire Morel',
    })
    const { values } = read(CONTRACT)
    const parties = values.filter(({ field }) => field === 'party').map(({ value }) => value)
    expect(parties).toEqual(['Lumen Services', 'Ateliers Garance'])
  })

  test('have their place and their sentence on the page', () => {
    const { values } = read('Page une.', 'Le contrat prend effet le 1er janvier 2025.')
    const [effect] = values.filter(({ field }) => field === 'effectiveDate')
    expect(effect).toMatchObject({
      evidence: { page: 1, start: 26, end: 42 },
      sentence: { page: 1, start: 0, end: 43 },
      rule: 'fr.effect.takes-effect',
    })
  })

  test('say what they were computed from', () => {
    const { values } = read(CONTRACT)
    expect(values.find(({ field }) => field === 'endDate')).toMatchObject({
      value: '2027-12-31',
      derivedFrom: ['effectiveDate', 'duration'],
    })
  })

  test('are the same each time', () => {
    expect(read(CONTRACT)).toEqual(read(CONTRACT))
  })

  test('keep their place across lines, marks of formatting and hyphens', () => {
    const page = 'Le présent **contrat** est con-\nclu pour une durée de **12 mois**.'
    const { values } = read(page)
    const duration = values.find(({ field }) => field === 'duration')!
    expect(page.slice(duration.evidence.start, duration.evidence.end)).toBe('12 mois')
  })

  test('are none in a text that is no contract', () => {
    expect(read('Recette : 3 œufs, 200 g de farine, cuire 45 minutes.').values).toEqual([])
    expect(read('').values).toEqual([])
  })
})

describe('cross-checks', () => {
  const doubts = (text: string) => read(text).doubts.map(({ code }) => code)

  test('show both sentences that disagree, and neither counts as read', () => {
    const text =
      'Le contrat est soumis au droit français. Le présent contrat est soumis au droit belge.'
    const { values, doubts: all } = read(text)
    expect(all).toMatchObject([
      { code: 'sentencesDisagree', values: [{ value: 'France' }, { value: 'Belgium' }] },
    ])
    const law = values.find(({ field }) => field === 'governingLaw')
    expect(law?.confidence).toBeLessThan(0.9)
  })

  test('compare the end with start and duration', () => {
    const wrong = (end: string) =>
      doubts(
        `Le contrat prend effet le 1er janvier 2025 pour une durée de 12 mois, soit jusqu'au ${end}.`,
      )
    expect(wrong('31 décembre 2025')).toEqual([])
    expect(wrong('1er janvier 2026')).toEqual([])
    expect(wrong('30 juin 2026')).toEqual(['endAgainstDuration'])
    expect(wrong('30 juin 2024')).toEqual(['endBeforeStart'])
  })

  test('compare the notice with the term', () => {
    expect(
      doubts(
        "Le contrat est conclu pour une durée de 2 mois. Il est tacitement reconduit, sauf dénonciation six mois avant l'échéance.",
      ),
    ).toEqual(['noticeBeyondTerm'])
  })

  test('do not return a number with a wrong check digit, and say so', () => {
    const { values, doubts: all } = read(
      'La société Alpha, SAS, est immatriculée au RCS sous le numéro 732 829 321.',
    )
    expect(values.some(({ field }) => field === 'siren')).toBe(false)
    expect(all.map(({ code }) => code)).toEqual(['checkDigit'])
  })

  test('are sure of a SIREN only where its register is named', () => {
    const siren = (text: string) =>
      read(text).values.find(({ field }) => field === 'siren')?.confidence
    expect(siren('La société Alpha, RCS Lyon 732 829 320, vend.')).toBeGreaterThan(0.9)
    expect(siren('La société Alpha a le numéro 732 829 320.')).toBeLessThan(0.9)
    expect(siren('La société Alpha exécute la commande n° CDE732829320.')).toBeUndefined()
  })

  test('compare the SIRET with the SIREN beside it', () => {
    expect(
      doubts('La société Alpha, SIREN 732 829 320, SIRET 552 100 554 00013, dont le contrat suit.'),
    ).toEqual(['otherSiren'])
  })

  test('doubt an amount whose words and figures differ', () => {
    const amount = (text: string) =>
      read(text).values.find(({ field }) => field === 'amountInclTaxCents')?.confidence
    const told = (figures: string) =>
      `Le prix total est de dix mille euros (${figures} €) toutes taxes comprises.`
    expect(amount(told('10 000'))).toBeGreaterThan(0.9)
    expect(amount(told('12 000')) ?? 0).toBeLessThan(0.6)
  })
})
