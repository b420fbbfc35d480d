import type { IsoDay } from '../calendar/iso-day.ts'

/** What a notice wants: the contract not to continue, an early exit, its end on a day, or another price. */
export const NOTICE_KINDS = ['nonRenewal', 'earlyExit', 'termination', 'priceRevision'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Who gives it: a company of ours, or the other side. */
export const NOTICE_SIDES = ['us', 'otherParty'] as const
export type NoticeSide = (typeof NOTICE_SIDES)[number]

/** How a notice travels. `bailiff`: served by a commissaire de justice. */
export const NOTICE_MODES = [
  'registeredLetter',
  'electronicRegisteredLetter',
  'handDelivery',
  'bailiff',
  'email',
] as const
export type NoticeMode = (typeof NOTICE_MODES)[number]

/** What proves a notice (R8), in the order in which they can happen. */
export const PROOF_KINDS = [
  'deposit',
  'presentation',
  'receipt',
  'refusal',
  'nonCollection',
] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** A day that is proved, or stated without a file yet. */
export interface NoticeProof {
  kind: ProofKind
  day: IsoDay
}

/** A notice of the register, given or received. */
export interface NoticeRecord {
  id: string
  kind: NoticeKind
  /** The last day in force of a termination, which counts no notice. */
  endsOn: IsoDay | null
  cancelledOn: IsoDay | null
  /** Its letter was written here: it has no effect before a day is proved. */
  isWritten: boolean
  /** Those that stand: at most one of each kind. */
  proofs: readonly NoticeProof[]
}
