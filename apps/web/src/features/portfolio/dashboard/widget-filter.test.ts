import { dayFromIso, formatDay } from '@tacite/domain/calendar/iso-day.ts'
import { AGE_BANDS, AMOUNT_TIERS, type Band } from '@tacite/domain/filters/bands.ts'
import { contractFilterField } from '@tacite/domain/filters/contract-filter-fields.ts'
import { parseFilter } from '@tacite/domain/filters/parse-filter.ts'
import { WIDGETS, type Widget } from '@tacite/domain/filters/widget-ids.ts'
import { widgetConditions } from '@tacite/domain/filters/widgets.ts'
import { filterQueryString, writeFilter } from '@tacite/domain/filters/write-filter.ts'
import { expect, test } from 'vitest'
import { readWidgetFilter } from './widget-filter.ts'

test('the days of a widget become the days of the list', () => {
  expect(readWidgetFilter('status=eq:SIGNED&endDate=range:01/11/2026,30/01/2027')).toEqual({
    status: 'eq:SIGNED',
    endDate: 'range:2026-11-01,2027-01-30',
  })
})

test('a filter without days stays unchanged', () => {
  expect(readWidgetFilter('?supplier=eq:0199-ab&financialAmount=gte:1000.50')).toEqual({
    supplier: 'eq:0199-ab',
    financialAmount: 'gte:1000.50',
  })
})

test('no filter means every contract', () => {
  expect(readWidgetFilter('')).toEqual({})
})

const TODAY = dayFromIso('2026-11-20')
const idsOf = (bands: readonly Band[]) => bands.map(({ id }) => id)

/** Charts with parts; a figure, or a whole chart, is the part ''. */
const PARTS: Partial<Record<Widget, readonly string[]>> = {
  documentsPreSignByMonth: ['2026-02', '2026-02.DRAFT'],
  statusContractsSigned: ['2024', '2024.EXPIRED'],
  contractsByType: ['01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'],
  contractsBydepartment: ['none'],
  contractsByTypeRenewal: ['tacit'],
  tacitRenewalContracts: idsOf(AGE_BANDS),
  topCounterpartiesContract: ['01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'],
  contractsFinacialAmountGroup: idsOf(AMOUNT_TIERS),
  contractsExpiredAndDedlineByMonth: ['2027-02', '2027-02.expired', '2027-02.deadline'],
}

test.each(
  WIDGETS.flatMap((widget) =>
    ['', ...(PARTS[widget] ?? [])].map((part) => [widget, part] as const),
  ),
)('the list requests everything that the server selects for %s %s', (widget, part) => {
  const conditions = widgetConditions(widget, part, TODAY)!
  const sent = filterQueryString(writeFilter(conditions, contractFilterField, formatDay))
  expect(parseFilter(readWidgetFilter(sent), contractFilterField)).toEqual({ conditions })
})
