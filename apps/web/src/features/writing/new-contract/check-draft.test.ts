import { expect, test } from 'vitest'
import { checkDraft, excessOf } from './check-draft.ts'
import { freshDraft } from './draft.ts'
import { sampleChoices } from './testing/sample-choices.ts'

const choices = sampleChoices()
const fresh = freshDraft(choices, ['template'])
const asked = new Set(['effective_date', 'duration', 'amount_incl_tax'])

test('requires title, type, project and owner, each at its field', () => {
  const empty = { ...fresh, title: ' ', typeId: null, projectId: null, ownerId: null }
  expect(checkDraft(empty, choices, asked)).toEqual({
    title: 'new-contract.error.title',
    typeId: 'new-contract.error.type',
    projectId: 'new-contract.error.project',
    ownerId: 'new-contract.error.owner',
  })
})

test('requires what it starts from', () => {
  const titled = { ...fresh, title: 'Bail' }
  expect(checkDraft(titled, { ...choices, template: null }, asked)).toEqual({
    from: 'new-contract.error.template',
  })
  expect(checkDraft({ ...titled, start: 'upload' }, choices, asked)).toEqual({
    from: 'new-contract.error.upload',
  })
})

test('names unreadable values, by the type of the field', () => {
  const values = {
    effective_date: '31/02/2027',
    duration: { count: 1.5, unit: 'months' as const },
    amount_incl_tax: Number.NaN,
    notice: { count: Number.NaN, unit: 'months' as const },
  }
  expect(checkDraft({ ...fresh, title: 'Bail', values }, choices, asked)).toEqual({
    'values.effective_date': 'common.field.invalidDay',
    'values.duration': 'shared-contract.answers.values.invalidDuration',
    'values.amount_incl_tax': 'common.field.invalidAmount',
  })
})

test('says how much too long a title is, spaces around it apart', () => {
  expect(excessOf({ ...fresh, title: ` ${'a'.repeat(300)} ` })).toEqual({})
  expect(excessOf({ ...fresh, title: 'a'.repeat(301) })).toEqual({
    title: { max: 300, length: 301 },
  })
})

test('names a half-typed number in a row at what is repeated', () => {
  const passage = { key: 'premises', name: 'Locaux', min: 0, max: 50, variables: ['rent'] }
  const repeating = { ...choices, template: { ...choices.template!, passages: [passage] } }
  const values = { 'rows:premises': [{ rent: 1 }, { rent: Number.NaN }] }
  expect(checkDraft({ ...fresh, title: 'Bail', values }, repeating, asked)).toMatchObject({
    'values.rows:premises': 'common.field.invalidNumber',
  })
})
