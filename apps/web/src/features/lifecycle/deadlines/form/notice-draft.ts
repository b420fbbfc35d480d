import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'

type Notice = NonNullable<Lifecycle['notice']>
export type NoticeUnit = Notice['unit']

/** A notice as typed: `none` is « non indiqué ». Unreadable numbers are NaN. */
export interface NoticeDraft {
  unit: NoticeUnit | 'none'
  count: number | null
  months: number | null
  days: number | null
}

export const noticeUnits = [
  'months',
  'weeks',
  'calendarDays',
  'clearDays',
  'businessDays',
  'workingDays',
  'monthsAndDays',
] as const satisfies readonly NoticeUnit[]

export function draftOfNotice(notice: Notice | null): NoticeDraft {
  if (notice === null) return { unit: 'none', count: null, months: null, days: null }
  if (notice.unit === 'monthsAndDays') return { ...notice, count: null }
  return { ...notice, months: null, days: null }
}

/** The notice of a draft; null when none is stated, or nothing was typed yet. */
export function noticeOf({ unit, count, months, days }: NoticeDraft): Notice | null {
  if (unit === 'none') return null
  if (unit === 'monthsAndDays') {
    return months === null || days === null ? null : { unit, months, days }
  }
  return count === null ? null : { unit, count }
}
