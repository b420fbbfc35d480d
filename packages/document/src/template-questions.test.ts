import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allQuestions,
  ANSWERERS,
  arrangeQuestions,
  moveQuestion,
  whyNotAskedOutside,
} from './template-questions.ts'

const question = (variable: string, group = '', help = '') => ({
  variable,
  group,
  help,
  answeredBy: 'us' as const,
})
const section = (title: string, ...variables: string[]) => ({
  id: title,
  number: '',
  title,
  variables,
})
const TEXT = [section('Objet', 'services', 'place'), section('Prix', 'amount', 'vat')]

const shown = (...questions: ReturnType<typeof question>[]) =>
  arrangeQuestions(TEXT, questions).map(({ title, variables }) => [title, ...variables])

test('without a word of the template, fields are asked for by section', () => {
  expect(shown()).toEqual([
    ['Objet', 'services', 'place'],
    ['Prix', 'amount', 'vat'],
  ])
})

test('headings come first, in the order of the template, and take their fields from the sections', () => {
  expect(
    shown(question('vat', 'Argent'), question('place', 'Où'), question('amount', 'Argent')),
  ).toEqual([
    ['Argent', 'vat', 'amount'],
    ['Où', 'place'],
    ['Objet', 'services'],
  ])
})

test('without a heading, the order counts within the section', () => {
  expect(shown(question('vat'), question('place'))).toEqual([
    ['Objet', 'place', 'services'],
    ['Prix', 'vat', 'amount'],
  ])
})

test('a field that the text no longer asks for is left out', () => {
  expect(shown(question('gone', 'Ailleurs'))).toEqual(shown())
  expect(allQuestions(['amount'], [question('gone', 'Ailleurs')])).toEqual([question('amount')])
})

test('a question moves by one place, and not beyond the ends', () => {
  const both = [question('amount'), question('vat')]
  expect(moveQuestion(both, 'vat', -1)).toEqual([question('vat'), question('amount')])
  expect(moveQuestion(both, 'vat', 1)).toEqual(both)
})

test('no arrangement adds, drops or repeats a field', () => {
  const anyQuestion = fc.record({
    variable: fc.constantFrom('services', 'place', 'amount', 'vat', 'gone'),
    group: fc.constantFrom('', 'Argent', 'Où'),
    help: fc.constant(''),
    answeredBy: fc.constantFrom(...ANSWERERS),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(anyQuestion, { selector: ({ variable }) => variable }),
      (questions) => {
        const variables = arrangeQuestions(TEXT, questions).flatMap((group) => group.variables)
        expect(variables.toSorted()).toEqual(['amount', 'place', 'services', 'vat'])
      },
    ),
  )
})

test('only a typed field of the contract itself is asked of the counterparty', () => {
  const field = { kind: 'custom' as const, formula: null, isManagement: false }
  expect(whyNotAskedOutside(field)).toBeNull()
  expect(whyNotAskedOutside({ ...field, formula: 'amount * 2' })).toBe('QUESTION_COMPUTED')
  expect(whyNotAskedOutside({ ...field, kind: 'system' })).toBe('QUESTION_SYSTEM')
  expect(whyNotAskedOutside({ ...field, isManagement: true })).toBe('QUESTION_MANAGEMENT')
})
