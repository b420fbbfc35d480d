import { describe, expect, test } from 'vitest'
import { extractTerms } from '../extract-terms.ts'
import { readValues } from '../testing/read-values.ts'

describe('days', () => {
  test('a contract that takes effect with its signature starts on that day', () => {
    const text =
      'Le contrat prend effet à compter de sa signature.\n\nFait à Nantes, le 3 mars 2025'
    expect(readValues('effectiveDate', text)).toEqual(['2025-03-03'])
  })

  test('an anniversary of the start is the end of as many years', () => {
    const text =
      'This Agreement is made as of May 1, 2020 (the “Effective Date”) between Alpha, Inc. (“A”) and Beta LLC (“B”).\nThe term of this Agreement ends on the third anniversary of the Effective Date.'
    expect(readValues('endDate', text)).toEqual(['2023-04-30'])
  })

  test('a first day without a year is of the year of the last', () => {
    const text = 'Durée du contrat : du 1er janvier au 31 décembre 2023.'
    expect(readValues('effectiveDate', text)).toEqual(['2023-01-01'])
    expect(readValues('endDate', text)).toEqual(['2023-12-31'])
  })

  test('the day of a law, a birth or another contract is none of them', () => {
    const text =
      'La loi du 6 juillet 1989 s’applique. Monsieur Bernard est né le 4 mai 1970. Ce marché public fait suite à la délibération du 2 mars 2021.'
    expect(readValues('signatureDate', text)).toEqual([])
    expect(readValues('effectiveDate', text)).toEqual([])
  })

  test('what a template leaves open stays open', () => {
    const text = 'Fait à ________, le ________. Le contrat prend effet le [date].'
    expect(readValues('signatureDate', text)).toEqual([])
    expect(readValues('effectiveDate', text)).toEqual([])
  })
})

describe('durations', () => {
  test.each([
    ['Le présent contrat est conclu pour une durée de trente-six mois.', 36, 'months'],
    ['The initial term of this Agreement shall be two (2) years.', 2, 'years'],
    [
      'El presente contrato tendrá una duración de cuatro (4) años para el conjunto de los servicios.',
      4,
      'years',
    ],
  ])('%s', (text, count, unit) => {
    expect(readValues('duration', text)).toEqual([{ count, unit }])
  })

  test('a contract may have no end', () => {
    expect(
      readValues('duration', 'La convention est conclue pour une durée indéterminée.'),
    ).toEqual(['indefinite'])
  })

  test('a warranty, a secret or a ban is no duration of the contract', () => {
    const text =
      'Le matériel du contrat est garanti pour une durée de deux ans. Les parties gardent le secret pendant cinq ans après la fin du contrat.'
    expect(readValues('duration', text)).toEqual([])
  })
})

describe('renewal', () => {
  test('tacit, excluded, with an agreement', () => {
    expect(readValues('renewal', 'Le contrat est renouvelable par tacite reconduction.')).toEqual([
      'tacit',
    ])
    expect(
      readValues('renewal', 'Le contrat ne pourra pas faire l’objet d’une tacite reconduction.'),
    ).toEqual(['none'])
    const refused =
      'Il n’est pas renouvelable par tacite reconduction ; toute prolongation suppose un avenant signé.'
    expect(readValues('renewal', refused)).not.toContain('tacit')
    expect(
      readValues('renewal', 'Le contrat peut être renouvelé par avenant signé des deux parties.'),
    ).toEqual(['withAgreement'])
    expect(
      readValues('renewal', 'This Agreement shall automatically renew for successive terms.'),
    ).toEqual(['tacit'])
  })

  test('for the same time as before', () => {
    const text =
      'Le contrat est conclu pour une durée de deux ans. Il est renouvelé par tacite reconduction pour la même durée.'
    expect(readValues('renewalDuration', text)).toEqual([{ count: 2, unit: 'years' }])
  })

  test('at most so often', () => {
    expect(readValues('maxRenewals', 'Le marché est reconductible trois fois.')).toEqual([3])
  })

  test('of a certificate is not that of the contract', () => {
    expect(
      readValues('renewal', 'Le renouvellement automatique du certificat est payant.'),
    ).toEqual([])
  })
})

describe('notice', () => {
  test('of non-renewal, before the term', () => {
    const text =
      'Le contrat est reconduit tacitement, sauf dénonciation par lettre recommandée deux mois au moins avant son échéance.'
    expect(readValues('notice', text)).toEqual([{ count: 2, unit: 'months' }])
    expect(readValues('noticeForm', text)).toEqual(['registered'])
    expect(
      readValues(
        'notice',
        'This Agreement renews for successive one-year terms unless either party gives at least sixty (60) days’ written notice prior to the end of the then-current term.',
      ),
    ).toEqual([{ count: 60, unit: 'days' }])
  })

  test('of an exit at any time is another', () => {
    const text =
      'Chaque partie peut résilier le contrat à tout moment, moyennant un préavis de trois mois.'
    expect(readValues('earlyExit', text)).toEqual([{ count: 3, unit: 'months' }])
    expect(readValues('notice', text)).toEqual([])
  })

  test('of a contract without an end is that of its termination', () => {
    const text =
      'Le contrat est conclu pour une durée indéterminée. Chaque partie peut le résilier à tout moment, moyennant un préavis de trois mois.'
    expect(readValues('notice', text)).toEqual([{ count: 3, unit: 'months' }])
  })

  test('is none where a fault ends the contract', () => {
    const text =
      'En cas de manquement, le contrat est résilié trente jours après une mise en demeure restée sans effet.'
    expect(readValues('notice', text)).toEqual([])
    expect(readValues('earlyExit', text)).toEqual([])
  })
})

describe('law and court', () => {
  test.each([
    ['Le présent contrat est régi par la loi française.', 'France'],
    ['This Agreement shall be governed by the laws of the State of New York.', 'New York'],
    ['El presente contrato se rige por la legislación española.', 'Spain'],
  ])('%s', (text, law) => {
    expect(readValues('governingLaw', text)).toEqual([law])
  })

  test('a law is surer where it governs than where something accords with it', () => {
    const confidence = (text: string) =>
      extractTerms({ language: 'en', pages: [text] }).values[0]?.confidence
    const governed = 'This Agreement is governed by the laws of the State of New York.'
    const according = 'Disputes are settled in accordance with the laws of the State of New York.'
    expect(confidence(governed)).toBeGreaterThan(confidence(according)!)
  })

  test('the law under which a company exists governs no contract', () => {
    expect(
      readValues('governingLaw', 'Alpha is a company organized under the laws of Delaware.'),
    ).toEqual([])
  })

  test('a register is no court', () => {
    expect(
      readValues('court', 'La société est inscrite au greffe du tribunal de commerce de Lille.'),
    ).toEqual([])
  })
})

describe('parties', () => {
  test('are those that an English contract defines', () => {
    const text =
      'This Agreement is made on May 1, 2020 by and between Alpha Tools, Inc., a Delaware corporation (“Alpha”), 1 Main Street, and Beta LLC, a Texas company (“Beta”).'
    expect(readValues('party', text)).toEqual(['Alpha Tools, Inc.', 'Beta LLC'])
  })

  test('are none where a template leaves them open', () => {
    const text =
      'ENTRE LES SOUSSIGNÉS :\n\n[Nom de la société], ci-après dénommée « le Client », d’une part,\n\nET\n\n________, ci-après dénommé « le Prestataire », d’autre part.'
    expect(readValues('party', text)).toEqual([])
  })
})

describe('money', () => {
  test('an amount without tax is not the total', () => {
    const text = 'Le prix total du contrat est de 5 000 € hors taxes.'
    expect(readValues('amountInclTaxCents', text)).toEqual([])
    expect(readValues('currency', text)).toEqual(['EUR'])
  })

  test('the capital of a company caps no liability', () => {
    const text = 'Alpha, société à responsabilité limitée au capital de 10 000 €, signe le contrat.'
    expect(readValues('liabilityCapCents', text)).toEqual([])
  })

  test('a cap, an index, days to pay', () => {
    const text =
      'La responsabilité du Prestataire est plafonnée à 50 000 €. Le prix est révisé selon l’indice Syntec. Les factures sont réglées à 30 jours fin de mois.'
    expect(readValues('liabilityCapCents', text)).toEqual([5_000_000])
    expect(readValues('priceIndex', text)).toEqual(['Syntec'])
    expect(readValues('paymentDays', text)).toEqual([30])
  })
})
