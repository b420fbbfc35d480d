import {
  freshTerms,
  type LifecycleDraft,
} from '../../../apps/web/src/features/lifecycle/deadlines/form/lifecycle-draft.ts'
import { draftOfNotice } from '../../../apps/web/src/features/lifecycle/deadlines/form/notice-draft.ts'
import { expectedOf, given } from './examples.ts'

/** Before the first: the day on which the amendment of V26 is written, while its contract still runs. */
export const BEFORE = '2025-12-20'
/** The days on which people enter contracts, record what happened and read. */
export const MOMENTS = ['2026-01-20', '2026-11-20', '2026-12-02', '2027-04-15'] as const
export type Moment = (typeof MOMENTS)[number]

/** A contract that a person enters, as typed into the form. */
export interface Entered {
  title: string
  on: Moment | typeof BEFORE
  signedOn: string
  terms: LifecycleDraft
  type?: 'insurance' | 'commercialLease'
  party?: 'consumer'
  /** A notice of non-renewal, received on this day; recorded on `recordedOn`. */
  notice?: { receivedOn: string; recordedOn: Moment }
}

const [FIRST, SECOND, THIRD, FOURTH] = MOMENTS
/** Long before every limit of the examples that state no beginning. */
const LONG_AGO = '1990-01-01'

/** The plain part of an example: what a person reads on paper. */
function typed(id: string, changes: Partial<LifecycleDraft> = {}): LifecycleDraft {
  const { effective, months, E, renewMonths, noticeMonths, maxRenewals } = given(id)
  const span = { count: Number(months), unit: 'months' } as const
  return {
    ...freshTerms(),
    effectiveDate: typeof effective === 'string' ? effective : null,
    ...(typeof E === 'string' ? until(E) : { durationKind: 'span', span }),
    renewalType: 'tacit',
    renewal: {
      count: renewMonths === null ? null : Number(renewMonths ?? 12),
      unit: 'months',
    },
    isLimited: typeof maxRenewals === 'number',
    maxRenewals: typeof maxRenewals === 'number' ? maxRenewals : null,
    notice: draftOfNotice(
      typeof noticeMonths === 'number' ? { unit: 'months', count: noticeMonths } : null,
    ),
    ...changes,
  }
}

function until(day: string): Partial<LifecycleDraft> {
  return { durationKind: 'until', untilDay: day, untilMeaning: 'lastDayInForce' }
}

type CountedUnit = 'months' | 'calendarDays' | 'clearDays' | 'businessDays' | 'workingDays'

function noticeOf(count: number, unit: CountedUnit): Partial<LifecycleDraft> {
  return { notice: draftOfNotice({ unit, count }) }
}

const plain = (id: string, changes?: Partial<LifecycleDraft>, title = id): Entered => {
  const { effective } = given(id)
  const starts = typeof effective === 'string' ? effective : LONG_AGO
  const signedOn = starts < FIRST ? starts : '2026-01-10'
  return { title, on: FIRST, signedOn, terms: typed(id, changes) }
}

const inDays = (id: string, unit: CountedUnit) =>
  plain(id, noticeOf(Number(given(id)['noticeDays']), unit), `${id} ${unit}`)

const notified = (id: string) => (given(id)['notified'] as string[]).entries()

const indefinite = (alignment: 'exactDay' | 'monthEnd'): Entered[] =>
  [...notified('V20')].map(([place, receivedOn]) => ({
    title: `V20 ${alignment} ${place}`,
    on: THIRD,
    signedOn: '2020-01-01',
    terms: {
      ...freshTerms(),
      effectiveDate: '2020-01-01',
      durationKind: 'indefinite',
      ...noticeOf(Number(given('V20')['noticeMonths']), 'months'),
      indeterminateAlignment: alignment,
    },
    notice: { receivedOn, recordedOn: THIRD },
  }))

/** A lease of nine years that ended in 2026 and went on. */
const leases: Entered[] = [...notified('V22')].map(([place, receivedOn]) => ({
  title: `V22 ${place}`,
  on: FOURTH,
  signedOn: '2017-04-01',
  terms: {
    ...freshTerms(),
    effectiveDate: '2017-04-01',
    durationKind: 'span',
    span: { count: 9, unit: 'years' },
  },
  type: 'commercialLease',
  notice: { receivedOn, recordedOn: FOURTH },
}))

/** Until the day after the last, as insurers write it. */
const insurance: Entered = {
  ...plain('V24', {
    durationKind: 'until',
    untilDay: String(given('V24')['R']),
    untilMeaning: 'firstDayAfter',
    renewal: { count: 1, unit: 'years' },
    ...noticeOf(Number(given('V24')['noticeMonths']), 'months'),
  }),
  type: 'insurance',
  party: 'consumer',
}

/** Contracts that end on the days at the edges of the windows. */
const ending = ['in30', 'in60', 'in90', 'out90'].map((key) => ({
  ...plain('V30', { ...until(String(expectedOf('V30', key))), renewalType: 'none' }, `V30 ${key}`),
  on: SECOND,
}))

export const ENTERED: readonly Entered[] = [
  ...['V1', 'V2', 'V4', 'V5', 'V6', 'V10', 'V7', 'V9a', 'V17'].map((id) => plain(id)),
  plain('V2', { sendingMode: 'registeredLetter' }, 'V2 registeredLetter'),
  inDays('V11', 'calendarDays'),
  inDays('V11', 'clearDays'),
  inDays('V12', 'calendarDays'),
  inDays('V12', 'workingDays'),
  inDays('V12', 'businessDays'),
  { ...plain('V19', { performedAfterEnd: given('V19')['performed'] === true }), on: SECOND },
  ...indefinite('exactDay'),
  ...indefinite('monthEnd'),
  ...leases,
  { ...plain('V23'), party: 'consumer' },
  insurance,
  { ...plain('V26', { renewalType: 'none' }), on: BEFORE },
  {
    ...plain('V1', {}, 'V27'),
    notice: { receivedOn: String(given('V27')['notice']), recordedOn: SECOND },
  },
  ...ending,
]

/** The end that the amendment of V26 states, and its signature. */
export const AMENDMENT = given('V26')['amendment'] as { signed: string; E: string }
/** The postmark of the reminder of V24, recorded on the second day. */
export const REMINDER = {
  title: 'V24',
  on: SECOND,
  postedOn: String(given('V24')['reminderPosted']),
}
