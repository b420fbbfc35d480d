import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  businessNumberRefusals,
  frenchVatKey,
  passesLuhn,
  writeBusinessNumbers,
} from './business-numbers.ts'

const codes = (numbers: Partial<Parameters<typeof businessNumberRefusals>[0]>) =>
  businessNumberRefusals({ siren: '', siret: '', vatNumber: '', ...numbers }).map(
    ({ code }) => code,
  )

/** Any business: eight digits, and the ninth that makes them pass. */
const anySiren = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((number) => completed(String(number).padStart(8, '0')))
function completed(digits: string): string {
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(passesLuhn)!
}

test('numbers are read with the blanks that people write, and kept in groups', () => {
  expect(codes({ siren: '552 100 554', siret: '552.100.554 00013' })).toEqual([])
  expect(
    writeBusinessNumbers({ siren: '', siret: '55210055400013', vatNumber: 'fr 83 404 833 048' }),
  ).toEqual({ siren: '552 100 554', siret: '552 100 554 00013', vatNumber: 'FR83404833048' })
  expect(codes({})).toEqual([])
})

test('each check that fails is named', () => {
  expect(codes({ siren: '55210055' })).toEqual(['SIREN_LENGTH'])
  expect(codes({ siren: '552100555' })).toEqual(['SIREN_CHECK'])
  expect(codes({ siret: '552100554' })).toEqual(['SIRET_LENGTH'])
  expect(codes({ siret: '55210055400014' })).toEqual(['SIRET_CHECK'])
  expect(codes({ vatNumber: 'US123' })).toEqual(['VAT_COUNTRY'])
  expect(codes({ vatNumber: 'DE12' })).toEqual(['VAT_FORMAT'])
  expect(codes({ vatNumber: 'FR84404833048' })).toEqual(['VAT_KEY'])
  expect(codes({ vatNumber: 'FR83404833049' })).toEqual(['VAT_SIREN_CHECK'])
  expect(codes({ siren: '1', siret: '2', vatNumber: '3' })).toHaveLength(3)
})

test('numbers of two businesses do not go together', () => {
  expect(codes({ siren: '404833048', siret: '55210055400013' })).toEqual(['SIRET_OTHER_SIREN'])
  expect(codes({ siren: '552100554', vatNumber: 'FR83404833048' })).toEqual(['VAT_OTHER_SIREN'])
  expect(codes({ siret: '55210055400013', vatNumber: 'FR83404833048' })).toEqual([
    'VAT_OTHER_SIREN',
  ])
  expect(codes({ siren: '552100554', vatNumber: 'DE123456789' })).toEqual([])
})

test('post offices share a SIREN and have a check of their own', () => {
  expect(codes({ siret: '35600000000048' })).toEqual([])
  expect(codes({ siret: '35600000049837' })).toEqual([])
  expect(codes({ siret: '35600000049838' })).toEqual(['SIRET_CHECK'])
})

test('VAT numbers of other countries follow their own pattern', () => {
  for (const vatNumber of [
    'ATU12345678',
    'BE0123456789',
    'ESB12345678',
    'NL123456789B01',
    'EL123456789',
    'IE1234567WA',
  ])
    expect(codes({ vatNumber })).toEqual([])
})

test('whatever the business, its numbers go together, and one wrong digit shows', () => {
  fc.assert(
    fc.property(
      anySiren,
      fc.nat(9999),
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (siren, office, at, add) => {
        const siret = completed(siren + String(office).padStart(4, '0'))
        const vatNumber = `FR${frenchVatKey(siren)}${siren}`
        expect(codes({ siren, siret, vatNumber })).toEqual([])
        const wrong =
          siren.slice(0, at) + String((Number(siren[at]) + add) % 10) + siren.slice(at + 1)
        expect(codes({ siren: wrong })).toEqual(['SIREN_CHECK'])
        expect(codes({ vatNumber: `FR${frenchVatKey(siren)}${wrong}` })).toEqual([
          'VAT_SIREN_CHECK',
        ])
      },
    ),
  )
})
