import type { Deadlines } from '../deadlines/deadlines.ts'
import type { Phase } from '../deadlines/phase.ts'
import type { TermOrigin } from '../deadlines/unfolded-term.ts'
import type { ContractStatus } from './contract-status.ts'

/** The detailed state of a signed contract, derived from dates and today, never typed in. */
export const SIGNED_DETAILS = [
  'NOT_STARTED',
  'IN_FORCE',
  'TACITLY_RENEWED',
  'RENEWED',
  'INDEFINITE',
  'TERMINATING',
  'EXPIRED',
] as const

export type SignedDetail = (typeof SIGNED_DETAILS)[number]

/** For an unsigned contract, its current step by id. */
export type StatusDetail = SignedDetail | 'TERMINATED' | 'CANCELLED'

type DetailByTerm = Record<TermOrigin, SignedDetail>

/** In force: the first term, then how the running term came to be. */
const IN_FORCE: DetailByTerm = {
  initial: 'IN_FORCE',
  tacit: 'TACITLY_RENEWED',
  agreement: 'RENEWED',
  request: 'RENEWED',
  performance: 'INDEFINITE',
}

/** Decisions 3: the detailed state for each phase of the engine and each kind of term. */
const DETAIL_OF_PHASE: Record<Exclude<Phase, 'ENDED'>, SignedDetail | DetailByTerm> = {
  NOT_STARTED: 'NOT_STARTED',
  RUNNING: IN_FORCE,
  NOTICE_WINDOW: IN_FORCE,
  RENEWAL_LOCKED: IN_FORCE,
  INDETERMINATE: 'INDEFINITE',
  TERMINATING: 'TERMINATING',
}

const DETAIL_OF_ENDING: Record<NonNullable<Deadlines['ending']>, StatusDetail> = {
  expiry: 'EXPIRED',
  termination: 'TERMINATED',
}

/**
 * The detailed state of a signed contract, derived from its deadlines.
 *
 * @example signedDetail({ phase: 'RUNNING', term: { number: 2, of: null, origin: 'tacit' }, ending: null })
 *   // 'TACITLY_RENEWED'
 */
export function signedDetail({
  phase,
  term,
  ending,
}: Pick<Deadlines, 'phase' | 'term' | 'ending'>): StatusDetail {
  if (phase === 'ENDED') return DETAIL_OF_ENDING[ending ?? 'expiry']
  const detail = DETAIL_OF_PHASE[phase]
  return typeof detail === 'string' ? detail : detail[term.origin]
}

/**
 * `statusDetail` of any contract: the current step when unsigned, the derived state when signed,
 * the status itself once terminated or cancelled.
 *
 * @param stepId the current workflow step; shown by its name
 */
export function statusDetail(
  status: ContractStatus,
  stepId: string,
  deadlines: Pick<Deadlines, 'phase' | 'term' | 'ending'>,
): string {
  switch (status) {
    case 'DRAFT':
    case 'NEGOTIATION':
    case 'VALIDATION':
    case 'SIGNATURE':
      return stepId
    case 'SIGNED':
      return signedDetail(deadlines)
    case 'TERMINATED':
    case 'CANCELLED':
      return status
  }
}
