import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { contractFilterField } from './contract-filter-fields.ts'
import { parseFilter } from './parse-filter.ts'
import { WIDGETS } from './widget-ids.ts'
import { monthsAround, widgetConditions } from './widgets.ts'
import { filterQueryString, writeFilter } from './write-filter.ts'

const TODAY = Temporal.PlainDate.from('2026-11-20')
const SOME_ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

const query = (widget: (typeof WIDGETS)[number], part = '') => {
  const conditions = widgetConditions(widget, part, TODAY)
  return conditions && filterQueryString(writeFilter(conditions, contractFilterField))
}

test.each([
  ['documentsPostSignCount', '', 'status=eq:SIGNED'],
  ['expiredIn90Count', '', 'status=eq:SIGNED&endDate=range:2026-11-20,2027-02-18'],
  ['deadlineIn30Count', '', 'status=eq:SIGNED&terminationDate=range:2026-11-20,2026-12-20'],
  ['renewableIn60Count', '', 'renewable=eq:true&endDate=range:2026-11-20,2027-01-19'],
  [
    'delayPreviousYear',
    '',
    'signatureDate=range:2025-01-01,2025-12-31&retroactiveEffectiveDate=eq:true',
  ],
  [
    'documentsPreSignByMonth',
    '2026-02.DRAFT',
    'status=eq:DRAFT&createdAt=range:2026-02-01,2026-02-28',
  ],
  ['statusContractsSigned', '', 'signatureDate=range:2017-01-01,2026-12-31'],
  [
    'statusContractsSigned',
    '2024.EXPIRED',
    'signatureDate=range:2024-01-01,2024-12-31&statusDetail=eq:EXPIRED',
  ],
  ['contractsBydepartment', 'none', 'department=eq:none'],
  ['contractsByFolder', SOME_ID, `tags=eq:${SOME_ID}`],
  ['contractsByFolder', 'none', 'tags=eq:none'],
  ['topCounterpartiesContract', SOME_ID, `status=eq:SIGNED&supplier=eq:${SOME_ID}`],
  ['tacitRenewalContracts', 'under3', 'inTacitRenewal=eq:true&tacitRenewalDuration=range:0,1094'],
  ['tacitRenewalContracts', 'indefinite', 'inTacitRenewal=eq:true&tacitRenewalDuration=gte:999999'],
  [
    'contractsFinacialAmountGroup',
    'from10000',
    'status=eq:SIGNED&financialAmount=range:10000.00,49999.99',
  ],
  [
    'contractsFinacialAmountGroup',
    'from1000000',
    'status=eq:SIGNED&financialAmount=gte:1000000.00',
  ],
  [
    'contractsExpiredAndDedlineByMonth',
    '2027-02.deadline',
    'status=eq:SIGNED&terminationDate=range:2027-02-01,2027-02-28',
  ],
] as const)('%s %s', (widget, part, expected) => {
  expect(query(widget, part)).toBe(expected)
})

test.each([
  [
    'contractsInProgressCount',
    'status=eq:DRAFT,NEGOTIATION,VALIDATION,validationSuspended,readyToSign,SIGNATURE',
  ],
  ['requiredActionsCount', 'actionRequired=eq:true'],
  ['countMore48h', 'actionRequiredMore48h=eq:true'],
  ['expiredIn30Count', 'status=eq:SIGNED&endDate=range:2026-11-20,2026-12-20'],
  ['expiredIn60Count', 'status=eq:SIGNED&endDate=range:2026-11-20,2027-01-19'],
  [
    'willRenewIn90Count',
    'willBeRenewable=eq:true&status=eq:SIGNED&endDate=range:2026-11-20,2027-02-18',
  ],
  ['renewableIn30Count', 'renewable=eq:true&endDate=range:2026-11-20,2026-12-20'],
  ['renewableIn90Count', 'renewable=eq:true&endDate=range:2026-11-20,2027-02-18'],
  ['deadlineIn60Count', 'status=eq:SIGNED&terminationDate=range:2026-11-20,2027-01-19'],
  ['renewedContractsCount', 'isRenewed=eq:true'],
  ['signedThisYear', 'signatureDate=range:2026-01-01,2026-12-31'],
  ['signedPreviousYear', 'signatureDate=range:2025-01-01,2025-12-31'],
  ['durationThisYear', 'signatureDate=range:2026-01-01,2026-12-31'],
  ['durationPreviousYear', 'signatureDate=range:2025-01-01,2025-12-31'],
  ['financialAmountThisYear', 'signatureDate=range:2026-01-01,2026-12-31'],
  ['financialAmountPreviousYear', 'signatureDate=range:2025-01-01,2025-12-31'],
  ['delayThisYear', 'signatureDate=range:2026-01-01,2026-12-31&retroactiveEffectiveDate=eq:true'],
  [
    'documentsPreSignByMonth',
    'status=eq:DRAFT,NEGOTIATION,VALIDATION,validationSuspended,readyToSign,SIGNATURE&createdAt=range:2025-12-01,2026-11-30',
  ],
  ['contractsByType', ''],
  ['contractsByFolder', ''],
  ['contractsBydepartment', ''],
  ['contractsByTypeRenewal', 'status=eq:SIGNED'],
  ['tacitRenewalContracts', 'inTacitRenewal=eq:true&tacitRenewalDuration=gte:0'],
  ['topCounterpartiesContract', 'status=eq:SIGNED&supplier=ne:none'],
  ['contractsFinacialAmountGroup', 'status=eq:SIGNED&financialAmount=gte:0.00'],
  [
    'contractsExpiredAndDedlineByMonth',
    'status=eq:SIGNED&expiryAndTerminationDates=range:2026-06-01,2027-05-31',
  ],
] as const)('%s as a whole', (widget, expected) => {
  expect(query(widget)).toBe(expected)
})

test('a part narrows the whole to its own contracts', () => {
  expect(query('contractsByTypeRenewal', 'tacit')).toBe('status=eq:SIGNED&typeRenewal=eq:tacit')
  expect(query('contractsByType', SOME_ID)).toBe(`type=eq:${SOME_ID}`)
  expect(query('statusContractsSigned', '2024')).toBe('signatureDate=range:2024-01-01,2024-12-31')
  expect(query('documentsPreSignByMonth', '2026-02')).toBe(
    'status=eq:DRAFT,NEGOTIATION,VALIDATION,validationSuspended,readyToSign,SIGNATURE&createdAt=range:2026-02-01,2026-02-28',
  )
  expect(query('contractsExpiredAndDedlineByMonth', '2026-12.expired')).toBe(
    'status=eq:SIGNED&endDate=range:2026-12-01,2026-12-31',
  )
  expect(query('contractsExpiredAndDedlineByMonth', '2026-12')).toBe(
    'status=eq:SIGNED&expiryAndTerminationDates=range:2026-12-01,2026-12-31',
  )
})

test('every widget has a query that can be parsed back', () => {
  for (const widget of WIDGETS) {
    const written = writeFilter(widgetConditions(widget, '', TODAY)!, contractFilterField)
    const read = parseFilter(
      Object.fromEntries(
        written.map(([name]) => [name, written.filter(([key]) => key === name).map(([, v]) => v)]),
      ),
      contractFilterField,
    )
    expect([widget, 'conditions' in read && read.conditions.length]).toEqual([
      widget,
      written.length,
    ])
  }
})

test('an unknown part of a widget is refused', () => {
  for (const widget of WIDGETS) expect([widget, query(widget, 'intrus')]).toEqual([widget, null])
  expect(query('documentsPreSignByMonth', '2026-13')).toBeNull()
  expect(query('documentsPreSignByMonth', '2026-11.SIGNED')).toBeNull()
  expect(query('statusContractsSigned', '2026.DRAFT')).toBeNull()
  for (const year of ['12026', '2026x'])
    expect([year, query('statusContractsSigned', year)]).toEqual([year, null])
  for (const month of ['2026-1', '2026-00', '12026-11', '2026-110', '2026-11.intrus'])
    expect([month, query('contractsExpiredAndDedlineByMonth', month)]).toEqual([month, null])
  for (const id of [`${SOME_ID}0`, `0${SOME_ID}`, SOME_ID.slice(1)])
    expect([id, query('contractsByType', id)]).toEqual([id, null])
})

test('months continue across the turn of the year', () => {
  expect(monthsAround(TODAY, { before: 1, after: 2 })).toEqual([
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
  ])
})
