import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'

/** What a link or a session is held by; columns of the other kinds are null. */
export interface HeldBy {
  /** Of the signature request. */
  state: string | null
  share_revoked_at: Date | null
  share_expires_at: Date | null
  questionnaire_ended: 'taken' | 'withdrawn' | null
  questionnaire_expires_at: Date | null
}

/** Why an invitation gives no access any more, whatever its link and its sessions say; null: it does. */
export function invitationEnded(held: HeldBy, now: Date): PlainRefusalCode | null {
  if (held.state === 'cancelled') return 'SIGNATURE_CANCELLED'
  if (held.share_revoked_at) return 'SHARE_REVOKED'
  if (isPast(held.share_expires_at, now)) return 'SHARE_EXPIRED'
  if (held.questionnaire_ended) return ENDED[held.questionnaire_ended]
  return isPast(held.questionnaire_expires_at, now) ? 'QUESTIONNAIRE_EXPIRED' : null
}

const ENDED = { taken: 'QUESTIONNAIRE_TAKEN', withdrawn: 'QUESTIONNAIRE_WITHDRAWN' } as const

function isPast(moment: Date | null, now: Date): boolean {
  return moment !== null && moment <= now
}
