import type { Temporal } from 'temporal-polyfill'
import { isoDay, parseIsoDay } from '../calendar/iso-day.ts'
import type { PlainRefusalCode } from '../refusal.ts'
import type { NoticeProof, ProofKind } from './notice-record.ts'

/** A letter ends in one of these ways. */
const OUTCOMES: readonly ProofKind[] = ['receipt', 'refusal', 'nonCollection']

/**
 * Why these proofs of one notice cannot stand together; `null` when they can.
 *
 * @example proofsRefusal([{ kind: 'receipt', day: '2026-09-03' }, { kind: 'refusal', day: '2026-09-03' }], today)
 *   // 'NOTICE_PROOFS_CONTRADICT'
 */
export function proofsRefusal(
  proofs: readonly NoticeProof[],
  today: Temporal.PlainDate,
): PlainRefusalCode | null {
  if (proofs.some(({ day }) => parseIsoDay(day) === null)) return 'LIFECYCLE_DAY_INVALID'
  if (proofs.some(({ day }) => day > isoDay(today))) return 'NOTICE_DAY_IN_FUTURE'
  const outcomes = proofs.filter(({ kind }) => OUTCOMES.includes(kind))
  if (outcomes.length > 1) return 'NOTICE_PROOFS_CONTRADICT'
  const [outcome] = outcomes
  const days = ['deposit', 'presentation', outcome?.kind].flatMap(
    (wanted) => proofs.find(({ kind }) => kind === wanted)?.day ?? [],
  )
  return days.every((day, index) => index === 0 || days[index - 1]! <= day)
    ? null
    : 'NOTICE_DAYS_OUT_OF_ORDER'
}
