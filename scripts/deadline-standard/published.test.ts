import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { answered } from '@tacite/domain/deadlines/standard-answer.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { published, publishedCases, withDefaults } from './published.ts'

const isValid = compiled()

function compiled() {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  addFormats.default(ajv)
  return ajv.compile(published('schema.json') as object)
}

test('the published cases have the published shape', () => {
  expect([isValid(published('cases.json')), isValid.errors]).toEqual([true, null])
})

const fine = { id: 'x', rules: ['R1'], source: null, today: '2026-01-01', terms: {}, expected: {} }

test.each<[title: string, changes: object]>([
  ['a day that does not exist', { today: '2026-02-30' }],
  ['a rule that does not exist', { rules: ['R19'] }],
  ['a term that does not exist', { terms: { noticeMonths: 3 } }],
  ['a notice without a unit', { terms: { notice: { count: 3 } } }],
  ['an answer that does not exist', { expected: { limit: '2026-01-01' } }],
  ['a phase that does not exist', { expected: { phase: 'SLEEPING' } }],
  ['no terms', { terms: undefined }],
])('the published shape refuses %s', (_, changes) => {
  const asFile = (each: object) => JSON.parse(JSON.stringify({ note: '', cases: [each] }))
  expect(isValid(asFile(fine))).toBe(true)
  expect(isValid(asFile({ ...fine, ...changes }))).toBe(false)
})

test.each(publishedCases())('the engine answers case $id', ({ today, terms, expected }) => {
  const deadlines = computeDeadlines(withDefaults(terms), Temporal.PlainDate.from(today))
  expect(answered(deadlines, expected)).toEqual(expected)
})

test('every term has a default', () => {
  const { $defs } = published('schema.json') as { $defs: { Terms: { properties: object } } }
  expect(Object.keys(withDefaults({}))).toEqual(Object.keys($defs.Terms.properties))
  expect(Object.values(withDefaults({}))).not.toContain(undefined)
})

test('every case expects something, has a name of its own, and every rule has a case', () => {
  const cases = publishedCases()
  expect(cases.filter(({ expected }) => Object.keys(expected).length === 0)).toEqual([])
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  const rules = new Set(cases.flatMap((each) => each.rules))
  // R17 is the shape of the answer.
  const all = Array.from({ length: 19 }, (_, number) => `R${number}`).filter(
    (rule) => rule !== 'R17',
  )
  expect(all.filter((rule) => !rules.has(rule))).toEqual([])
})
