import fc from 'fast-check'
import { anyDay } from '../../calendar/testing/arbitrary-days.ts'
import type { AmendmentPatch } from '../amendment.ts'
import type { ContractDuration, Span } from '../contract-duration.ts'
import type { LifecycleTerms } from '../lifecycle-terms.ts'
import type { NoticePeriod } from '../notice-period.ts'
import type { RegisteredNotice } from '../registered-notice.ts'

/** Random lifecycles, sensible or not, for the properties that hold for all of them. */

const anyIsoDay = anyDay.map((day) => day.toString())
const maybeDay = fc.option(anyIsoDay, { nil: null })

const anySpan: fc.Arbitrary<Span> = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  unit: fc.constantFrom('years', 'months', 'weeks', 'days'),
})

const anyDuration: fc.Arbitrary<ContractDuration> = fc.oneof(
  { weight: 4, arbitrary: anySpan.map((span) => ({ kind: 'span' as const, ...span })) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('until'),
      day: anyIsoDay,
      meaning: fc.constantFrom('lastDayInForce', 'firstDayAfter'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'indefinite' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('services'), endedOn: maybeDay }) },
)

const anyNoticePeriod: fc.Arbitrary<NoticePeriod> = fc.oneof(
  fc.record({
    unit: fc.constantFrom(
      'months',
      'weeks',
      'calendarDays',
      'clearDays',
      'businessDays',
      'workingDays',
    ),
    count: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    unit: fc.constant('monthsAndDays'),
    months: fc.integer({ min: 0, max: 6 }),
    days: fc.integer({ min: 1, max: 30 }),
  }),
)

const anyAlignment = fc.constantFrom('exactDay', 'monthEnd', 'quarterEnd', 'anniversary')

const anyPatch: fc.Arbitrary<AmendmentPatch> = fc.oneof(
  fc.record({ field: fc.constant('endDate'), value: anyIsoDay }),
  fc.record({ field: fc.constant('duration'), value: anyDuration }),
  fc.record({ field: fc.constant('notice'), value: fc.option(anyNoticePeriod, { nil: null }) }),
  fc.record({ field: fc.constant('maxRenewals'), value: fc.option(fc.nat(5), { nil: null }) }),
  fc.record({
    field: fc.constant('renewalDuration'),
    value: fc.option(anySpan, { nil: null }),
  }),
)

const anyNotice: fc.Arbitrary<RegisteredNotice> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('nonRenewal', 'earlyExit', 'termination'),
    sentOn: maybeDay,
    presentedOn: maybeDay,
    receivedOn: maybeDay,
    endsOn: anyIsoDay,
    cancelledOn: fc.option(anyIsoDay, { nil: null, freq: 2 }),
  })
  .map(({ kind, endsOn, ...days }) =>
    kind === 'termination' ? { kind, endsOn, ...days } : { kind, ...days },
  )

const anyRegime: fc.Arbitrary<LifecycleTerms['regime']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('commercialLease'),
      excludesTriennialExit: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('consumer'), informedOn: maybeDay }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('insurance'),
      privatePerson: fc.boolean(),
      reminderPostedOn: maybeDay,
    }),
  },
)

/** Terms as the form provides them, without any record: no amendment, notice or renewal. */
export const anyTypedLifecycle: fc.Arbitrary<LifecycleTerms> = fc.record({
  isSigned: fc.constant(true),
  signatureDate: maybeDay,
  effectiveDate: maybeDay,
  duration: fc.option(anyDuration, { nil: null, freq: 20 }),
  renewalType: fc.constantFrom('none', 'tacit', 'tacit', 'withAgreement', 'withNotice'),
  renewalDuration: fc.option(anySpan, { nil: null, freq: 8 }),
  maxRenewals: fc.option(fc.nat(6), { nil: null, freq: 1 }),
  notice: fc.option(anyNoticePeriod, { nil: null, freq: 6 }),
  roll: fc.constantFrom('none', 'none', 'previous', 'next'),
  noticeCountsWhen: fc.constantFrom('sent', 'presented', 'received'),
  sendingMode: fc.constantFrom('email', 'electronicRegisteredLetter', 'registeredLetter'),
  calendar: fc.constantFrom('france', 'alsaceMoselle'),
  closingDays: fc.array(anyIsoDay, { maxLength: 3 }),
  noticeWindowDays: fc.integer({ min: 1, max: 120 }),
  renewals: fc.constant([]),
  notices: fc.constant([]),
  amendments: fc.constant([]),
  regime: anyRegime,
  performedAfterEnd: fc.boolean(),
  earlyExit: fc.option(
    fc.record({
      notice: fc.option(anyNoticePeriod, { nil: null }),
      alignment: anyAlignment,
      notBefore: maybeDay,
      firstNoticeOn: fc.option(anyIsoDay, { nil: null, freq: 1 }),
      notifyBy: fc.option(anyIsoDay, { nil: null, freq: 1 }),
    }),
    { nil: null, freq: 1 },
  ),
  indeterminateAlignment: anyAlignment,
})

/** Terms with any records beside them, in any order. */
export const anyLifecycle: fc.Arbitrary<LifecycleTerms> = fc
  .tuple(
    anyTypedLifecycle,
    fc.array(anyNotice, { maxLength: 3 }),
    fc.array(
      fc.record({
        id: fc.uuid(),
        kind: fc.constantFrom('agreement', 'request'),
        day: anyIsoDay,
        until: maybeDay,
      }),
      { maxLength: 3 },
    ),
    fc.array(
      fc.record({
        id: fc.uuid(),
        reference: fc.constant('A1'),
        signedOn: anyIsoDay,
        effectiveOn: anyIsoDay,
        patches: fc.array(anyPatch, { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([typed, notices, renewals, amendments]) => ({ ...typed, notices, renewals, amendments }))

const GATHERED_FROM = Date.UTC(2023, 5, 1)
const GATHERED_DAYS = 1_200
const MS_OF_DAY = 24 * 60 * 60 * 1000

/** The same with all their days within three years around 29 February 2024, so that each has many events. */
export const anyBusyLifecycle: fc.Arbitrary<LifecycleTerms> = anyLifecycle.map(
  (terms) => gathered(terms) as LifecycleTerms,
)

function gathered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(gathered)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, gathered(part)]))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? gatheredDay(value) : value
}

function gatheredDay(day: string): string {
  const offset = (Date.parse(day) / MS_OF_DAY) % GATHERED_DAYS
  return new Date(GATHERED_FROM + offset * MS_OF_DAY).toISOString().slice(0, 10)
}
