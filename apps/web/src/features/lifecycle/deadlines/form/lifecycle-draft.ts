import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { draftOfNotice, noticeOf } from './notice-draft.ts'
import type { NoticeDraft } from './notice-draft.ts'

type Duration = NonNullable<Lifecycle['duration']>
type Span = NonNullable<Lifecycle['renewalDuration']>
export type DurationKind = Duration['kind']
export type SpanUnit = Span['unit']

export const alignments = [
  'exactDay',
  'monthEnd',
  'quarterEnd',
  'anniversary',
] as const satisfies readonly Lifecycle['indeterminateAlignment'][]

export interface SpanDraft {
  count: number | null
  unit: SpanUnit
}

/**
 * The terms of a contract's life as typed. It keeps what the current choice hides, so that returning to a choice
 * restores it; `lifecycleOf` sends only what is shown.
 */
export interface LifecycleDraft {
  effectiveDate: string | null
  durationKind: DurationKind
  span: SpanDraft
  untilDay: string | null
  /** Never guessed: it shifts the end by one day (R0). */
  untilMeaning: 'lastDayInForce' | 'firstDayAfter' | null
  servicesEndedOn: string | null
  renewalType: Lifecycle['renewalType']
  renewal: SpanDraft
  isLimited: boolean
  maxRenewals: number | null
  notice: NoticeDraft
  roll: Lifecycle['roll']
  noticeCountsWhen: Lifecycle['noticeCountsWhen']
  sendingMode: Lifecycle['sendingMode']
  hasEarlyExit: boolean
  exitNotice: NoticeDraft
  exitAlignment: Lifecycle['indeterminateAlignment']
  exitNotBefore: string | null
  exitFirstNoticeOn: string | null
  exitNotifyBy: string | null
  indeterminateAlignment: Lifecycle['indeterminateAlignment']
  performedAfterEnd: boolean
  excludesTriennialExit: boolean
  /** Of a transcription: it is corrected with the dates that depend on it. */
  signatureDate: string | null
  /** Why a transcription is corrected. */
  reason: string
}

/** The fields of the draft by the term that they state together. */
export const TERM_FIELDS = {
  duration: ['durationKind', 'span', 'untilDay', 'untilMeaning', 'servicesEndedOn'],
  renewal: ['renewalType', 'renewal', 'isLimited', 'maxRenewals'],
  earlyExit: [
    'hasEarlyExit',
    'exitNotice',
    'exitAlignment',
    'exitNotBefore',
    'exitFirstNoticeOn',
    'exitNotifyBy',
  ],
} as const satisfies Record<string, readonly (keyof LifecycleDraft)[]>

/** For merging: half a term of one side with half of the other's is a term that nobody wrote. */
export const draftShapes = { groups: Object.values(TERM_FIELDS) }

export function draftOf(lifecycle: Lifecycle, signatureDate: string | null = null): LifecycleDraft {
  const { effectiveDate, duration, renewalType, renewalDuration, maxRenewals, earlyExit } =
    lifecycle
  const { roll, noticeCountsWhen, sendingMode, indeterminateAlignment, performedAfterEnd } =
    lifecycle
  return {
    effectiveDate,
    durationKind: duration?.kind ?? 'span',
    span: duration?.kind === 'span' ? spanDraft(duration) : { count: null, unit: 'months' },
    untilDay: duration?.kind === 'until' ? duration.day : null,
    untilMeaning: duration?.kind === 'until' ? duration.meaning : null,
    servicesEndedOn: duration?.kind === 'services' ? duration.endedOn : null,
    renewalType,
    renewal: renewalDuration ? spanDraft(renewalDuration) : { count: null, unit: 'months' },
    isLimited: maxRenewals !== null,
    maxRenewals,
    notice: draftOfNotice(lifecycle.notice),
    roll,
    noticeCountsWhen,
    sendingMode,
    hasEarlyExit: earlyExit !== null,
    exitNotice: draftOfNotice(earlyExit?.notice ?? null),
    exitAlignment: earlyExit?.alignment ?? 'exactDay',
    exitNotBefore: earlyExit?.notBefore ?? null,
    exitFirstNoticeOn: earlyExit?.firstNoticeOn ?? null,
    exitNotifyBy: earlyExit?.notifyBy ?? null,
    indeterminateAlignment,
    performedAfterEnd,
    excludesTriennialExit: lifecycle.excludesTriennialExit ?? false,
    signatureDate,
    reason: '',
  }
}

/** Nothing stated yet: what most contracts say, and a notice in months once its number is typed. */
export function freshTerms(): LifecycleDraft {
  const terms = draftOf({
    effectiveDate: null,
    duration: null,
    renewalType: 'none',
    renewalDuration: null,
    maxRenewals: null,
    notice: null,
    roll: 'none',
    noticeCountsWhen: 'received',
    sendingMode: 'email',
    earlyExit: null,
    indeterminateAlignment: 'exactDay',
    performedAfterEnd: false,
  })
  return { ...terms, notice: { ...terms.notice, unit: 'months' } }
}

/** The terms of a draft, without what its choices hide. */
export function lifecycleOf(draft: LifecycleDraft): Lifecycle {
  const { effectiveDate, roll, noticeCountsWhen, sendingMode, indeterminateAlignment } = draft
  const shown = shownParts(draft)
  return {
    effectiveDate,
    duration: durationOf(draft),
    renewalType: shown.renewalType ? draft.renewalType : 'none',
    renewalDuration: shown.renewalDuration ? spanOf(draft.renewal) : null,
    maxRenewals: shown.renewalDuration && draft.isLimited ? draft.maxRenewals : null,
    notice: shown.notice ? noticeOf(draft.notice) : null,
    roll,
    noticeCountsWhen,
    sendingMode,
    earlyExit: draft.hasEarlyExit
      ? {
          notice: noticeOf(draft.exitNotice),
          alignment: draft.exitAlignment,
          notBefore: draft.exitNotBefore,
          firstNoticeOn: draft.exitFirstNoticeOn,
          notifyBy: draft.exitNotifyBy,
        }
      : null,
    indeterminateAlignment,
    performedAfterEnd: draft.performedAfterEnd,
    excludesTriennialExit: draft.excludesTriennialExit,
  }
}

/** Which parts of the form apply to the choices made. */
export function shownParts(draft: LifecycleDraft): {
  renewalType: boolean
  renewalDuration: boolean
  notice: boolean
  indeterminateAlignment: boolean
} {
  const { durationKind, renewalType, renewal, performedAfterEnd } = draft
  const isIndefinite = durationKind === 'indefinite'
  const renews = !isIndefinite && renewalType !== 'none'
  const becomesIndefinite =
    isIndefinite || performedAfterEnd || (renewalType === 'tacit' && renewal.count === null)
  return {
    renewalType: !isIndefinite,
    renewalDuration: renews,
    notice: becomesIndefinite || (renews && renewalType !== 'withAgreement'),
    indeterminateAlignment: becomesIndefinite,
  }
}

function durationOf(draft: LifecycleDraft): Lifecycle['duration'] {
  const { durationKind, span, untilDay, untilMeaning, servicesEndedOn } = draft
  switch (durationKind) {
    case 'span': {
      const stated = spanOf(span)
      return stated && { kind: 'span', ...stated }
    }
    case 'until':
      if (untilDay === null || untilMeaning === null) return null
      return { kind: 'until', day: untilDay, meaning: untilMeaning }
    case 'indefinite':
      return { kind: 'indefinite' }
    case 'services':
      return { kind: 'services', endedOn: servicesEndedOn }
  }
}

function spanDraft({ count, unit }: Span): SpanDraft {
  return { count, unit }
}

function spanOf({ count, unit }: SpanDraft): Span | null {
  return count === null ? null : { count, unit }
}
