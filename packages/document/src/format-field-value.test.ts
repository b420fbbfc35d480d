import { expect, test } from 'vitest'
import type { FieldType, FieldValue } from './field-definition.ts'
import { formatFieldValue } from './format-field-value.ts'

const KEPT = '50\u00A0000\u00A0euros'
const SIREN = 'SIREN 732\u00A0829\u00A0320'

test.each<[FieldType, FieldValue, string, string, string]>([
  ['text', 'Été', 'Été', 'Été', 'Été'],
  ['number', 12345.678, '12\u202F345,678', '12,345.678', '12.345,678'],
  ['amount', 1_250_000, '12\u202F500,00\u00A0€', '12\u202F500,00\u00A0€', '12\u202F500,00\u00A0€'],
  ['amount', -5, '-0,05\u00A0€', '-0,05\u00A0€', '-0,05\u00A0€'],
  ['percentage', 12.5, '12,5\u202F%', '12.5%', '12,5\u00A0%'],
  ['date', '2026-03-09', '09/03/2026', '09/03/2026', '09/03/2026'],
  ['duration', { count: 1, unit: 'years' }, '1\u00A0an', '1\u00A0year', '1\u00A0año'],
  ['duration', { count: 2, unit: 'weeks' }, '2\u00A0semaines', '2\u00A0weeks', '2\u00A0semanas'],
  ['duration', { count: 0, unit: 'days' }, '0\u00A0jour', '0\u00A0days', '0\u00A0días'],
  ['yesNo', true, 'oui', 'yes', 'sí'],
  ['multipleChoice', ['A', 'B', 'C'], 'A, B et C', 'A, B, and C', 'A, B y C'],
  ['text', '50 000 euros', KEPT, KEPT, KEPT],
  ['text', 'SIREN 732 829 320', SIREN, SIREN, SIREN],
  ['text', '12 rue de la Forge', '12 rue de la Forge', '12 rue de la Forge', '12 rue de la Forge'],
  ['text', '2026 100 pièces', '2026 100 pièces', '2026 100 pièces', '2026 100 pièces'],
  ['text', '2026-03-09', '2026-03-09', '2026-03-09', '2026-03-09'],
  ['date', '2026-03-09 ?', '2026-03-09 ?', '2026-03-09 ?', '2026-03-09 ?'],
  ['date', '~ 2026-03-09', '~ 2026-03-09', '~ 2026-03-09', '~ 2026-03-09'],
  ['date', 'bientôt', 'bientôt', 'bientôt', 'bientôt'],
])('writes a %s: %j', (type, value, fr, en, es) => {
  expect(formatFieldValue(type, value, { locale: 'fr', currency: 'EUR' })).toBe(fr)
  expect(formatFieldValue(type, value, { locale: 'en', currency: 'EUR' })).toBe(en)
  expect(formatFieldValue(type, value, { locale: 'es', currency: 'EUR' })).toBe(es)
})

test.each(['fr', 'en', 'es'] as const)(
  'writes an amount in another currency with its code, in %s too',
  (locale) => {
    const written = formatFieldValue('amount', 1_250_000, { locale, currency: 'USD' })
    expect(written).toBe('12\u202F500,00\u00A0USD')
  },
)
