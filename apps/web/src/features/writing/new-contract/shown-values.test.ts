import { expect, test } from 'vitest'
import { freshDraft } from './draft.ts'
import { inheritedValues, shownValues } from './shown-values.ts'
import { isUnreadable } from './unreadable-value.ts'
import { RHONE, sampleChoices } from './testing/sample-choices.ts'

const choices = sampleChoices()
const fresh = freshDraft(choices, ['template'])

test('typed takes precedence over proposed, proposed over the parties’ records', () => {
  const draft = {
    ...fresh,
    title: ' Maintenance ',
    counterpartyId: 'rhone',
    values: { duration: { count: 2, unit: 'years' as const }, effective_date: '2027-03-01' },
  }
  expect(shownValues(draft, { ...choices, counterparty: RHONE })).toEqual({
    company_name: 'Atelier Dupont',
    counterparty_name: 'Ascenseurs du Rhône',
    counterparty_siren: '552100554',
    contract_title: 'Maintenance',
    duration: { count: 2, unit: 'years' },
    effective_date: '2027-03-01',
    tacit_renewal: true,
  })
})

test('an emptied or unreadable field shows its name', () => {
  const values = { effective_date: '31/02/2027', duration: null, amount_incl_tax: Number.NaN }
  const shown = shownValues({ ...fresh, values }, choices)
  expect(Object.keys(shown)).toEqual(['company_name', 'tacit_renewal'])
})

test('a party shows only what its record contains', () => {
  const nexa = { _id: 'nexa', name: 'Nexa', siren: '', address: '' }
  expect(inheritedValues({ ...choices, counterparty: nexa })).toEqual({
    company_name: 'Atelier Dupont',
    counterparty_name: 'Nexa',
  })
})

test.each([
  ['date', '2027-03-01', false],
  ['date', '1er mars', true],
  ['number', Number.NaN, true],
  ['number', 0, false],
  ['duration', { count: 1.5, unit: 'months' as const }, true],
  ['duration', { count: Number.NaN, unit: 'months' as const }, true],
  ['duration', { count: 0, unit: 'months' as const }, false],
  ['text', 'douze', false],
] as const)('%s %j', (type, value, unreadable) => {
  expect(isUnreadable(type, value)).toBe(unreadable)
})
