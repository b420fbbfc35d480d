import { isWithinSitting } from '../calendar/sitting.ts'
import type { StandingState } from './validation-progress.ts'

/** A sitting of changes to a validated content. */
export interface ChangingSitting {
  /** Who was told whose validation is suspended, and went on; null: nobody was asked. */
  confirmedBy: string | null
  lastChangeAt: Date
}

export interface GuardedValidation {
  state: StandingState
  /** The last one; null: the content has not changed yet. */
  sitting: ChangingSitting | null
}

export interface ContentChange {
  /** Whether the content is now exactly what was, or is to be, validated. */
  isBack: boolean
  /** Null: Tacite itself. */
  personId: string | null
  /** The person confirmed with this change; null: nobody can be asked, as it is the work of a job. */
  isConfirmed: boolean | null
  at: Date
}

/**
 * What a change of the content does to a validation (T4):
 * - `keep`: nothing;
 * - `ask`: it is refused until the person, told whose validation is suspended, confirms it;
 * - `suspend`: it no longer counts, until the content is back;
 * - `prolong`: it stays suspended, and the sitting goes on;
 * - `reinstate`: the content is back, and everything as before;
 * - `void`: it no longer counts, for good.
 */
export type ChangeOutcome = 'keep' | 'ask' | 'suspend' | 'prolong' | 'reinstate' | 'void'

export function outcomeOfChange(
  { state, sitting }: GuardedValidation,
  { isBack, personId, isConfirmed, at }: ContentChange,
): ChangeOutcome {
  const isSitting = sitting !== null && isWithinSitting(sitting.lastChangeAt, at)
  if (state === 'suspended') {
    if (!isSitting) return 'void'
    return isBack ? 'reinstate' : 'prolong'
  }
  if (isBack) return 'keep'
  // A refusal asks for changes: nothing that was acquired is lost.
  if (state === 'refused') return 'void'
  const hasConfirmed = isSitting && personId !== null && sitting.confirmedBy === personId
  return isConfirmed === false && !hasConfirmed ? 'ask' : 'suspend'
}

/** Whether a suspended validation is void by now: its sitting ended with another content. */
export function isVoidBy({ state, sitting }: GuardedValidation, now: Date): boolean {
  return state === 'suspended' && !(sitting && isWithinSitting(sitting.lastChangeAt, now))
}
