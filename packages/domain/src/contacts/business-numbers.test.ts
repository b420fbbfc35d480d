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

/** Any valid business: eight digits, and the ninth that satisfies the checksum. */
const anySiren = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((number) => completed(String(number).padStart(8, '0')))
function completed(digits: string): string {
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(passesLuhn)!
}

test('numbers are accepted with spaces, and stored in groups', () => {
  expect(codes({ siren: '552 100 554', siret: '552.100.554 00013' })).toEqual([])
  expect(
    writeBusinessNumbers({ siren: '', siret: '55210055400013', vatNumber: 'fr 83 404 833 048' }),
  ).toEqual({ siren: '552 100 554', siret: '552 100 554 00013', vatNumber: 'FR83404833048' })
  expect(codes({})).toEqual([])
})

test('each failing check is named', () => {
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

test('numbers of two businesses do not match', () => {
  expect(codes({ siren: '404833048', siret: '55210055400013' })).toEqual(['SIRET_OTHER_SIREN'])
  expect(codes({ siren: '552100554', vatNumber: 'FR83404833048' })).toEqual(['VAT_OTHER_SIREN'])
  expect(codes({ siret: '55210055400013', vatNumber: 'FR83404833048' })).toEqual([
    'VAT_OTHER_SIREN',
  ])
  expect(codes({ siren: '552100554', vatNumber: 'DE123456789' })).toEqual([])
})

test('post offices share a SIREN and have their own check', () => {
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

test('whatever the business, its numbers match, and one wrong digit is detected', () => {
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

test.each<[country: string, right: string[], wrong: string[]]>([
  ['AT', ['U12345678'], ['12345678', 'U1234567', 'U123456789', 'X12345678']],
  ['BE', ['0123456789', '1123456789'], ['2123456789', '012345678', '01234567890']],
  ['BG', ['123456789', '1234567890'], ['12345678', '12345678901']],
  ['CY', ['12345678L'], ['123456789', '1234567L', '12345678LL']],
  ['CZ', ['12345678', '1234567890'], ['1234567', '12345678901']],
  ['DE', ['123456789'], ['12345678', '1234567890']],
  ['DK', ['12345678'], ['1234567', '123456789']],
  ['EE', ['123456789'], ['12345678', '1234567890']],
  ['EL', ['123456789'], ['12345678', '1234567890']],
  ['ES', ['A12345678', '12345678Z', 'X1234567L'], ['A1234567', 'A123456789', 'AB2345678']],
  ['FI', ['12345678'], ['1234567', '123456789']],
  ['HR', ['12345678901'], ['1234567890', '123456789012']],
  ['HU', ['12345678'], ['1234567', '123456789']],
  ['IE', ['1234567A', '1A23456B', '1234567AB', '1+23456A'], ['A234567A', '12345678', '1234567ABC']],
  ['IT', ['12345678901'], ['1234567890', '123456789012']],
  ['LT', ['123456789', '123456789012'], ['1234567890', '12345678', '1234567890123']],
  ['LU', ['12345678'], ['1234567', '123456789']],
  ['LV', ['12345678901'], ['1234567890', '123456789012']],
  ['MT', ['12345678'], ['1234567', '123456789']],
  ['NL', ['123456789B01', 'A+*456789B99'], ['123456789B0', '123456789B012', '123456789BXX']],
  ['PL', ['1234567890'], ['123456789', '12345678901']],
  ['PT', ['123456789'], ['12345678', '1234567890']],
  ['RO', ['12', '1234567890'], ['1', '12345678901']],
  ['SE', ['123456789012'], ['12345678901', '1234567890123']],
  ['SI', ['12345678'], ['1234567', '123456789']],
  ['SK', ['1234567890'], ['123456789', '12345678901']],
  [
    'XI',
    ['123456789', '123456789012', 'GD001', 'HA599'],
    ['1234567890', 'GD01', 'GX001', 'HA5999'],
  ],
])('a VAT number of %s has its own form', (country, right, wrong) => {
  for (const number of right)
    expect([number, codes({ vatNumber: `${country}${number}` })]).toEqual([number, []])
  for (const number of [...wrong, ...right.flatMap((each) => [`é${each}`, `${each}é`])])
    expect([number, codes({ vatNumber: `${country}${number}` })]).toEqual([number, ['VAT_FORMAT']])
})

test('a French VAT number has a two-character key, and a SIREN', () => {
  expect(codes({ vatNumber: 'FR83404833048' })).toEqual([])
  // A key with a letter has no published rule; O and I are never in one.
  expect(codes({ vatNumber: 'FRX3404833048' })).toEqual([])
  expect(codes({ vatNumber: 'FR3X404833048' })).toEqual([])
  for (const number of ['O3404833048', '3I404833048', '8340483304', '834048330480', 'é83404833048'])
    expect([number, codes({ vatNumber: `FR${number}` })]).toEqual([number, ['VAT_FORMAT']])
})

test('a SIREN has nine digits and a SIRET fourteen, no more and nothing else', () => {
  for (const siren of ['5521005540', 'x552100554', '552100554x'])
    expect([siren, codes({ siren })]).toEqual([siren, ['SIREN_LENGTH']])
  for (const siret of ['552100554000130', 'x55210055400013', '55210055400013x'])
    expect([siret, codes({ siret })]).toEqual([siret, ['SIRET_LENGTH']])
})

test('each error is at its field', () => {
  const fields = (numbers: Partial<Parameters<typeof businessNumberRefusals>[0]>) =>
    businessNumberRefusals({ siren: '', siret: '', vatNumber: '', ...numbers }).map(
      ({ field }) => field,
    )
  expect(fields({ siren: '1', siret: '2', vatNumber: '3' })).toEqual([
    'siren',
    'siret',
    'vatNumber',
  ])
  expect(fields({ siren: '404833048', siret: '55210055400013' })).toEqual(['siret'])
  expect(fields({ siren: '552100554', vatNumber: 'FR83404833048' })).toEqual(['vatNumber'])
})

test('only a complete number is grouped', () => {
  const siren = (typed: string) =>
    writeBusinessNumbers({ siren: typed, siret: '', vatNumber: '' }).siren
  expect(siren('552100554')).toBe('552 100 554')
  expect(siren('55210055')).toBe('55210055')
  expect(siren('x552100554')).toBe('X552100554')
  expect(siren('552100554x')).toBe('552100554X')
  expect(siren('')).toBe('')
  expect(
    writeBusinessNumbers({ siren: '404833048', siret: '55210055400013', vatNumber: '' }).siren,
  ).toBe('404 833 048')
})
