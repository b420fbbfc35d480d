import { Temporal } from 'temporal-polyfill'
import { isoDay } from '../calendar/iso-day.ts'
import { UNSIGNED_SHOWN_STATUSES, wireStatus } from '../contracts/contract-status.ts'
import { AGE_BANDS, AMOUNT_TIERS, type Band } from './bands.ts'
import { STATUS_DETAILS, RENEWAL_TYPES, type ContractFilterName } from './contract-filter-fields.ts'
import { NO_OBJECT, type FilterCondition, type FilterValue } from './filter-field.ts'
import type { Widget } from './widget-ids.ts'

export type WidgetCondition = FilterCondition<ContractFilterName>

/** The range of the dashboard's charts. */
export const SIGNED_YEARS = 10
export const CREATED_MONTHS = 12
export const MONTHS_BEFORE = 5
export const MONTHS_AFTER = 6

type Stored = (today: Temporal.PlainDate, part: string) => WidgetCondition[] | null

/**
 * The stored query of each figure and chart of the dashboard. A chart's part is named by its id; no part means the
 * whole chart. A figure shows exactly what its query selects, and nothing counts it differently (decisions 5, 1).
 */
const STORED_QUERIES: Record<Widget, Stored> = {
  contractsInProgressCount: figure(() => [is('status', ...UNSIGNED_SHOWN_STATUSES)]),
  readyToSignCount: figure(() => [is('status', 'readyToSign')]),
  documentsPostSignCount: figure(() => [is('status', 'SIGNED')]),
  requiredActionsCount: figure(() => [is('actionRequired', true)]),
  countMore48h: figure(() => [is('actionRequiredMore48h', true)]),
  expiredIn30Count: figure((today) => expiring(today, 30)),
  expiredIn60Count: figure((today) => expiring(today, 60)),
  expiredIn90Count: figure((today) => expiring(today, 90)),
  willRenewIn90Count: figure((today) => [is('willBeRenewable', true), ...expiring(today, 90)]),
  renewableIn30Count: figure((today) => renewable(today, 30)),
  renewableIn60Count: figure((today) => renewable(today, 60)),
  renewableIn90Count: figure((today) => renewable(today, 90)),
  deadlineIn30Count: figure((today) => deadline(today, 30)),
  deadlineIn60Count: figure((today) => deadline(today, 60)),
  renewedContractsCount: figure(() => [is('isRenewed', true)]),
  otherCurrencyCount: figure(() => [is('otherCurrency', true)]),
  signedThisYear: figure((today) => [signedIn(today.year)]),
  signedPreviousYear: figure((today) => [signedIn(today.year - 1)]),
  durationThisYear: figure((today) => [signedIn(today.year)]),
  durationPreviousYear: figure((today) => [signedIn(today.year - 1)]),
  financialAmountThisYear: figure((today) => [signedIn(today.year)]),
  financialAmountPreviousYear: figure((today) => [signedIn(today.year - 1)]),
  delayThisYear: figure((today) => late(today.year)),
  delayPreviousYear: figure((today) => late(today.year - 1)),
  documentsPreSignByMonth: createdByMonth,
  statusContractsSigned: signedByYear,
  contractsByType: (_, part) => object(part, [], [], 'type'),
  contractsByFolder: (_, part) => object(part, [], [], 'tags'),
  contractsBydepartment: (_, part) => object(part, [], [], 'department'),
  contractsByTypeRenewal: (_, part) =>
    choice(part, RENEWAL_TYPES, [is('status', 'SIGNED')], 'typeRenewal'),
  tacitRenewalContracts: (_, part) =>
    inBand(part, AGE_BANDS, [is('inTacitRenewal', true)], 'tacitRenewalDuration'),
  topCounterpartiesContract: (_, part) =>
    object(part, [is('status', 'SIGNED')], [isNot('supplier', NO_OBJECT)], 'supplier'),
  contractsFinacialAmountGroup: (_, part) =>
    inBand(part, AMOUNT_TIERS, [is('status', 'SIGNED')], 'financialAmount'),
  contractsExpiredAndDedlineByMonth: endingByMonth,
}

/**
 * The conditions of a widget, or of one part of it, at most one on each field; null when it has no such
 * part.
 *
 * @param today the day in the company's time zone
 * @example widgetConditions('expiredIn30Count', '', today)
 */
export function widgetConditions(
  widget: Widget,
  part: string,
  today: Temporal.PlainDate,
): WidgetCondition[] | null {
  return STORED_QUERIES[widget](today, part)
}

/** The months of a chart by their ids, earliest first. */
export function monthsAround(
  today: Temporal.PlainDate,
  { before, after }: { before: number; after: number },
): string[] {
  const here = today.toPlainYearMonth()
  return Array.from({ length: before + after + 1 }, (_, index) =>
    here.add({ months: index - before }).toString(),
  )
}

/** A figure has no parts. */
function figure(conditions: (today: Temporal.PlainDate) => WidgetCondition[]): Stored {
  return (today, part) => (part === '' ? conditions(today) : null)
}

function expiring(today: Temporal.PlainDate, days: number): WidgetCondition[] {
  return [is('status', 'SIGNED'), between('endDate', today, today.add({ days }))]
}

function renewable(today: Temporal.PlainDate, days: number): WidgetCondition[] {
  return [is('renewable', true), between('endDate', today, today.add({ days }))]
}

function deadline(today: Temporal.PlainDate, days: number): WidgetCondition[] {
  return [is('status', 'SIGNED'), between('terminationDate', today, today.add({ days }))]
}

function late(year: number): WidgetCondition[] {
  return [signedIn(year), is('retroactiveEffectiveDate', true)]
}

function signedIn(year: number, lastYear = year): WidgetCondition {
  return between(
    'signatureDate',
    Temporal.PlainDate.from({ year, month: 1, day: 1 }),
    Temporal.PlainDate.from({ year: lastYear, month: 12, day: 31 }),
  )
}

/** Parts `2026-11` and `2026-11.DRAFT`. */
function createdByMonth(today: Temporal.PlainDate, part: string): WidgetCondition[] | null {
  const [month, status] = split(part)
  const shown = monthsAround(today, { before: CREATED_MONTHS - 1, after: 0 })
  const created = inMonths('createdAt', month, shown)
  const statuses = UNSIGNED_SHOWN_STATUSES.filter(
    (known) => status === undefined || status === wireStatus(known),
  )
  return created === null || statuses.length === 0 ? null : [is('status', ...statuses), created]
}

/** Parts `2026` and `2026.EXPIRED`. */
function signedByYear(today: Temporal.PlainDate, part: string): WidgetCondition[] | null {
  const [year, detail] = split(part)
  if (year === '') return [signedIn(today.year - SIGNED_YEARS + 1, today.year)]
  if (!/^\d{4}$/.test(year)) return null
  if (detail === undefined) return [signedIn(Number(year))]
  return choice(detail, STATUS_DETAILS, [signedIn(Number(year))], 'statusDetail')
}

/** Parts `2026-11`, `2026-11.expired` and `2026-11.deadline`. */
function endingByMonth(today: Temporal.PlainDate, part: string): WidgetCondition[] | null {
  const [month, kind = 'either'] = split(part)
  const field = ENDING_FIELDS[kind]
  const shown = monthsAround(today, { before: MONTHS_BEFORE, after: MONTHS_AFTER })
  const ending = field === undefined ? null : inMonths(field, month, shown)
  return ending === null ? null : [is('status', 'SIGNED'), ending]
}

const ENDING_FIELDS: Record<string, ContractFilterName | undefined> = {
  either: 'expiryAndTerminationDates',
  expired: 'endDate',
  deadline: 'terminationDate',
}

/** One month, or all those in the chart. */
function inMonths(
  field: ContractFilterName,
  month: string,
  shown: readonly string[],
): WidgetCondition | null {
  if (month !== '' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return null
  const [first, last] = month === '' ? [shown[0]!, shown.at(-1)!] : [month, month]
  const lastMonth = Temporal.PlainYearMonth.from(last)
  return between(
    field,
    Temporal.PlainYearMonth.from(first).toPlainDate({ day: 1 }),
    lastMonth.toPlainDate({ day: lastMonth.daysInMonth }),
  )
}

function choice(
  part: string,
  known: readonly string[],
  base: WidgetCondition[],
  field: ContractFilterName,
): WidgetCondition[] | null {
  if (part === '') return base
  return known.includes(part) ? [...base, is(field, part)] : null
}

/** A part is an object by its id, or none; `whole` is what the chart shows of all of them. */
function object(
  part: string,
  base: WidgetCondition[],
  whole: WidgetCondition[],
  field: ContractFilterName,
): WidgetCondition[] | null {
  if (part === '') return [...base, ...whole]
  const isObject = part === NO_OBJECT || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part)
  return isObject ? [...base, is(field, part)] : null
}

/**
 * A band as one condition, because an address contains a field only once. Cents and days are whole numbers, so a band
 * ends one before the next begins.
 */
function inBand(
  part: string,
  bands: readonly Band[],
  base: WidgetCondition[],
  field: ContractFilterName,
): WidgetCondition[] | null {
  const band = part === '' ? { from: 0, below: null } : bands.find(({ id }) => id === part)
  if (band === undefined) return null
  const { from, below } = band
  if (below === null) return [...base, { field, operator: 'gte', values: [from] }]
  return [...base, { field, operator: 'range', values: [from, below - 1] }]
}

function is(field: ContractFilterName, ...values: FilterValue[]): WidgetCondition {
  return { field, operator: 'eq', values }
}

function isNot(field: ContractFilterName, value: FilterValue): WidgetCondition {
  return { field, operator: 'ne', values: [value] }
}

function between(
  field: ContractFilterName,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): WidgetCondition {
  return { field, operator: 'range', values: [isoDay(from), isoDay(to)] }
}

function split(part: string): [first: string, second: string | undefined] {
  const [first = '', second] = part.split('.')
  return [first, second]
}
