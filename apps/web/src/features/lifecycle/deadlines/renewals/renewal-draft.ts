import type { RenewalChange } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import type { NoticeSide } from '@tacite/domain/notices/notice-record.ts'
import { RECORDED_KINDS, type RecordedKind } from '@tacite/domain/renewals/renewal-record.ts'
import type { RecordedRenewal } from './renewals-queries.ts'

export interface RenewalDraft {
  kind: RecordedKind
  day: string | null
  until: string | null
  givenBy: NoticeSide
  agreedBy: string
  reason: string
  file: File | null
}

/** What the form starts from: a new one, or the one that is corrected. */
export function draftOf(
  corrected: RecordedRenewal | null,
  { today, isOnRequest }: { today: string; isOnRequest: boolean },
): RenewalDraft {
  const rest = { reason: '', file: null }
  if (corrected === null)
    return {
      kind: isOnRequest ? 'request' : 'agreement',
      day: today,
      until: null,
      givenBy: 'us',
      agreedBy: '',
      ...rest,
    }
  const { kind, day, until, givenBy, agreedBy } = corrected
  const recorded = RECORDED_KINDS.find((each) => each === kind) ?? 'agreement'
  return { kind: recorded, day, until, givenBy: givenBy ?? 'us', agreedBy, ...rest }
}

/** What is said of each kind: who asked or refused, who agreed, until when. */
export function saidOf({ kind, day, until, givenBy, agreedBy }: RenewalDraft) {
  const isAgreement = kind === 'agreement'
  return {
    day: day ?? '',
    until: kind === 'refusal' ? null : until,
    givenBy: isAgreement ? null : givenBy,
    agreedBy: isAgreement ? agreedBy.trim() : '',
  }
}

/** Null while it cannot be sent. */
export function changeOf(
  draft: RenewalDraft,
  corrected: RecordedRenewal | null,
): RenewalChange | null {
  if (draft.day === null) return null
  const said = saidOf(draft)
  return corrected === null
    ? { act: 'record', renewal: { kind: draft.kind, ...said } }
    : { act: 'correct', renewalId: corrected._id, renewal: said }
}
