import { expect, test } from 'vitest'
import { locales } from '@tacite/domain/locale.ts'
import * as units from './format-units.ts'
import * as format from './format.ts'

test.each(locales)('writes days and instants as DD/MM/YYYY in %s', (locale) => {
  expect(format.formatDay('2026-03-09', locale)).toBe('09/03/2026')
  const word = { fr: 'à', en: 'at', es: 'a las' }[locale]
  const instant = '2026-03-09T23:05:00Z'
  expect(format.formatInstant(instant, locale, 'Europe/Paris')).toBe(
    `10/03/2026 ${word}\u00A000:05`,
  )
  expect(format.formatInstant(instant, locale, 'America/New_York')).toBe(
    `09/03/2026 ${word}\u00A019:05`,
  )
  expect(format.formatCellInstant(instant, 'Europe/Paris')).toBe('10/03/2026 00:05')
})

test('writes the end of a day as that day, whatever the clock of the reader', () => {
  const midnightInParis = '2026-12-06T23:00:00Z'
  expect(format.formatLastDay(midnightInParis, 'Europe/Paris')).toBe('06/12/2026')
  expect(format.formatLastDay('2026-12-06T23:00:00.001Z', 'Europe/Paris')).toBe('07/12/2026')
})

test('refuses an invalid day', () => {
  expect(() => format.formatDay('09/03/2026', 'fr')).toThrow('Not a calendar day: 09/03/2026')
})

test('writes amounts in French euro format, tax included, in every language', () => {
  expect(format.formatAmountInclTax(1250000, 'fr')).toBe('12\u202F500,00\u00A0€\u00A0TTC')
  expect(format.formatAmountInclTax(1250005, 'en')).toBe('12\u202F500,05\u00A0€\u00A0incl. tax')
  expect(format.formatAmountInclTax(-99, 'es')).toBe('-0,99\u00A0€\u00A0IVA incl.')
  expect(format.formatAmountInclTax(100, 'fr', 'USD')).toBe('1,00\u00A0USD\u00A0TTC')
  expect(format.formatCurrency('USD', 'fr')).toBe('USD · dollar des États-Unis')
  expect(format.formatCurrency('EUR', 'es')).toBe('EUR · euro')
})

test('writes durations with their plural', () => {
  expect(units.formatDuration({ count: 1, unit: 'years' }, 'fr')).toBe('1\u00A0an')
  expect(units.formatDuration({ count: 3, unit: 'years' }, 'es')).toBe('3 años')
  expect(units.formatDuration({ count: 2, unit: 'weeks' }, 'en')).toBe('2 weeks')
})

test('writes percentages and lists as the language does', () => {
  expect(format.formatPercentage(12.5, 'fr')).toBe('12,5\u202F%')
  expect(format.formatPercentage(12.5, 'en')).toBe('12.5%')
  expect(format.formatList(['Ana', 'Luis', 'Zoe'], 'es')).toBe('Ana, Luis y Zoe')
})

test('sorts accents beside their letter and numbers by value', () => {
  const names = ['Zinc', 'Avenant 10', 'élan', 'Avenant 2', 'Été', 'eau']
  expect(names.sort(format.collator('fr').compare)).toEqual([
    'Avenant 2',
    'Avenant 10',
    'eau',
    'élan',
    'Été',
    'Zinc',
  ])
})

test('writes sizes in the unit that people say', () => {
  expect(units.formatBytes(1_572_864, 'fr')).toBe('1,5\u202FMo')
  expect(units.formatBytes(3 * 1024 ** 3, 'en')).toBe('3 GB')
  expect(units.formatBytes(0, 'es')).toBe('0 bytes')
  expect(units.formatBytes(312, 'fr')).toBe('312\u00A0octets')
  expect(units.formatBytes(1, 'en')).toBe('1 byte')
  expect(units.formatBytes(1024, 'fr')).toBe('1\u202Fko')
})
