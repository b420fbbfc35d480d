import { describe, expect, test } from 'vitest'
import type { Locale } from '../../locale.ts'
import { readValues } from '../testing/read-values.ts'

const DAY = { fr: '1er mars 2024', en: 'March 1, 2024', es: '1 de marzo de 2024' } as const
const SIGNED = {
  fr: '\n\nFait à Nantes, le 1er mars 2024',
  en: '',
  es: '\n\nEn Madrid, a 1 de marzo de 2024',
}

/** `$` stands for the day, `&` for the end of a contract that is signed on it. */
function starts(language: Locale, text: string): string[] {
  const written = text.replace('$', DAY[language]).replace('&', SIGNED[language])
  return readValues('effectiveDate', written, language)
}

describe('a contract starts', () => {
  test.each<[Locale, string]>([
    ['fr', 'Il entrera en vigueur au $ et durera trois ans.'],
    ['fr', 'La présente convention prendra effet rétroactivement au $.'],
    ['fr', 'Article 3 – Prise d’effet\nLe lundi $.'],
    ['fr', 'Art. II — Entrée en application. Le vendredi $.'],
    ['fr', 'Art. 4. Entrée en vigueur : $.'],
    ['fr', 'Les parties conviennent de fixer la date d’effet des présentes au $.'],
    ['fr', 'Les prestations seront assurées à partir du $.'],
    ['fr', 'Le salarié est engagé à compter du $.'],
    ['fr', 'Le contrat est valable un an à dater du $.'],
    ['fr', 'Applicable au $'],
    ['fr', 'La licence est accordée du $ au 28 février 2027.'],
    ['fr', 'Le Club porte la marque du Parrain sur ses maillots, du $ au 31 décembre 2026.'],
    ['fr', 'Le contrat prend effet ce jour pour une durée d’un an.&'],
    ['fr', 'Il prend effet au jour de la dernière signature.&'],
    ['fr', 'Le prêt est consenti à dater de ce jour.&'],
    ['fr', 'Mise en service : le $ ; le contrat court de ce jour.'],
    ['fr', 'Article 2 - Durée\nÀ partir du $, le prestataire entretient les installations.'],
    ['fr', 'Les nouvelles conditions du contrat s’appliqueront à compter du $.'],
    ['en', 'This Agreement is made as of May 3, 2015, but effective for all purposes as of $.'],
    ['en', 'This Agreement shall come into force on $ and remain in force until terminated.'],
    ['en', 'AGREEMENT made as of $ (the "Agreement Date" or "Effective Date").'],
    ['en', 'This Agreement is for a term of three years from $.'],
    ['en', 'This Agreement is dated $ and is effective as of such date.'],
    ['en', 'This Agreement is dated and effective as of $, between Alpha Inc. and Beta Inc.'],
    ['en', 'This Agreement is made and effective this 1st day of March, 2024 by Alpha Inc.'],
    ['en', 'This Agreement is made this first day of March, 2024 (the “Effective Date”).'],
    ['en', 'This Amendment is entered into as of $ (the “Amendment Effective Date”).'],
    ['en', 'EFFECTIVE DATE\n$\n'],
    ['en', 'The term of this Agreement shall commence on $ and last two years.'],
    ['es', 'El arrendamiento comienza el $ y termina el 28 de febrero de 2025.'],
    ['es', 'Vigencia: del $ al 28 de febrero de 2025.'],
    ['es', 'El contrato entrará en vigor en la fecha de su firma.&'],
  ])('%s: %s', (language, text) => {
    expect(starts(language, text)).toEqual(['2024-03-01'])
  })
})

describe('no contract starts', () => {
  test.each<[Locale, string]>([
    ['fr', 'Les tarifs du contrat sont applicables à partir du $.'],
    ['fr', 'Le règlement (UE) 2016/679, applicable à compter du $, lie les parties au contrat.'],
    ['fr', 'La résiliation prend effet le $.'],
    ['fr', 'Le client règle 3 000 € pour la prestation sur la période du $ au 30 juin 2024.'],
    ['fr', 'Nos bureaux sont fermés pour les vacances du $ au 8 mars 2024.'],
    ['en', 'The price list is effective from $ and applies to all orders under this Agreement.'],
    ['en', 'Minimum royalties are due for each year of this Agreement beginning $.'],
    ['en', 'Commencing on $, the Distributor shall report its sales under this Agreement.'],
    ['en', 'The registration statement became effective on $.'],
    ['en', 'WHEREAS, the parties made that certain License Agreement, effective as of $.'],
    // A day in its preamble alone does not say that it starts then.
    ['en', 'This Agreement is made as of $ by and between Alpha Inc. and Beta Inc.'],
  ])('%s: %s', (language, text) => {
    expect(starts(language, text)).toEqual([])
  })
})

test('an amendment moves the end that it recalls', () => {
  const text =
    'Le contrat du 14 janvier 2022 court jusqu’au 31 janvier 2025.\nSa date d’expiration est reportée au 31 janvier 2026.'
  expect(readValues('endDate', text, 'fr')).toEqual(['2026-01-31'])
})

test('an accent may be written behind its letter', () => {
  const text = 'Applicables à compter du 1er mars 2024.'.normalize('NFD')
  expect(readValues('effectiveDate', text, 'fr')).toEqual(['2024-03-01'])
})
