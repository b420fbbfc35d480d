import type { HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { BEGINNING, END } from '../deadlines/public.ts'

/** A value as one row states it, with who wrote the row. */
export interface RecordedSpan {
  text: string | null
  fromDay: string
  toDay: string
  recordedAt: Date
  isAssumed: boolean
  by: string | null
}

/** Rows that say the same one after the other are one: the first tells who set the value, and when. */
export function joinSpans(spans: readonly RecordedSpan[], firstDay: string): HeldValue[] {
  const joined: RecordedSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && last.text === span.text) last.toDay = span.toDay
    else joined.push({ ...span })
  }
  return joined.map((span, at) => {
    const from = span.fromDay === BEGINNING ? firstDay : span.fromDay
    return {
      text: span.text,
      from,
      // Replaced on the day it was set, it still held that day.
      to: span.toDay === END ? null : latest(from, dayBefore(span.toDay)),
      how: howOf(span, at),
      by: span.by,
      at: span.recordedAt.toISOString(),
      because: null,
      document: null,
    }
  })
}

function howOf({ isAssumed }: RecordedSpan, at: number): HeldValue['how'] {
  if (isAssumed) return 'assumed'
  return at === 0 ? 'created' : 'changed'
}

const dayBefore = (day: string) => dayFromIso(day).subtract({ days: 1 }).toString()

const latest = (one: string, other: string) => (one > other ? one : other)
