import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeDays, RegisteredNotice } from '../deadlines/registered-notice.ts'
import type { NoticeProof, NoticeRecord, ProofKind } from './notice-record.ts'

/**
 * What the deadline engine counts of a notice; `null` while it counts nothing: a price revision ends no contract, and a
 * letter without a proved day was never sent as far as anyone knows.
 *
 * @example engineNotice({ id, kind: 'nonRenewal', endsOn: null, cancelledOn: null, isWritten: false,
 *   proofs: [{ kind: 'deposit', day: '2026-09-01' }] }) // { id, kind: 'nonRenewal', sentOn: '2026-09-01', ... }
 */
export function engineNotice(record: NoticeRecord): RegisteredNotice | null {
  const { id, kind, endsOn, cancelledOn, isWritten, proofs } = record
  const days = noticeDays(proofs)
  if (kind === 'priceRevision' || (isWritten && proofs.length === 0)) return null
  if (kind === 'termination')
    return endsOn === null ? null : { id, kind, endsOn, ...days, cancelledOn }
  if (Object.values(days).every((day) => day === null)) return null
  return { id, kind, ...days, cancelledOn }
}

/**
 * The three days that the rules know (R8). A letter that was refused was presented on that day; one that was never
 * collected was not received, and only its first presentation counts.
 */
function noticeDays(proofs: readonly NoticeProof[]): NoticeDays {
  const dayOf = (kind: ProofKind): IsoDay | null =>
    proofs.find((proof) => proof.kind === kind)?.day ?? null
  return {
    sentOn: dayOf('deposit'),
    presentedOn: dayOf('presentation') ?? dayOf('refusal'),
    receivedOn: dayOf('receipt'),
  }
}
