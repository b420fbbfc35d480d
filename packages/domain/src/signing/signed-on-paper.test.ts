import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { statementRefusals, type StatedSignatory } from './signed-on-paper.ts'

const TODAY = Temporal.PlainDate.from('2026-11-23')
const ANNE: StatedSignatory = { name: 'Anne Martin', side: 'company' }

const faults = (signatureDate: string, ...signatories: StatedSignatory[]) =>
  statementRefusals({ signatureDate, signatories }, TODAY).map(({ code, field }) => [code, field])

test('a statement needs a day that has come and a name', () => {
  expect(faults('2026-11-23', ANNE)).toEqual([])
  expect(faults('2026-11-24', ANNE)).toEqual([['SIGNED_DAY_IN_FUTURE', 'signatureDate']])
  expect(faults('2026-02-30', ANNE)).toEqual([['LIFECYCLE_DAY_INVALID', 'signatureDate']])
  expect(faults('2026-11-23')).toEqual([['STATED_SIGNATORY_REQUIRED', 'signatories']])
})

test('each name is visible, on one line, and stated once for its party', () => {
  expect(faults('2026-11-23', { ...ANNE, name: '' }, { ...ANNE, name: 'Anne\nMartin' })).toEqual([
    ['FIELD_REQUIRED', 'signatories.0.name'],
    ['SIGNATORY_NAME_UNPRINTABLE', 'signatories.1.name'],
  ])
  const again = { ...ANNE, name: 'anne MARTIN' }
  expect(faults('2026-11-23', ANNE, again)).toEqual([['SIGNATORY_REPEATED', 'signatories.1.name']])
  expect(faults('2026-11-23', ANNE, { ...again, side: 'counterparty' })).toEqual([])
})
