import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedValues, readPattern, type NamePattern } from './name-pattern.ts'

const pattern = readPattern('{contrepartie} - {titre} - {date}') as NamePattern

test('a name is cut where its parts read as what they are', () => {
  expect(namedValues(pattern, 'Cadexia SAS - Maintenance - 2024-03-01')).toEqual({
    counterparty: 'Cadexia SAS',
    title: 'Maintenance',
    signatureDate: '2024-03-01',
  })
  expect(namedValues(pattern, 'Cadexia – Contrat - cadre – 1er mars 2024')).toEqual({
    counterparty: 'Cadexia',
    title: 'Contrat - cadre',
    signatureDate: '1er mars 2024',
  })
})

test('a name that is not of the pattern says nothing', () => {
  expect(namedValues(pattern, 'Cadexia Maintenance')).toBeNull()
  expect(namedValues(pattern, 'Cadexia - Maintenance - signé')).toBeNull()
  expect(namedValues(pattern, ' -  - ')).toBeNull()
})

test('scanners write underscores', () => {
  const underscored = readPattern('{titre}_{référence}') as NamePattern
  expect(namedValues(underscored, 'Bail_REF-12')).toEqual({ title: 'Bail', reference: 'REF-12' })
})

test('a pattern with an unknown part, the same part twice, parts that touch, or none is refused', () => {
  const code = (typed: string) => (readPattern(typed) as { code?: string }).code
  expect(code('{truc}')).toBe('IMPORT_PATTERN_PART_UNKNOWN')
  expect(code('{titre} {title}')).toBe('IMPORT_PATTERN_PART_TWICE')
  expect(code('{titre}{date}')).toBe('IMPORT_PATTERN_PARTS_TOUCH')
  expect(code('contrat')).toBe('IMPORT_PATTERN_WITHOUT_PART')
})

test('a name made from values without the mark between them gives them back', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9éèà]{1,12}$/)
  const isoDay = fc.integer({ min: 10, max: 28 }).map((day) => `2023-11-${day}`)
  fc.assert(
    fc.property(word, word, isoDay, (counterparty, title, day) => {
      expect(namedValues(pattern, `${counterparty} - ${title} - ${day}`)).toEqual({
        counterparty,
        title,
        signatureDate: day,
      })
    }),
  )
})

test('a long name full of marks is answered at once', () => {
  const many = readPattern('{titre}-{type}-{projet}-{classeur}-{date}') as NamePattern
  expect(namedValues(many, '-a'.repeat(5_000))).toBeNull()
})
