import { shownParts } from './lifecycle-draft.ts'
import type { LifecycleDraft } from './lifecycle-draft.ts'
import { noticeOf, type NoticeDraft } from './notice-draft.ts'

/** The fields of the form, named as in the server's refusals. */
export const lifecycleFields = [
  'signatureDate',
  'effectiveDate',
  'duration',
  'renewalType',
  'renewalDuration',
  'maxRenewals',
  'notice',
  'earlyExit',
  'reason',
] as const

export type LifecycleField = (typeof lifecycleFields)[number]

/** What cannot even be sent; the rules themselves are the server's. Keys of `deadlines-panel.form`. */
export type Slip =
  | 'day'
  | 'wholeNumber'
  | 'meaningRequired'
  | 'monthsDaysRequired'
  | 'noticeRequired'

/** @example checkDraft({ ...draft, effectiveDate: '31/02' }) // { effectiveDate: 'day' } */
export function checkDraft(draft: LifecycleDraft): Partial<Record<LifecycleField, Slip>> {
  const slips: [LifecycleField, Slip | null][] = [
    ['signatureDate', daySlip(draft.signatureDate)],
    ['effectiveDate', daySlip(draft.effectiveDate)],
    ['duration', durationSlip(draft)],
    ['renewalDuration', shownParts(draft).renewalDuration ? countSlip(draft.renewal.count) : null],
    ['maxRenewals', maxSlip(draft)],
    [
      'notice',
      shownParts(draft).notice ? (noticeSlip(draft.notice) ?? forgottenSlip(draft)) : null,
    ],
    ['earlyExit', draft.hasEarlyExit ? exitSlip(draft) : null],
  ]
  return Object.fromEntries(slips.filter(([, slip]) => slip !== null))
}

function durationSlip(draft: LifecycleDraft): Slip | null {
  const { durationKind, span, untilDay, untilMeaning, servicesEndedOn } = draft
  if (durationKind === 'span') return countSlip(span.count)
  if (durationKind === 'services') return daySlip(servicesEndedOn)
  if (durationKind !== 'until') return null
  return (
    daySlip(untilDay) ?? (untilDay !== null && untilMeaning === null ? 'meaningRequired' : null)
  )
}

function maxSlip(draft: LifecycleDraft): Slip | null {
  const { isLimited, maxRenewals } = draft
  if (!shownParts(draft).renewalDuration || !isLimited) return null
  return maxRenewals === null ? 'wholeNumber' : countSlip(maxRenewals)
}

function noticeSlip({ unit, count, months, days }: NoticeDraft): Slip | null {
  if (unit === 'none') return null
  if (unit !== 'monthsAndDays') return countSlip(count)
  if (months === null || days === null) return 'monthsDaysRequired'
  return countSlip(months) ?? countSlip(days)
}

/** That a tacit renewal has no notice is chosen: a forgotten one would move its limit to the last day. */
function forgottenSlip({ renewalType, notice }: LifecycleDraft): Slip | null {
  const isForgotten = notice.unit !== 'none' && noticeOf(notice) === null
  return renewalType === 'tacit' && isForgotten ? 'noticeRequired' : null
}

function exitSlip(draft: LifecycleDraft): Slip | null {
  const { exitNotice, exitNotBefore, exitFirstNoticeOn, exitNotifyBy } = draft
  return (
    noticeSlip(exitNotice) ??
    daySlip(exitNotBefore) ??
    daySlip(exitFirstNoticeOn) ??
    daySlip(exitNotifyBy)
  )
}

function daySlip(day: string | null): Slip | null {
  return day === null || /^\d{4}-\d{2}-\d{2}$/.test(day) ? null : 'day'
}

function countSlip(count: number | null): Slip | null {
  return count === null || (Number.isInteger(count) && count >= 0) ? null : 'wholeNumber'
}
