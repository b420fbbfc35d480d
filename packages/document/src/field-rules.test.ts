import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldTypes } from './field-definition.ts'
import {
  choicesOf,
  choicesRefusal,
  fieldCategory,
  freeVariable,
  hasChoices,
  proposeVariable,
  variableRefusal,
} from './field-rules.ts'

test('a variable is derived from the label', () => {
  expect(proposeVariable('N° de dossier (interne)')).toBe('n_de_dossier_interne')
  expect(proposeVariable('Prix de l’œuvre')).toBe('prix_de_l_oeuvre')
  expect(proposeVariable('2e échéance')).toBe('e_echeance')
  expect(proposeVariable('« »')).toBe('')
  expect(freeVariable('site', new Set(['site', 'site_2']))).toBe('site_3')
  expect(freeVariable('', new Set())).toBe('champ')
})

test('whatever the label, the proposal is a valid and unused variable name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (label, others) => {
      const proposal = proposeVariable(label)
      const taken = new Set<string>()
      for (let each = 0; each < others; each += 1) taken.add(freeVariable(proposal, taken))
      const free = freeVariable(proposal, taken)
      expect(variableRefusal(free)).toBeNull()
      expect(taken).not.toContain(free)
      expect(taken.size).toBe(others)
    }),
  )
})

test('a long label is cut to the maximum length of a variable, with or without a number', () => {
  const longest = 'a'.repeat(63)
  expect(proposeVariable('a'.repeat(64))).toBe(longest)
  expect(proposeVariable(`${'a'.repeat(62)} b`)).toBe('a'.repeat(62))
  expect(freeVariable(longest, new Set())).toBe(longest)
  expect(freeVariable(longest, new Set([longest]))).toBe(`${'a'.repeat(61)}_2`)
})

test('only a single and a multiple choice have their own choices', () => {
  expect(fieldTypes.filter(hasChoices)).toEqual(['singleChoice', 'multipleChoice'])
})

test('a variable consists of lower-case letters, digits and underscores, and begins with a letter', () => {
  for (const variable of ['', 'Site', '1er', 'n°', 'a b', 'é', 'x'.repeat(64)])
    expect(variableRefusal(variable)).toEqual({ code: 'VARIABLE_INVALID', field: 'variable' })
  expect(variableRefusal('site_2')).toBeNull()
})

test('choices are the lines with words, none of them twice', () => {
  expect(choicesOf(' a \r\nb\n\n')).toEqual(['a', 'b'])
  expect(choicesRefusal([])).toMatchObject({ code: 'CHOICES_REQUIRED' })
  expect(choicesRefusal([' ', 'a'])).toMatchObject({ code: 'CHOICE_BLANK', params: { line: 1 } })
  expect(choicesOf('a\n\n b')).toEqual(['a', 'b'])
  expect(choicesRefusal(['a', 'b', 'a'])).toMatchObject({
    code: 'CHOICE_TWICE',
    params: { choice: 'a' },
  })
  expect(choicesRefusal(['a', 'b'])).toBeNull()
})

test('a field with one plain value is simple until it depends on another', () => {
  expect(fieldCategory({ type: 'amount', hasConditions: false })).toBe('Simple')
  expect(fieldCategory({ type: 'amount', hasConditions: true })).toBe('Advanced')
  expect(fieldCategory({ type: 'duration', hasConditions: false })).toBe('Advanced')
})
